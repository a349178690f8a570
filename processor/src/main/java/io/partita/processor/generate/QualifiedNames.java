package io.partita.processor.generate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.TypeSpec;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.NestedModel;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.TablePlan;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Writes out types of {@code java.lang}, which are not imported, where one of the user's own has
 * the same name.
 */
final class QualifiedNames implements Generator {

  private static final Set<String> JAVA_LANG =
      Set.of(
          "Boolean",
          "Byte",
          "Character",
          "Double",
          "Float",
          "Integer",
          "Long",
          "Override",
          "Record",
          "Short",
          "String",
          "SuppressWarnings");

  private final Generator generator;

  QualifiedNames(Generator generator) {
    this.generator = generator;
  }

  @Override
  public List<TypeSpec> generate(TablePlan plan) {
    String[] clashes = clashes(plan.table());
    return generator.generate(plan).stream()
        .map(type -> type.toBuilder().alwaysQualify(clashes).build())
        .toList();
  }

  private static String[] clashes(TableModel table) {
    return Stream.of(
            Stream.of(table.type()),
            table.entities().stream().map(EntityModel::type),
            table.nested().stream().map(NestedModel::type))
        .flatMap(types -> types)
        .map(ClassName::simpleName)
        .filter(JAVA_LANG::contains)
        .distinct()
        .toArray(String[]::new);
  }
}
