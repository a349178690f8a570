package io.partita.it.operations;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Which exceptions were seen of operations and of setters, and where the documents differ. */
final class Thrown {

  /** What all DAOs may throw. */
  private static final Set<String> EVERYWHERE = Set.of("InvalidKeyException", "MappingException");

  /** What it takes requests that fail, or others who write at the same time. */
  private static final Set<String> OF_OTHER_OCCASIONS =
      Set.of(
          "BackfillIncompleteException",
          "CascadeIncompleteException",
          "VerificationIncompleteException");

  private final Model model;
  private final Map<Charted, Set<String>> byRow = new LinkedHashMap<>();
  private final Map<Method, Set<String>> bySetter = new LinkedHashMap<>();

  Thrown(Model model) {
    this.model = model;
  }

  void add(Charted row, String exception) {
    byRow.computeIfAbsent(row, key -> new TreeSet<>()).add(exception);
  }

  /** Notes what came of a setter, which may be nothing. */
  void add(Method setter, Optional<String> exception) {
    Set<String> seen = bySetter.computeIfAbsent(setter, key -> new TreeSet<>());
    exception.ifPresent(seen::add);
  }

  /** Compares what was thrown with what is planned, and that with the documentation. */
  List<String> problems(Charted row, Optional<Documented> documented) {
    List<String> problems = new ArrayList<>();
    Set<String> seen = new TreeSet<>(byRow.getOrDefault(row, Set.of()));
    seen.removeAll(row.thrown().keySet());
    seen.removeAll(EVERYWHERE);
    if (!seen.isEmpty()) {
      problems.add(row + " throws " + seen + ", charted " + row.thrown().keySet());
    }
    Set<String> unseen = new TreeSet<>(row.thrown().keySet());
    unseen.removeIf(exception -> !canBeProvoked(row, exception));
    unseen.removeAll(byRow.getOrDefault(row, Set.of()));
    if (!unseen.isEmpty()) {
      problems.add(row + " never threw " + unseen);
    }
    documented
        .filter(text -> !text.throwsAsCharted(row))
        .ifPresent(
            text ->
                problems.add(
                    row + " throws " + row.thrown() + ", documented " + text.exceptions()));
    return problems;
  }

  private boolean canBeProvoked(Charted row, String exception) {
    String when = row.thrown().get(exception);
    return switch (exception) {
      case "IncompleteBatchException" ->
          Set.of("createAll", "deleteAll").contains(row.name()) && when.contains(" of a");
      case "TransactionFailedException" -> !row.name().equals("transactionalGet");
      case "ConditionFailedException" -> !row.name().equals("recount");
      case "MappingException" -> !model.garbled(row.subject()).isEmpty();
      case "InvalidKeyException" -> false;
      default -> !OF_OTHER_OCCASIONS.contains(exception);
    };
  }

  /** Each setter says what it can lead to, and no more. */
  List<String> setterProblems() {
    List<String> problems = new ArrayList<>();
    bySetter.forEach(
        (setter, seen) ->
            Documented.of(setter)
                .filter(text -> !text.isLink() && !text.exceptions().equals(seen))
                .ifPresent(
                    text ->
                        problems.add(
                            setter + " leads to " + seen + ", documented " + text.exceptions())));
    return problems;
  }
}
