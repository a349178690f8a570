package io.partita.processor.generate;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityPlan.IndexKeyPlan;
import io.partita.processor.model.KeyAttributePlan;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.TypeModel.OptionalType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * A key attribute of an index from which components are decoded on read that have no attribute
 * there.
 *
 * @param key the schema's key attribute
 * @param parts the places of the components that are decoded from it
 */
record KeyDecoding(
    EntityCode code, KeyAttributePlan attribute, CodeBlock key, List<ComponentPart> parts) {

  /**
   * The decodings of an entity; a component is decoded from the first key that holds it.
   *
   * @param isCarried whether a key attribute is there
   * @param isDecoded whether the component at a place is decoded
   */
  static List<KeyDecoding> of(
      EntityCode code, Predicate<KeyAttributePlan> isCarried, Predicate<ComponentPart> isDecoded) {
    List<KeyDecoding> decodings = new ArrayList<>();
    Set<ComponentModel> found = new HashSet<>();
    Predicate<ComponentPart> isNew =
        part ->
            part.path().size() == 1
                && !code.isInPrimaryKey(part.root())
                && isDecoded.test(part)
                && found.add(part.root());
    for (IndexKeyPlan index : code.plan().indexes()) {
      CodeBlock key = CodeBlock.of("$T.$L", code.schema(), code.constant(index));
      of(code, index.partitionKey().filter(isCarried), CodeBlock.of("$L.partition()", key), isNew)
          .ifPresent(decodings::add);
      of(code, index.sortKey().filter(isCarried), CodeBlock.of("$L.sort()", key), isNew)
          .ifPresent(decodings::add);
    }
    return List.copyOf(decodings);
  }

  private static Optional<KeyDecoding> of(
      EntityCode code,
      Optional<KeyAttributePlan> attribute,
      CodeBlock key,
      Predicate<ComponentPart> isNew) {
    return attribute
        .filter(plan -> !plan.isNative())
        .map(
            plan ->
                new KeyDecoding(
                    code,
                    plan,
                    key,
                    plan.parts().stream()
                        .filter(ComponentPart.class::isInstance)
                        .map(ComponentPart.class::cast)
                        .filter(isNew)
                        .toList()))
        .filter(decoding -> !decoding.parts().isEmpty());
  }

  /** Whether a component is decoded from this key. */
  boolean holds(ComponentModel component) {
    return parts.stream().anyMatch(part -> part.root().equals(component));
  }

  /** Whether an item must have the attribute: a primitive has no other place. */
  boolean isRequired() {
    return parts.stream()
        .map(ComponentPart::root)
        .anyMatch(component -> component.keyOnly() && component.type().javaType().isPrimitive());
  }

  static boolean isOptional(ComponentModel component) {
    return component.type() instanceof OptionalType;
  }

  /** What a variable that holds the attribute's text is called. */
  String variable() {
    return Names.camelCase(attribute.attribute());
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
