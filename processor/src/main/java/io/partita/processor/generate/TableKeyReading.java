package io.partita.processor.generate;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.KeyAttributePlan;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.Scalar;
import io.partita.processor.model.TypeModel.ScalarType;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * What the table's key has to say when an item is read: it is compared with the attributes, and
 * where they differ, or have nothing, the components are those of the key.
 */
final class TableKeyReading {

  /** Types that DynamoDB stores as they are, so that no two stored values are read as one. */
  private static final Set<Scalar> AS_STORED =
      EnumSet.of(
          Scalar.STRING,
          Scalar.BYTE,
          Scalar.SHORT,
          Scalar.INTEGER,
          Scalar.LONG,
          Scalar.BIG_INTEGER,
          Scalar.BIG_DECIMAL,
          Scalar.BYTES,
          Scalar.BYTE_BUFFER);

  private final EntityCode code;
  private final Predicate<ComponentModel> isRead;
  private final boolean decodes;

  private TableKeyReading(EntityCode code, Predicate<ComponentModel> isRead, boolean decodes) {
    this.code = code;
    this.isRead = isRead;
    this.decodes = decodes;
  }

  /** Of whole items: the key is decoded only where it differs from the attributes. */
  static TableKeyReading ofItem(EntityCode code) {
    return new TableKeyReading(
        code,
        component -> true,
        code.plan().keyComponents().stream().anyMatch(part -> part.root().keyOnly()));
  }

  /** Of some components: those that the key holds are read from it, and from nowhere else. */
  static TableKeyReading of(EntityCode code, Predicate<ComponentModel> isRead) {
    return new TableKeyReading(code, isRead, true);
  }

  /** The key attributes that are not components of their own. */
  List<KeyAttributePlan> templates() {
    return code.tableKeyAttributes().filter(attribute -> !attribute.isNative()).toList();
  }

  /** Whether the key can say anything but what the components' own attributes do. */
  boolean isNeeded() {
    return decodes
        ? code.plan().keyComponents().stream().anyMatch(part -> isRead.test(part.root()))
        : code.tableKeyAttributes().anyMatch(key -> !key.isNative() || isCompared(key));
  }

  /** Whether the key is needed in any case: some component is not read from an attribute. */
  boolean isAlwaysDecoded() {
    return decodes;
  }

  /**
   * The key attribute that a component is itself, if its type could read it although it would write
   * another one.
   */
  Optional<KeyAttributePlan> compared(ComponentModel component) {
    return code.tableKeyAttributes()
        .filter(TableKeyReading::isCompared)
        .filter(attribute -> EntityCode.component(attribute).equals(component))
        .findFirst();
  }

  private static boolean isCompared(KeyAttributePlan attribute) {
    return attribute.isNative()
        && (attribute.isFormatted() || !isAsStored(EntityCode.component(attribute)));
  }

  private static boolean isAsStored(ComponentModel component) {
    return component.type() instanceof ScalarType type && AS_STORED.contains(type.scalar());
  }

  /**
   * Whether the reader stands at the key of what the attributes say.
   *
   * @param variables the variables of components
   */
  CodeBlock comparison(
      KeyAttributePlan attribute, String reader, Function<ComponentModel, String> variables) {
    List<CodeBlock> arguments = new ArrayList<>();
    arguments.add(CodeBlock.of("$L", reader));
    parts(attribute).forEach(part -> arguments.add(value(part, variables)));
    return CodeBlock.of(
        "$L.$L().isAt($Z$L)", key(), accessor(attribute), CodeBlock.join(arguments, ",$W"));
  }

  private String accessor(KeyAttributePlan attribute) {
    return attribute.equals(code.plan().partitionKey()) ? "partition" : "sort";
  }

  private static List<ComponentPart> parts(KeyAttributePlan attribute) {
    return attribute.parts().stream()
        .filter(ComponentPart.class::isInstance)
        .map(ComponentPart.class::cast)
        .toList();
  }

  /** The value at a place in the key, as the attributes have it. */
  private CodeBlock value(ComponentPart part, Function<ComponentModel, String> variables) {
    String root = variables.apply(part.root());
    return part.path().size() == 1
        ? CodeBlock.of("$L", root)
        : CodeBlock.of(
            "$T.of($L, $L)$Z.get($L)",
            RuntimeTypes.COMPONENT_VALUES,
            code.reference(part.root()),
            root,
            code.reference(part));
  }

  /** The schema's key. */
  private CodeBlock key() {
    return CodeBlock.of("$T.$L", code.schema(), code.keyConstant());
  }

  /** The type of the decoded key. */
  TypeName decodedType() {
    return ParameterizedTypeName.get(RuntimeTypes.COMPONENT_VALUES, code.type());
  }

  /** The components of the item's key. */
  CodeBlock decoded(String reader) {
    return CodeBlock.of("$L.decode($L)", key(), reader);
  }

  /**
   * What takes the components from the decoded key, or refuses the item where the key has a part of
   * one only.
   */
  List<CodeBlock> assignments(String decoded, Function<ComponentModel, String> variables) {
    return code.plan().keyComponents().stream()
        .filter(part -> isRead.test(part.root()))
        .map(
            part ->
                part.path().size() == 1
                    ? CodeBlock.of(
                        "$L = $L.get($L)",
                        variables.apply(part.root()),
                        decoded,
                        code.reference(part))
                    : CodeBlock.of(
                        "$L.require($L,$W$L,$W$L)",
                        key(),
                        decoded,
                        code.reference(part),
                        value(part, variables)))
        .toList();
  }

  /** Where among the templates a component stands; empty for one that is a key itself. */
  Optional<KeyAttributePlan> template(ComponentModel component) {
    return templates().stream()
        .filter(
            attribute ->
                parts(attribute).stream().anyMatch(part -> part.path().equals(List.of(component))))
        .findFirst();
  }
}
