package io.partita.processor.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.squareup.javapoet.TypeSpec;
import io.partita.processor.Models;
import io.partita.processor.model.TablePlan;
import io.partita.processor.plan.Planner;
import io.partita.processor.resolve.ResolvedTable;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Generators leave it to the one place that writes files to say where a type comes from. */
class OriginatingElementTest {

  @Test
  void generatedTypesNameNoElementTheyComeFrom() {
    TablePlan plan =
        new Planner()
            .plan(new ResolvedTable(Models.read(Sources.in("golden/everything/input")).table()));
    List<TypeSpec> types =
        Generators.all(true, Nullness.MARKED).stream()
            .flatMap(generator -> generator.generate(plan).stream())
            .toList();
    assertFalse(types.isEmpty());
    for (TypeSpec type : types) {
      assertEquals(List.of(), type.originatingElements, type.name);
    }
  }
}
