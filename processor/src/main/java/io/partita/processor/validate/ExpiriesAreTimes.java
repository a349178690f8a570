package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.Managed;
import io.partita.processor.model.Scalar;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.TypeModel;
import io.partita.processor.model.TypeModel.ConvertedType;
import io.partita.processor.model.TypeModel.OptionalType;
import io.partita.processor.model.TypeModel.ScalarType;
import java.util.stream.Stream;

/** DynamoDB reads an expiry as a number of epoch seconds, so it is an Instant or that number. */
final class ExpiriesAreTimes implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return ManagedComponent.of(table, Managed.TTL)
        .filter(managed -> !isTime(managed.component().type()))
        .map(managed -> managed.problem(Code.TTL_TYPE, remedy(managed.component().type())));
  }

  private static boolean isTime(TypeModel type) {
    return type instanceof ScalarType scalar
        && (scalar.scalar() == Scalar.INSTANT || scalar.scalar() == Scalar.LONG);
  }

  private static String remedy(TypeModel type) {
    if (type instanceof ConvertedType) {
      return "It is always stored as epoch seconds: remove @Convert and make it an Instant or a long.";
    }
    return type instanceof OptionalType
        ? "Make it a plain Instant; null means that the item does not expire."
        : "Make it an Instant, or a long of epoch seconds.";
  }
}
