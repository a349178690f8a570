package io.partita.runtime.internal.backfill;

import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.MappingException;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.stored.Existence;
import io.partita.runtime.internal.write.IndexRepair;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Backfills the items of a page.
 *
 * @param <E> the entity's record
 * @param <K> its generated key
 */
final class PageBackfill<E, K extends GeneratedKey<E>> {

  private final EntityType<E, K> type;
  private final Existence existence;
  private final IndexRepair<E> repair;
  private final boolean isDryRun;
  private final BackfillRun<K> run;

  PageBackfill(
      TableContext context,
      EntityType<E, K> type,
      IndexRepair<E> repair,
      boolean isDryRun,
      BackfillRun<K> run) {
    this.type = type;
    this.existence = Existence.of(context.options(), type);
    this.repair = repair;
    this.isDryRun = isDryRun;
    this.run = run;
  }

  /** Puts the keys of all items right that are the entity's. */
  Step<Boolean> items(List<Map<String, AttributeValue>> items) {
    return items(items.iterator());
  }

  private Step<Boolean> items(Iterator<Map<String, AttributeValue>> left) {
    while (left.hasNext()) {
      Map<String, AttributeValue> item = left.next();
      if (existence.holds(item)) {
        Step<Boolean> step = item(item);
        // What is done at once needs no further step: so many of them would overflow the stack.
        if (!(step instanceof Step.Done<Boolean>)) {
          return step.flatMap(done -> items(left));
        }
      }
    }
    return Step.done(true);
  }

  private Step<Boolean> item(Map<String, AttributeValue> item) {
    run.found();
    Set<String> wrong;
    try {
      wrong = repair.wrongIndexes(item);
    } catch (MappingException | InvalidKeyException unreadable) {
      unreadable(item);
      return Step.done(false);
    }
    if (wrong.isEmpty()) {
      return Step.done(false);
    }
    if (isDryRun) {
      run.changed(wrong);
      return Step.done(true);
    }
    return repair
        .repair(item)
        .map(
            changed -> {
              if (changed) {
                run.changed(wrong);
              }
              return changed;
            });
  }

  private void unreadable(Map<String, AttributeValue> item) {
    K key;
    try {
      key = type.key(item);
    } catch (MappingException otherShape) {
      run.misplaced();
      return;
    }
    run.unreadable(key);
  }
}
