package io.partita.processor.validate;

import com.squareup.javapoet.ArrayTypeName;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.TypeModel.ConvertedType;
import io.partita.processor.model.TypeModel.UnsupportedType;
import java.util.Optional;
import java.util.stream.Stream;

/** Every component, and every element inside it, has a stored form. */
final class TypesAreStorable implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return HeldComponent.of(table)
        .flatMap(held -> problems(held.component(), Types.name(held.owner())));
  }

  private static Stream<Diagnostic> problems(ComponentModel component, String owner) {
    return Types.unsupported(component.type())
        .distinct()
        .map(
            type ->
                new Diagnostic(code(type), message(component, owner, type), component.origin()));
  }

  private static Code code(UnsupportedType type) {
    return switch (type.reason()) {
      case RECURSIVE -> Code.RECURSIVE_RECORD;
      case INACCESSIBLE -> Code.INACCESSIBLE;
      case NO_CODEC, MAP_KEY, RAW_COLLECTION, SEALED_VARIANTS, GENERIC_RECORD ->
          Code.UNSUPPORTED_TYPE;
    };
  }

  private static String message(ComponentModel component, String owner, UnsupportedType type) {
    String what = "Component '%s' of %s".formatted(component.name(), owner);
    String name = Types.name(type.javaType());
    return switch (type.reason()) {
      case NO_CODEC -> what + noCodec(component, type, name);
      case MAP_KEY ->
          what
              + " has the type %s, but the keys of a map are text, an enum, UUIDs, whole numbers, dates, or what a converter makes of these. Use one of these, such as Map<String, ...>, or a list of records."
                  .formatted(name);
      case RAW_COLLECTION ->
          what
              + " has the type %s, which does not say what it holds. Write the element type, such as List<String>."
                  .formatted(name);
      case SEALED_VARIANTS ->
          what
              + " holds %s, whose permitted types are not all records with different simple names. Make each of them a record with a name of its own."
                  .formatted(name);
      case RECURSIVE ->
          what
              + " makes %s contain itself, but DynamoDB nests 32 levels at most. Store the id of the other one instead."
                  .formatted(name);
      case INACCESSIBLE ->
          what
              + " has the type %s, which generated code cannot see. Make it public, or package-private in the table's package."
                  .formatted(name);
      case GENERIC_RECORD ->
          what
              + " has the type %s, a generic record, whose components have no fixed type. Declare a record without type parameters."
                  .formatted(name);
    };
  }

  private static String noCodec(ComponentModel component, UnsupportedType type, String name) {
    if (component.type() instanceof ConvertedType converted) {
      return " is stored by %s as %s, which Partita cannot store either. Convert it to a String, a number or a record."
          .formatted(Types.name(converted.converter()), name);
    }
    if (type.javaType() instanceof ArrayTypeName) {
      return " has the type %s, but the only array Partita stores is byte[]. Use a List."
          .formatted(name);
    }
    Optional<String> known = Types.knownCollection(type.javaType());
    if (known.isPresent()) {
      return " has the type %s, which Partita cannot store. Use %s.".formatted(name, known.get());
    }
    String converter = name.replaceAll("[^A-Za-z0-9]", "") + "Converter";
    return " has the type %s, which Partita cannot store. Write \"public final class %s implements Converter<%s, String>\" and annotate the component with @Convert(%s.class)."
        .formatted(name, converter, Types.name(type.javaType().box()), converter);
  }
}
