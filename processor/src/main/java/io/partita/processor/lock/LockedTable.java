package io.partita.processor.lock;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import java.util.Optional;
import java.util.stream.Stream;

/** What holds for all items of a table is as it was when they were stored. */
final class LockedTable implements LockRule {

  @Override
  public Stream<Diagnostic> check(LockComparison comparison) {
    return Stream.of(
            key(comparison), encoding(comparison), typeAttribute(comparison), expiry(comparison))
        .flatMap(Optional::stream);
  }

  private static Optional<Diagnostic> key(LockComparison comparison) {
    LockModel before = comparison.before();
    LockModel after = comparison.after();
    return before.partitionKey().equals(after.partitionKey())
            && before.sortKey().equals(after.sortKey())
        ? Optional.empty()
        : Optional.of(
            comparison.problem(
                Code.LOCK_TABLE_KEY,
                "The key of %s changes from %s to %s, but DynamoDB changes the key of no table. Keep it, or create another table and write every item to it before you accept the new lock."
                    .formatted(after.name(), before.keys(), after.keys())));
  }

  private static Optional<Diagnostic> encoding(LockComparison comparison) {
    String before = comparison.before().encoding();
    String after = comparison.after().encoding();
    return comparison.isSameEncoding()
        ? Optional.empty()
        : Optional.of(
            comparison.problem(
                Code.LOCK_ENCODING,
                "The key encoding of %s changes from %s to %s: keys would be written otherwise than stored items have them. Keep keyEncoding = KeyEncoding.%s, or write every item again under its new key before you accept the new lock."
                    .formatted(comparison.after().name(), before, after, before)));
  }

  private static Optional<Diagnostic> typeAttribute(LockComparison comparison) {
    Optional<String> before = comparison.before().typeAttribute();
    // Without the attribute items are known by their keys, which they have.
    return comparison
        .after()
        .typeAttribute()
        .filter(after -> !before.equals(Optional.of(after)))
        .map(
            after ->
                comparison.problem(
                    Code.LOCK_TYPE_ATTRIBUTE,
                    "The type attribute of %s changes from %s to '%s': stored items do not have it and are not recognised. Keep typeAttribute = \"%s\", or write '%s' to every item before you accept the new lock."
                        .formatted(
                            comparison.after().name(),
                            quoted(before),
                            after,
                            before.orElse(""),
                            after)));
  }

  private static Optional<Diagnostic> expiry(LockComparison comparison) {
    Optional<String> after = comparison.after().expiry();
    return comparison
        .before()
        .expiry()
        .filter(before -> !after.equals(Optional.of(before)))
        .map(
            before ->
                comparison.problem(
                    Code.LOCK_EXPIRY,
                    "The expiry of %s changes from '%s' to %s: stored items do not expire any more, and expired ones that DynamoDB has not deleted yet are back. Keep @Ttl on '%s', or delete them or write their new expiry before you accept the new lock."
                        .formatted(comparison.after().name(), before, quoted(after), before)));
  }

  private static String quoted(Optional<String> name) {
    return name.map(text -> "'" + text + "'").orElse("none");
  }
}
