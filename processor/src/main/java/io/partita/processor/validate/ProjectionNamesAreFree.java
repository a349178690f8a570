package io.partita.processor.validate;

import com.squareup.javapoet.ClassName;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.RecordProjectionModel;
import io.partita.processor.model.TableModel;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/** No two projections of a table have one name. */
final class ProjectionNamesAreFree implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    Map<String, ClassName> owners = new HashMap<>();
    return table.projections().stream()
        .flatMap(
            projection -> {
              String name = projection.generatedName().toLowerCase(Locale.ROOT);
              ClassName other = owners.putIfAbsent(name, projection.type());
              return other == null ? Stream.empty() : Stream.of(sameName(projection, other));
            });
  }

  private static Diagnostic sameName(RecordProjectionModel projection, ClassName other) {
    return new Diagnostic(
        Code.NAME_CLASH,
        "%s and %s cannot both be in one table, because what is generated for them would have the same name. Rename one of the records."
            .formatted(other.canonicalName(), projection.type().canonicalName()),
        projection.origin());
  }
}
