package io.partita.processor.generate;

import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import io.partita.processor.model.EntityPlan.IndexKeyPlan;
import io.partita.processor.model.Operation;
import io.partita.processor.model.RequestPlan.Occasion;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes the DAO's method that gives stored items the index keys they should have. */
final class DaoBackfill {

  private final EntityCode code;

  DaoBackfill(EntityCode code) {
    this.code = code;
  }

  private boolean isPossible() {
    return code.operation(Operation.BACKFILL).isPresent();
  }

  private Stream<IndexKeyPlan> indexes() {
    return code.plan().indexes().stream()
        .filter(
            index ->
                Stream.concat(index.partitionKey().stream(), index.sortKey().stream())
                    .anyMatch(attribute -> !attribute.isNative()));
  }

  private TypeName type() {
    return ParameterizedTypeName.get(RuntimeTypes.BACKFILL, code.key());
  }

  void addMethod(TypeSpec.Builder dao) {
    if (isPossible()) {
      dao.addMethod(
          DaoMethods.method("backfill", type(), text().build())
              .addStatement("return operations.backfill()")
              .build());
    }
  }

  private Javadoc text() {
    String names =
        indexes()
            .map(index -> "{@code " + index.index() + "}")
            .distinct()
            .collect(Collectors.joining(", "));
    return Javadoc.of(
            ("Gives the stored {@code %s} items their keys on %s, where they lack them or have "
                    + "others.")
                .formatted(code.entity().name(), names))
        .paragraph(
            "Nothing is sent before {@code run()}: Scan requests on the table, eventually"
                + " consistent, which read and pay for all of it at half a read unit per 4 KB, and"
                + " one UpdateItem for each item whose keys are wrong, on the condition that what"
                + " they are made of has not changed. Costs 1 write unit per KB of the item, and as"
                + " much for each index that it comes to or leaves. If "
                + new RequestsText(code.operation(Operation.BACKFILL).orElseThrow())
                    .reason(Occasion.BEFORE)
                + ", one DescribeTable comes first.");
  }
}
