package io.partita.processor.generate;

import com.squareup.javapoet.TypeSpec;
import io.partita.processor.model.TablePlan;
import java.util.List;

/** Generates. */
final class CodecsGenerator implements Generator {

  @Override
  public List<TypeSpec> generate(TablePlan plan) {
    return List.of();
  }
}
