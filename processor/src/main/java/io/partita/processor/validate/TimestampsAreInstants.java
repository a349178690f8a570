package io.partita.processor.validate;

import com.squareup.javapoet.ClassName;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.Managed;
import io.partita.processor.model.TableModel;
import java.time.Instant;
import java.util.stream.Stream;

/** A managed timestamp is a point in time, whatever it is stored as. */
final class TimestampsAreInstants implements DeclarationRule {

  private static final ClassName INSTANT = ClassName.get(Instant.class);

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return Stream.of(Managed.CREATED_AT, Managed.UPDATED_AT)
        .flatMap(managed -> ManagedComponent.of(table, managed))
        .filter(managed -> !managed.component().type().javaType().equals(INSTANT))
        .map(managed -> managed.problem(Code.TIMESTAMP_TYPE, "Make it an Instant."));
  }
}
