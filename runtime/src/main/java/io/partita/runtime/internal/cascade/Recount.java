package io.partita.runtime.internal.cascade;

import io.partita.runtime.ConditionFailedException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.generated.schema.Dependents;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.stored.Existence;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import software.amazon.awssdk.retries.api.BackoffStrategy;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Puts the counts of an item right: marks it, counts again, and writes the numbers if the mark is
 * still there. Whoever changes what is counted removes the mark, so that the numbers are those of
 * the moment at which they are written.
 *
 * <p>The first attempt removes the marks of others, among them those that an interrupted recount
 * has left behind; further attempts let them be. So recounts that run at the same time disturb each
 * other once.
 */
public final class Recount<T, TK extends GeneratedKey<T>> {

  private final TableContext context;
  private final EntityType<T, TK> type;
  private final RelatedItems<T, TK> related;
  private final CountedItem<T> items;

  public Recount(TableContext context, Dependents<T, TK> dependents) {
    this.context = context;
    this.type = dependents.type();
    this.related = new RelatedItems<>(context, dependents);
    this.items = new CountedItem<>(context, type);
  }

  /** The record with exact counts; it must exist. */
  public Step<T> of(TK key) {
    return new Run(key, false)
        .attempt(1)
        .map(
            recounted ->
                recounted
                    .flatMap(
                        there -> Existence.of(context.options(), type).read(type, there.item()))
                    .orElseThrow(() -> new ItemNotFoundException(type.name())));
  }

  /**
   * Puts the counts of an item right that may be one that is being deleted; tells whether they were
   * wrong, or may have been.
   */
  Step<Boolean> ofMarked(TK key) {
    return new Run(key, true)
        .attempt(1)
        .map(recounted -> recounted.filter(Recounted::wasWrong).isPresent());
  }

  /** One recount of one item. */
  private final class Run {

    private final TK key;
    private final boolean mayBeDeleting;
    private boolean mayHaveWritten;

    Run(TK key, boolean mayBeDeleting) {
      this.key = key;
      this.mayBeDeleting = mayBeDeleting;
    }

    /** Empty if there is no such item. */
    Step<Optional<Recounted>> attempt(int number) {
      String token = UUID.randomUUID().toString();
      return items
          .mark(key, token, number == 1, mayBeDeleting)
          .flatMap(
              isThere ->
                  isThere
                      ? related.settled(key).flatMap(counts -> write(token, counts, number))
                      : Step.done(Optional.empty()));
    }

    private Step<Optional<Recounted>> write(String token, Counts<T> counts, int number) {
      // A lost response has led here: now the write can be repeated, for it leaves the token.
      boolean keepsToken = mayHaveWritten;
      return items
          .write(key, token, counts, keepsToken)
          .flatMap(
              written -> {
                mayHaveWritten |= written.unheard();
                if (written.before().isEmpty()) {
                  return again(number);
                }
                Optional<Recounted> recounted = Optional.of(recounted(written.before(), counts));
                return keepsToken
                    ? items.unmark(key, token).map(removed -> recounted)
                    : Step.done(recounted);
              });
    }

    private Recounted recounted(Map<String, AttributeValue> before, Counts<T> counts) {
      boolean wasWrong = !Counts.in(before, counts.components()).equals(counts);
      return new Recounted(counts.writtenTo(before), wasWrong || mayHaveWritten);
    }

    private Step<Optional<Recounted>> again(int number) {
      int limit = context.options().writeAttempts();
      if (number >= limit) {
        throw ConditionFailedException.keptChanging(type.name(), limit);
      }
      Duration pause =
          BackoffStrategy.exponentialDelay(
                  context.options().backoffBase(), context.options().backoffMax())
              .computeDelay(number);
      return Step.pause(pause, () -> attempt(number + 1));
    }
  }

  /** An item with its exact counts, and whether they had to be changed, or may have had to. */
  private record Recounted(Map<String, AttributeValue> item, boolean wasWrong) {

    /** Without the item, which no message or log may show. */
    @Override
    public String toString() {
      return "Recounted[wasWrong=" + wasWrong + "]";
    }
  }
}
