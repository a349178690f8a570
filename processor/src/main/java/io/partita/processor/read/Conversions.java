package io.partita.processor.read;

import io.partita.processor.read.ConverterReader.Conversion;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.type.TypeMirror;

/**
 * The converters that apply to a component and what is in it.
 *
 * @param own that of the component itself, which comes before those of the table
 * @param ofTable those that the table lists
 */
record Conversions(Optional<Conversion> own, List<Conversion> ofTable) {

  static final Conversions NONE = new Conversions(Optional.empty(), List.of());

  /** How values of a type are converted; empty if they are stored as they are. */
  Optional<Conversion> of(TypeMirror type) {
    return Stream.concat(own.stream(), ofTable.stream())
        .filter(conversion -> conversion.appliesTo(type))
        .findFirst();
  }

  /** These, for a component that has a converter of its own. */
  Conversions with(Conversion own) {
    return new Conversions(Optional.of(own), ofTable);
  }
}
