package io.partita.processor.generate;

import com.squareup.javapoet.TypeSpec;
import io.partita.processor.model.TablePlan;
import java.util.List;

/** Generates the DAO of an entity: thin, documented methods over the runtime's operations. */
final class DaoGenerator implements Generator {

  @Override
  public List<TypeSpec> generate(TablePlan plan) {
    return EntityCode.all(plan).stream().map(code -> new DaoWriter(code).dao()).toList();
  }
}
