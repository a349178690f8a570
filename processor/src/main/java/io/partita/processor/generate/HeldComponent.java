package io.partita.processor.generate;

import com.squareup.javapoet.CodeBlock;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityPlan.IndexKeyPlan;
import io.partita.processor.model.KeyAttributePlan;
import io.partita.processor.model.KeyPart.ComponentPart;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A component whose attribute may be absent although index keys hold the whole of it.
 *
 * @param part its place in the first of them
 * @param keys those keys, as the schema has them
 */
record HeldComponent(EntityCode code, ComponentPart part, List<IndexKeyPlan> keys) {

  /**
   * The components of an entity that have attributes and are not in the table's key.
   *
   * @param isCarried whether a key attribute can be there
   */
  static List<HeldComponent> of(EntityCode code, Predicate<KeyAttributePlan> isCarried) {
    List<HeldComponent> held = new ArrayList<>();
    for (ComponentModel component : code.entity().components()) {
      boolean isPart = component.isEmbedded() && component.type().javaType().isPrimitive();
      // A primitive of an embedded record tells that there is one, by its attribute alone.
      if (!component.keyOnly() && !isPart && !code.isInPrimaryKey(component)) {
        of(code, component, isCarried).ifPresent(held::add);
      }
    }
    return held;
  }

  private static Optional<HeldComponent> of(
      EntityCode code, ComponentModel component, Predicate<KeyAttributePlan> isCarried) {
    List<IndexKeyPlan> keys =
        code.plan().indexes().stream()
            .filter(key -> places(key, component, isCarried).findAny().isPresent())
            .toList();
    return keys.stream()
        .flatMap(key -> places(key, component, isCarried))
        .findFirst()
        .map(part -> new HeldComponent(code, part, keys));
  }

  private static Stream<ComponentPart> places(
      IndexKeyPlan key, ComponentModel component, Predicate<KeyAttributePlan> isCarried) {
    return Stream.concat(key.partitionKey().stream(), key.sortKey().stream())
        .filter(attribute -> !attribute.isNative() && isCarried.test(attribute))
        .flatMap(attribute -> attribute.parts().stream())
        .filter(ComponentPart.class::isInstance)
        .map(ComponentPart.class::cast)
        .filter(part -> part.path().equals(List.of(component)) && part.format().isLossless());
  }

  ComponentModel component() {
    return part.root();
  }

  /** What the keys hold; null if they do not. */
  CodeBlock read(String reader) {
    CodeBlock value =
        CodeBlock.of(
            "$T.read($L,$W$L,$W$L)",
            RuntimeTypes.HELD_COMPONENTS,
            reader,
            code.reference(part),
            indexKeys());
    return KeyDecoding.isOptional(component())
        ? CodeBlock.of("$T.ofNullable($L)", Optional.class, value)
        : value;
  }

  /** What the keys hold of a primitive, which must be there. */
  CodeBlock require(String reader, int position) {
    return CodeBlock.of(
        "$T.require($L, NAMES, $L,$W$L,$W$L)",
        RuntimeTypes.HELD_COMPONENTS,
        reader,
        position,
        code.reference(part),
        indexKeys());
  }

  private CodeBlock indexKeys() {
    return CodeBlock.join(
        keys.stream().map(key -> CodeBlock.of("$T.$L", code.schema(), code.constant(key))).toList(),
        ",$W");
  }
}
