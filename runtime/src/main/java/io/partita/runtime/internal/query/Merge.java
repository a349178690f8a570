package io.partita.runtime.internal.query;

import io.partita.runtime.internal.operation.Driver;
import io.partita.runtime.internal.operation.Parallel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Several reads as one, page by page: in the order that the items of each have, or one read after
 * another if they have none. What was read but not given out stays for the next page.
 */
final class Merge {

  private final List<MergeSource> sources;
  private final @Nullable Comparator<MergeSource> order;

  /**
   * A merge that begins.
   *
   * @param starts the key after which each read goes on, empty for its beginning
   * @param order that of the items; items that are equal in it have the order of their reads. Null
   *     if they have none
   * @param isReversed whether the reads give their items in the opposite order
   */
  Merge(
      List<PageReader> readers,
      List<Map<String, AttributeValue>> starts,
      @Nullable Comparator<Map<String, AttributeValue>> order,
      boolean isReversed) {
    List<MergeSource> all = new ArrayList<>(readers.size());
    for (int i = 0; i < readers.size(); i++) {
      all.add(new MergeSource(i, readers.get(i), starts.get(i)));
    }
    this.sources = all;
    // One read has its own order.
    this.order = order == null || all.size() == 1 ? null : ofSources(order, isReversed);
  }

  private static Comparator<MergeSource> ofSources(
      Comparator<Map<String, AttributeValue>> order, boolean isReversed) {
    Comparator<MergeSource> ascending =
        Comparator.comparing(MergeSource::head, order).thenComparingInt(MergeSource::number);
    return isReversed ? ascending.reversed() : ascending;
  }

  /**
   * The next items: as many as are wanted, and fewer only at the end; of reads without an order, as
   * many of each.
   */
  List<Map<String, AttributeValue>> next(Driver driver, WantedItems wanted) {
    return order == null ? ofEach(driver, wanted) : inOrder(driver, wanted, order);
  }

  private List<Map<String, AttributeValue>> ofEach(Driver driver, WantedItems wanted) {
    if (sources.size() == 1) {
      MergeSource only = sources.get(0);
      only.add(driver.run(only.read(wanted)));
      return only.takeAll();
    }
    List<Map<String, AttributeValue>> items = new ArrayList<>();
    fill(driver, wanted).forEach(source -> items.addAll(source.takeAll()));
    return items;
  }

  private List<Map<String, AttributeValue>> inOrder(
      Driver driver, WantedItems wanted, Comparator<MergeSource> byHead) {
    List<Map<String, AttributeValue>> items = new ArrayList<>();
    while (!isAtEnd() && !wanted.isMetBy(items.size())) {
      fill(driver, wanted.ofEach(sources.size(), items.size()));
      drain(items, wanted.items(), byHead);
    }
    return items;
  }

  /** Whether there are no more items, as far as is known: at once where there are no reads. */
  boolean isAtEnd() {
    return sources.stream().allMatch(MergeSource::isAtEnd);
  }

  /** The item of each read that was given out last; empty where there is none. */
  List<Map<String, AttributeValue>> last() {
    return sources.stream().map(MergeSource::last).toList();
  }

  /** Reads on, side by side, wherever the next item is not known, and tells where that was. */
  private List<MergeSource> fill(Driver driver, WantedItems ofEach) {
    List<MergeSource> dry = sources.stream().filter(MergeSource::isDry).toList();
    List<ItemPage> pages =
        Parallel.run(driver, dry.stream().map(source -> source.read(ofEach)).toList());
    for (int i = 0; i < pages.size(); i++) {
      dry.get(i).add(pages.get(i));
    }
    return dry;
  }

  /** Takes items in order, until a read whose next item might be the first one is dry. */
  private void drain(
      List<Map<String, AttributeValue>> items, int most, Comparator<MergeSource> byHead) {
    PriorityQueue<MergeSource> heads = new PriorityQueue<>(byHead);
    sources.stream().filter(MergeSource::hasHead).forEach(heads::add);
    while (items.size() < most && !heads.isEmpty()) {
      MergeSource first = heads.remove();
      items.add(first.take());
      if (first.isDry()) {
        return;
      }
      if (first.hasHead()) {
        heads.add(first);
      }
    }
  }
}
