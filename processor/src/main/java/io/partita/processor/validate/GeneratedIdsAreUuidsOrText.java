package io.partita.processor.validate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.TypeName;
import io.partita.annotations.IdForm;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.TypeModel.ScalarType;
import io.partita.processor.resolve.ResolvedEntity;
import io.partita.processor.resolve.ResolvedTable;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;

/** A generated id is a UUID or a String, as it is, and in a form that this type has. */
final class GeneratedIdsAreUuidsOrText implements EntityRule {

  private static final TypeName UUID_TYPE = ClassName.get(UUID.class);
  private static final TypeName TEXT = ClassName.get(String.class);

  @Override
  public Stream<Diagnostic> check(ResolvedTable table, ResolvedEntity resolved) {
    return GeneratedIdComponent.of(resolved.model())
        .filter(id -> Types.isSupported(id.component()))
        .flatMap(
            id -> problem(id).stream().map(problem -> id.problem(Code.GENERATED_ID_TYPE, problem)));
  }

  private static Optional<String> problem(GeneratedIdComponent id) {
    TypeName type = id.component().type().javaType();
    if (!type.equals(UUID_TYPE) && !type.equals(TEXT)) {
      return Optional.of(
          "which is %s. Make it a UUID or a String.".formatted(Types.withArticle(type)));
    }
    if (!(id.component().type() instanceof ScalarType)) {
      return Optional.of(
          "which is converted, and not every id can be. Remove @Convert or @GeneratedId.");
    }
    return id.id().form() == IdForm.ULID && !type.equals(TEXT)
        ? Optional.of(
            "which is a UUID, but a ULID is text. Make it a String, or remove IdForm.ULID.")
        : Optional.empty();
  }
}
