package io.partita.processor.generate;

import com.squareup.javapoet.TypeSpec;
import io.partita.processor.model.TablePlan;
import java.util.List;

/**
 * Turns a plan into the top-level types of one kind; all of them belong in the package of the
 * {@code @Table}.
 */
public interface Generator {

  /** The types, in the order of the table's entities. */
  List<TypeSpec> generate(TablePlan plan);
}
