package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.diagnostic.Origin;
import io.partita.processor.model.TableModel;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** An {@code @Allow} names codes that there are, and that it can silence. */
final class AllowedCodesAreKnown implements DeclarationRule {

  private static final List<String> ALLOWABLE =
      Arrays.stream(Code.values()).filter(Code::canBeAllowed).map(Code::name).toList();

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    Stream<Diagnostic> inTable =
        problems(table.allowed(), table.type().simpleName(), table.origin());
    Stream<Diagnostic> inEntities =
        table.entities().stream()
            .flatMap(entity -> problems(entity.allowed(), entity.name(), entity.origin()));
    Stream<Diagnostic> inComponents =
        HeldComponent.of(table)
            .flatMap(
                held ->
                    problems(held.component().allowed(), held.name(), held.component().origin()));
    return Stream.of(inTable, inEntities, inComponents).flatMap(problems -> problems);
  }

  private static Stream<Diagnostic> problems(Set<String> codes, String owner, Origin origin) {
    return codes.stream()
        .sorted()
        .filter(code -> !ALLOWABLE.contains(code))
        .map(code -> new Diagnostic(Code.ALLOWED_CODE, message(code, owner), origin));
  }

  private static String message(String code, String owner) {
    if (isCode(code)) {
      return "@Allow of %s names %s, which is an error that cannot be silenced. Remove the code, and correct what it was reported for."
          .formatted(owner, code);
    }
    Optional<String> meant = Suggestion.closest(code, ALLOWABLE);
    return "@Allow of %s names \"%s\", which is no code. %s"
        .formatted(
            owner,
            code,
            meant
                .map(known -> "Did you mean \"" + known + "\"?")
                .orElse("Give the code that stands in brackets before the finding."));
  }

  private static boolean isCode(String name) {
    return Arrays.stream(Code.values()).anyMatch(code -> code.name().equals(name));
  }
}
