package io.partita.processor.generate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import io.partita.annotations.IdForm;
import io.partita.processor.model.ComponentModel;
import java.util.Optional;

/** What makes up the ids of an entity and puts them into its records. */
final class GeneratedIdCode {

  private GeneratedIdCode() {}

  /** The component of an entity that is filled when an item is created. */
  static Optional<ComponentModel> component(EntityCode code) {
    return code.entity().components().stream()
        .filter(component -> component.generatedId().isPresent())
        .findFirst();
  }

  /** The part of the entity's type that says so. */
  static CodeBlock of(EntityCode code, ComponentModel generated) {
    NameAllocator names = new NameAllocator();
    String record = names.newName(code.variable());
    String id = names.newName("id");
    CodeBlock arguments =
        code.entity().components().stream()
            .map(
                component ->
                    component.equals(generated)
                        ? CodeBlock.of("$L", id)
                        : CodeBlock.of("$L.$L()", record, component.name()))
            .collect(CodeBlock.joining(",$W"));
    return CodeBlock.of(
        "\n.generatedId($L, $T.$L,$W($L, $L) -> new $T($>$>$L$<$<))",
        code.reference(generated),
        RuntimeTypes.ID_MAKER,
        maker(generated),
        record,
        id,
        code.type(),
        arguments);
  }

  private static String maker(ComponentModel generated) {
    if (generated.generatedId().orElseThrow().form() == IdForm.ULID) {
      return "ULID";
    }
    return generated.type().javaType().equals(ClassName.get(String.class))
        ? "UUID_V7_TEXT"
        : "UUID_V7";
  }

  /** The method that gives a record its id before it is created; nothing where none has one. */
  static void addMethod(EntityCode code, DaoMethods methods) {
    component(code).ifPresent(id -> methods.add(method(code, id)));
  }

  private static MethodSpec method(EntityCode code, ComponentModel id) {
    String record = new KeyArguments(code).recordName();
    return DaoMethods.method(
            "withId",
            code.type(),
            Javadoc.of(
                    "The record with a new {@code %s} if it has none, for a {@code create} whose id must be known before: in a transaction, or where the caller may repeat it. Makes no call."
                        .formatted(id.name()))
                .build())
        .addParameter(code.type(), record)
        .addStatement("return operations.withId($L)", record)
        .build();
  }
}
