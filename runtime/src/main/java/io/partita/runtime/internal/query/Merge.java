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
  private final boolean looksAhead;
  private boolean hasBefore;

  /**
   * A merge that begins.
   *
   * @param starts the key after which each read goes on, empty for its beginning
   * @param order that of the items; items that are equal in it have the order of their reads. Null
   *     if they have none
   * @param isReversed whether the reads give their items in the opposite order
   * @param looksAhead whether to read a little more than is wanted, to know whether there is more
   */
  Merge(
      List<PageReader> readers,
      List<Map<String, AttributeValue>> starts,
      @Nullable Comparator<Map<String, AttributeValue>> order,
      boolean isReversed,
      boolean looksAhead) {
    List<MergeSource> all = new ArrayList<>(readers.size());
    for (int i = 0; i < readers.size(); i++) {
      all.add(new MergeSource(i, readers.get(i), starts.get(i)));
    }
    this.sources = all;
    this.looksAhead = looksAhead;
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
    hasBefore = sources.stream().anyMatch(source -> !source.last().isEmpty());
    sources.forEach(MergeSource::beginPage);
    return order == null ? ofEach(driver, wanted) : inOrder(driver, wanted, order);
  }

  private List<Map<String, AttributeValue>> ofEach(Driver driver, WantedItems wanted) {
    if (sources.size() == 1) {
      MergeSource only = sources.get(0);
      only.add(driver.run(only.read(looksAhead ? wanted.andOneMore() : wanted)));
      return only.takeAll(wanted.items());
    }
    List<Map<String, AttributeValue>> items = new ArrayList<>();
    fill(driver, wanted).forEach(source -> items.addAll(source.takeAll(wanted.items())));
    return items;
  }

  private List<Map<String, AttributeValue>> inOrder(
      Driver driver, WantedItems wanted, Comparator<MergeSource> byHead) {
    List<Map<String, AttributeValue>> items = new ArrayList<>();
    while (!isAtEnd() && !wanted.isMetBy(items.size())) {
      fill(driver, wanted.ofEach(sources.size(), items.size()));
      drain(items, wanted.items(), byHead);
    }
    if (looksAhead && sources.stream().noneMatch(MergeSource::hasHead)) {
      fill(driver, WantedItems.of(1));
    }
    return items;
  }

  /** Whether there are no more items, as far as is known: at once where there are no reads. */
  boolean isAtEnd() {
    return sources.stream().allMatch(MergeSource::isAtEnd);
  }

  /** Whether the page that was given out last began behind some item. */
  boolean hasBefore() {
    return hasBefore;
  }

  /**
   * The item of each read before which the page that was given out last began: its first item of
   * that read, or the first one after the page; empty where the read has none from there on.
   */
  List<Map<String, AttributeValue>> first() {
    return sources.stream().map(MergeSource::first).toList();
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
