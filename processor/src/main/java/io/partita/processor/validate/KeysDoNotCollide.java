package io.partita.processor.validate;

import io.partita.annotations.KeyEncoding;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.TableModel;
import io.partita.processor.resolve.ResolvedKey;
import io.partita.processor.resolve.ResolvedTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * No two entities can have one key, unless the table says that their values are disjoint. A
 * constant sort key wins over one with placeholders, which refuses that very value at run time.
 */
final class KeysDoNotCollide implements Rule {

  @Override
  public Stream<Diagnostic> check(ResolvedTable table) {
    if (isAllowed(table.model()) && table.model().typeAttribute().isPresent()) {
      return Stream.empty();
    }
    List<EntityKey> keys = EntityKey.of(table).toList();
    List<Diagnostic> problems = new ArrayList<>();
    for (int i = 0; i < keys.size(); i++) {
      for (int j = i + 1; j < keys.size(); j++) {
        problem(table.model(), keys.get(i), keys.get(j)).ifPresent(problems::add);
      }
    }
    return problems.stream();
  }

  /** Whether the user knows that the values themselves are disjoint. */
  private static boolean isAllowed(TableModel table) {
    return table.allowed().contains(Code.KEY_COLLISION.name());
  }

  private static Optional<Diagnostic> problem(TableModel table, EntityKey one, EntityKey other) {
    if (one.entity().type().equals(other.entity().type())) {
      return Optional.empty();
    }
    Optional<String> partition = EntityKey.common(one.partition(), other.partition());
    if (partition.isEmpty() || table.sortKey().isEmpty()) {
      return partition.map(
          text ->
              problem(
                  one,
                  other,
                  other.partition(),
                  "%s \"%s\". Give one partition key another prefix%s."
                      .formatted(table.partitionKey(), text, alternative(table))));
    }
    if (one.sort().template().isConstant() != other.sort().template().isConstant()) {
      return Optional.empty();
    }
    return EntityKey.common(one.sort(), other.sort())
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
                            remedy(one, other) + alternative(table) + ".")));
  }

  /** Without a type attribute a write could not tell whose item it meets. */
  private static String alternative(TableModel table) {
    if (isAllowed(table)) {
      return ", or name a typeAttribute, without which @Allow(\"KEY_COLLISION\") cannot be kept";
    }
    // Keys that are stored already have the prefixes they have.
    return table.encoding() == KeyEncoding.RAW
        ? ", or, if their values never meet, put @Allow(\"KEY_COLLISION\") on %s%s"
            .formatted(
                table.type().simpleName(),
                table.typeAttribute().isPresent() ? "" : " and name its typeAttribute")
        : "";
  }

  /** A native sort key is its component as it is, and takes no prefix. */
  private static String remedy(EntityKey one, EntityKey other) {
    return one.sort().isNative() && other.sort().isNative()
        ? "Give one of them a partition key that the other cannot have"
        : "Give one sort key another prefix";
  }

  private static Diagnostic problem(
      EntityKey one, EntityKey other, ResolvedKey key, String example) {
    String message =
        "%s and %s can have the same key: both could store %s"
            .formatted(one.entity().name(), other.entity().name(), example);
    return new Diagnostic(Code.KEY_COLLISION, message, key.template().origin());
  }
}
