package io.partita.processor.generate;

import com.squareup.javapoet.TypeSpec;
import io.partita.processor.model.TablePlan;
import java.util.List;

/**
 * Generates a query for each access pattern of an entity, with a stage for each component of the
 * sort key.
 */
final class QueryGenerator implements Generator {

  @Override
  public List<TypeSpec> generate(TablePlan plan) {
    return EntityCode.all(plan).stream()
        .flatMap(
            code ->
                code.plan().accessPatterns().stream()
                    .map(pattern -> new QueryWriter(code, pattern).query()))
        .toList();
  }
}
