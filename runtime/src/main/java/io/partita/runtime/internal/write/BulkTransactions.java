package io.partita.runtime.internal.write;

import io.partita.runtime.TransactionFailedException.Reason;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Packs many writes into as few transactions as a simple walk finds, and sends one of them: without
 * those that turn out to be unnecessary.
 *
 * @param <K> the entity's generated key
 */
final class BulkTransactions<K> {

  private final TableContext context;
  private final Reason unnecessary;

  /**
   * @param unnecessary why a write need not be done, so that the others are sent without it
   */
  BulkTransactions(TableContext context, Reason unnecessary) {
    this.context = context;
    this.unnecessary = unnecessary;
  }

  /** Parts in their order, each pack as large as a transaction can be. */
  List<List<BulkItem<K>>> of(Collection<BulkItem<K>> parts) {
    List<List<BulkItem<K>>> packs = new ArrayList<>();
    List<BulkItem<K>> pack = new ArrayList<>();
    TransactionRoom room = new TransactionRoom();
    for (BulkItem<K> part : parts) {
      if (!room.take(part)) {
        packs.add(pack);
        pack = new ArrayList<>();
        room = new TransactionRoom();
        room.take(part);
      }
      pack.add(part);
    }
    if (!pack.isEmpty()) {
      packs.add(pack);
    }
    return packs;
  }

  /** Sends a pack, and again without what was unnecessary. */
  Step<Sent<K>> send(List<BulkItem<K>> pack) {
    return send(pack, List.of());
  }

  private Step<Sent<K>> send(List<BulkItem<K>> pack, List<BulkItem<K>> dropped) {
    if (pack.isEmpty()) {
      return Step.done(new Sent<>(List.of(), dropped, null));
    }
    return WriteRun.transaction(context, pack.stream().map(BulkItem::intent).toList())
        .flatMap(outcome -> judge(pack, dropped, outcome));
  }

  private Step<Sent<K>> judge(List<BulkItem<K>> pack, List<BulkItem<K>> dropped, Outcome outcome) {
    Set<Integer> needless =
        outcome.refused().stream()
            .filter(refused -> refused.reason() == unnecessary)
            .map(Refused::action)
            .collect(Collectors.toSet());
    if (needless.isEmpty()) {
      return Step.done(new Sent<>(pack, dropped, outcome.isDone() ? null : outcome));
    }
    // Other refusals may only have been due to those that are dropped now.
    List<BulkItem<K>> rest = new ArrayList<>();
    List<BulkItem<K>> allDropped = new ArrayList<>(dropped);
    for (int i = 0; i < pack.size(); i++) {
      (needless.contains(i) ? allDropped : rest).add(pack.get(i));
    }
    return send(rest, allDropped);
  }

  /**
   * What became of a pack.
   *
   * @param parts what was sent in the end
   * @param dropped what was not, being unnecessary
   * @param refusal why the parts were not done; null if they were
   * @param <K> the entity's generated key
   */
  record Sent<K>(List<BulkItem<K>> parts, List<BulkItem<K>> dropped, @Nullable Outcome refusal) {}
}
