package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.TableModel;
import io.partita.processor.validate.EntityKey.Key;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * No two entities can have one key. A constant sort key wins over one with placeholders, which
 * refuses that very value at run time.
 */
final class KeysDoNotCollide implements Rule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    List<EntityKey> keys = EntityKey.of(table).toList();
    List<Diagnostic> problems = new ArrayList<>();
    for (int i = 0; i < keys.size(); i++) {
      for (int j = i + 1; j < keys.size(); j++) {
        problem(table, keys.get(i), keys.get(j)).ifPresent(problems::add);
      }
    }
    return problems.stream();
  }

  private static Optional<Diagnostic> problem(TableModel table, EntityKey one, EntityKey other) {
    if (one.entity().type().equals(other.entity().type())) {
      return Optional.empty();
    }
    Optional<String> partition = Key.common(one.partition(), other.partition());
    if (partition.isEmpty() || table.sortKey().isEmpty()) {
      return partition.map(
          text ->
              problem(
                  one,
                  other,
                  other.partition(),
                  "%s \"%s\". Give one partition key another prefix."
                      .formatted(table.partitionKey(), text)));
    }
    if (one.sort().isConstant() != other.sort().isConstant()) {
      return Optional.empty();
    }
    return Key.common(one.sort(), other.sort())
        .map(
            text ->
                problem(
                    one,
                    other,
                    other.sort(),
                    "%s \"%s\", %s \"%s\". %s"
                        .formatted(
                            table.partitionKey(),
                            partition.get(),
                            table.sortKey().get(),
                            text,
                            remedy(one, other))));
  }

  /** A native sort key is its component as it is, and takes no prefix. */
  private static String remedy(EntityKey one, EntityKey other) {
    return one.sort().isNative() && other.sort().isNative()
        ? "Give one of them a partition key that the other cannot have."
        : "Give one sort key another prefix.";
  }

  private static Diagnostic problem(EntityKey one, EntityKey other, Key key, String example) {
    String message =
        "%s and %s can have the same key: both could store %s"
            .formatted(one.entity().name(), other.entity().name(), example);
    return Problem.at(Code.KEY_COLLISION, other.entity(), key.template().origin(), message);
  }
}
