package io.partita.processor.generate;

import com.squareup.javapoet.CodeBlock;
import io.partita.processor.model.ComponentModel;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What keys have to say when a record is read.
 *
 * @param tableKey the table's key, if it is read with the attributes
 * @param given the components of the table's key with their constants, if the key is decoded
 *     already
 * @param decodings keys of indexes that components without attributes are decoded from
 * @param held components with attributes that index keys hold as well
 */
record KeyReading(
    Optional<TableKeyReading> tableKey,
    Map<ComponentModel, CodeBlock> given,
    List<KeyDecoding> decodings,
    List<HeldComponent> held) {

  /** Of a nested record, which has no keys. */
  static KeyReading none() {
    return new KeyReading(Optional.empty(), Map.of(), List.of(), List.of());
  }

  /** Of a whole item. */
  static KeyReading ofItem(EntityCode code) {
    return new KeyReading(
        Optional.of(TableKeyReading.ofItem(code)).filter(TableKeyReading::isNeeded),
        Map.of(),
        KeyDecoding.of(
            code, key -> true, part -> part.root().keyOnly() && part.format().isLossless()),
        HeldComponent.of(code, key -> true));
  }

  /** Of some components. */
  static KeyReading of(EntityCode code, Predicate<ComponentModel> isRead) {
    KeyReading item = ofItem(code);
    return new KeyReading(
        Optional.of(TableKeyReading.of(code, isRead)).filter(TableKeyReading::isNeeded),
        Map.of(),
        KeyDecoding.of(
            code,
            key -> true,
            part ->
                part.root().keyOnly() && part.format().isLossless() && isRead.test(part.root())),
        item.held().stream().filter(held -> isRead.test(held.component())).toList());
  }

  /** How index keys hold a component that has an attribute, if they do. */
  Optional<HeldComponent> held(ComponentModel component) {
    return held.stream().filter(one -> one.component().equals(component)).findFirst();
  }

  /** Whether a component without an attribute is decoded from the key of an index. */
  boolean isDecoded(ComponentModel component) {
    return decodings.stream().anyMatch(decoding -> decoding.holds(component));
  }
}
