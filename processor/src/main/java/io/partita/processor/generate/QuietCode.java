package io.partita.processor.generate;

import com.squareup.javapoet.AnnotationSpec;
import com.squareup.javapoet.TypeSpec;
import io.partita.processor.model.TablePlan;
import java.util.List;

/**
 * Suppresses the warnings about what the user has deprecated but still stores: the user knows, and
 * cannot change generated code.
 */
final class QuietCode implements Generator {

  private final Generator generator;

  QuietCode(Generator generator) {
    this.generator = generator;
  }

  @Override
  public List<TypeSpec> generate(TablePlan plan) {
    List<String> warnings = plan.table().warnings();
    List<TypeSpec> types = generator.generate(plan);
    return warnings.isEmpty()
        ? types
        : types.stream()
            .map(type -> type.toBuilder().addAnnotation(suppression(warnings)).build())
            .toList();
  }

  private static AnnotationSpec suppression(List<String> warnings) {
    AnnotationSpec.Builder suppression = AnnotationSpec.builder(SuppressWarnings.class);
    warnings.forEach(warning -> suppression.addMember("value", "$S", warning));
    return suppression.build();
  }
}
