package io.partita.processor.generate;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityPlan.IndexKeyPlan;
import io.partita.processor.model.KeyAttributePlan;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.StoredPrecision;
import io.partita.processor.model.TypeModel.OptionalType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * A key attribute from which components are decoded on read: those that live in keys alone, and
 * those of the table's key whose own attribute is absent.
 *
 * @param key the schema's key attribute
 * @param parts the places of the components that are decoded from it
 */
record KeyDecoding(
    EntityCode code, KeyAttributePlan attribute, CodeBlock key, List<ComponentPart> parts) {

  /** The decodings of an entity; a component is decoded from the first key that holds it. */
  static List<KeyDecoding> of(EntityCode code) {
    return of(code, index -> true, part -> part.root().keyOnly() && part.format().isLossless());
  }

  /**
   * The decodings of what an index carries of an entity.
   *
   * @param isCarried whether a key attribute of an index is there
   * @param inIndexKey whether a component is decoded from the key of an index
   */
  static List<KeyDecoding> of(
      EntityCode code, Predicate<KeyAttributePlan> isCarried, Predicate<ComponentPart> inIndexKey) {
    List<KeyDecoding> decodings = new ArrayList<>();
    Set<ComponentModel> found = new HashSet<>();
    CodeBlock primaryKey = CodeBlock.of("$T.$L", code.schema(), code.keyConstant());
    // What the table's key holds of a value in the place that has most of it is all that is stored.
    StoredPrecision precision = new StoredPrecision(code.plan());
    Predicate<ComponentPart> inTableKey = part -> !precision.isCoarse(part);
    add(
        decodings,
        found,
        code,
        Optional.of(code.plan().partitionKey()),
        primaryKey,
        "partition",
        inTableKey);
    add(decodings, found, code, code.plan().sortKey(), primaryKey, "sort", inTableKey);
    for (IndexKeyPlan index : code.plan().indexes()) {
      CodeBlock indexKey = CodeBlock.of("$T.$L", code.schema(), code.constant(index));
      Optional<KeyAttributePlan> partition = index.partitionKey().filter(isCarried);
      Optional<KeyAttributePlan> sort = index.sortKey().filter(isCarried);
      add(decodings, found, code, partition, indexKey, "partition", inIndexKey);
      add(decodings, found, code, sort, indexKey, "sort", inIndexKey);
    }
    return List.copyOf(decodings);
  }

  private static void add(
      List<KeyDecoding> decodings,
      Set<ComponentModel> found,
      EntityCode code,
      Optional<KeyAttributePlan> attribute,
      CodeBlock key,
      String accessor,
      Predicate<ComponentPart> isDecoded) {
    attribute
        .filter(plan -> !plan.isNative())
        .ifPresent(
            plan -> {
              List<ComponentPart> parts =
                  plan.parts().stream()
                      .filter(ComponentPart.class::isInstance)
                      .map(ComponentPart.class::cast)
                      .filter(part -> part.path().size() == 1)
                      .filter(isDecoded)
                      .filter(part -> found.add(part.root()))
                      .toList();
              if (!parts.isEmpty()) {
                decodings.add(
                    new KeyDecoding(code, plan, CodeBlock.of("$L.$L()", key, accessor), parts));
              }
            });
  }

  /** Whether a component is decoded from this key. */
  boolean holds(ComponentModel component) {
    return parts.stream().anyMatch(part -> part.root().equals(component));
  }

  /**
   * Whether an item must have the attribute: a component of the table's key has no other place, nor
   * has a primitive.
   */
  boolean isRequired() {
    boolean isOfTable = code.tableKeyAttributes().anyMatch(attribute::equals);
    return parts.stream()
        .map(ComponentPart::root)
        .anyMatch(
            component ->
                component.keyOnly() && (isOfTable || component.type().javaType().isPrimitive()));
  }

  static boolean isOptional(ComponentModel component) {
    return component.type() instanceof OptionalType;
  }

  /** What a variable that holds the attribute's text is called. */
  String variable() {
    if (attribute.equals(code.plan().partitionKey())) {
      return "partitionKey";
    }
    return code.plan().sortKey().filter(attribute::equals).isPresent()
        ? "sortKey"
        : Names.camelCase(attribute.attribute());
  }

  /** The type of the decoded values. */
  TypeName valuesType() {
    return ParameterizedTypeName.get(RuntimeTypes.COMPONENT_VALUES, code.type());
  }

  /** The decoded values of the attribute's text. */
  CodeBlock expression(String text) {
    return CodeBlock.of("$L.decode($T.fromS($L))", key, ClassNames.ATTRIBUTE_VALUE, text);
  }

  /** A component among the decoded values. */
  CodeBlock value(ComponentPart part, CodeBlock decoded) {
    CodeBlock value = CodeBlock.of("$L$Z.get($L)", decoded, code.reference(part));
    return isOptional(part.root())
        ? CodeBlock.of("$T.ofNullable($L)", Optional.class, value)
        : value;
  }
}
