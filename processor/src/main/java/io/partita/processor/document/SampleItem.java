package io.partita.processor.document;

import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.KeyAttributePlan;
import io.partita.processor.model.KeyPart;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.KeyPart.LiteralPart;
import io.partita.processor.model.KeyPart.ShardPart;
import io.partita.processor.model.Managed;
import io.partita.processor.model.TypeModel.EnumType;
import io.partita.processor.model.UniquePlan;
import io.partita.processor.model.WhereModel;
import io.partita.processor.model.WhereModel.Term;
import io.partita.processor.model.WhereModel.Test;
import io.partita.processor.resolve.KeyFormatChooser;
import io.partita.processor.resolve.ResolvedKey;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.zip.CRC32;

/**
 * An item that could be in the table.
 *
 * @param values which of several values a component has, by name
 * @param given the values of components that follow from other items, by name
 */
record SampleItem(
    EntityPlan entity, Map<String, Integer> values, Map<String, String> given, SampleNames names) {

  /** This with more values that follow from other items. */
  SampleItem with(Map<String, String> more) {
    Map<String, String> all = new HashMap<>(given);
    all.putAll(more);
    return new SampleItem(entity, values, all, names);
  }

  /** What the item holds in a key attribute. */
  String text(ResolvedKey key) {
    boolean isPlain = key.isNative() && key.placeholders().get(0).placeholder().format().isEmpty();
    return text(key.resolved(), isPlain);
  }

  /** What the item holds in an attribute of its primary key. */
  String text(KeyAttributePlan key) {
    return text(key.parts(), key.isNative() && !key.isFormatted());
  }

  private String text(List<KeyPart> parts, boolean isPlain) {
    return parts.stream().map(part -> text(part, isPlain)).collect(Collectors.joining());
  }

  /** The key of the item that takes a unique value of this one. */
  String text(UniquePlan unique) {
    return unique.prefix() + text(unique.value(), false);
  }

  private String text(KeyPart part, boolean isPlain) {
    if (part instanceof LiteralPart literal) {
      return literal.text();
    }
    if (part instanceof ShardPart shard) {
      return String.valueOf(shard(shard.count()));
    }
    ComponentPart component = (ComponentPart) part;
    String value = value(component);
    return isPlain ? value : SampleValues.inKey(component.format(), value);
  }

  /** The value of a component of a key, or of what a path into it leads to. */
  String value(ComponentPart component) {
    return Optional.ofNullable(given.get(component.root().name()))
        .filter(value -> component.leaf().equals(component.root()))
        .orElseGet(
            () ->
                SampleValues.of(
                    component.leaf().type(),
                    names.of(component.root().name(), component.leaf().name()),
                    number(component.root().name())));
  }

  /** The value of a component. */
  String value(ComponentModel component) {
    if (component.managed().contains(Managed.TTL)) {
      return SampleValues.EPOCH_SECONDS;
    }
    return Optional.ofNullable(given.get(component.name()))
        .orElseGet(
            () ->
                SampleValues.of(
                    component.type(),
                    names.of(component.name(), component.name()),
                    number(component.name())));
  }

  /** The components outside of the key and their values, in few words. */
  String summary() {
    return entity.entity().components().stream()
        .filter(component -> !component.keyOnly())
        .filter(
            component ->
                entity.keyComponents().stream().noneMatch(part -> part.root().equals(component)))
        .map(component -> component.attribute() + " " + value(component))
        .collect(Collectors.joining(" · "));
  }

  /** Whether the item is on an index with a condition, as far as samples tell. */
  boolean meets(WhereModel where) {
    return where.terms().stream().allMatch(this::meets);
  }

  private boolean meets(Term term) {
    if (!term.test().compares()) {
      return term.test() == Test.IS_NOT_NULL;
    }
    Optional<String> constant =
        entity
            .entity()
            .component(term.component())
            .filter(component -> KeyFormatChooser.innermost(component.type()) instanceof EnumType)
            .map(this::value);
    return constant.map(value -> term.test().holds(value.equals(term.constant()))).orElse(true);
  }

  private int number(String component) {
    return values.getOrDefault(component, 0);
  }

  /** As the runtime does it: by the primary key. */
  private long shard(int count) {
    CRC32 checksum = new CRC32();
    checksum.update(text(entity.partitionKey()).getBytes(StandardCharsets.UTF_8));
    checksum.update(0);
    entity.sortKey().ifPresent(key -> checksum.update(text(key).getBytes(StandardCharsets.UTF_8)));
    return checksum.getValue() % count;
  }
}
