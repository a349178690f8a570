package io.partita.runtime.internal.query;

import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.query.PagedRead.Content;
import io.partita.runtime.internal.query.PagedRead.Part;
import io.partita.runtime.internal.query.PagedRead.Response;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Makes pages of the responses to a read. */
final class PageReader {

  private final PagedRead read;
  private final Predicate<Map<String, AttributeValue>> readable;

  PageReader(PagedRead read) {
    this(read, item -> true);
  }

  /**
   * @param readable which items are kept of those that are read, but not of those that are counted
   */
  PageReader(PagedRead read, Predicate<Map<String, AttributeValue>> readable) {
    this.read = read;
    this.readable = readable;
  }

  /** The items from a position on, as many as are wanted. */
  Step<ItemPage> items(@Nullable Map<String, AttributeValue> start, WantedItems wanted) {
    return next(start, wanted, new ArrayList<>(), 0);
  }

  private Step<ItemPage> next(
      @Nullable Map<String, AttributeValue> start,
      WantedItems wanted,
      ArrayList<Map<String, AttributeValue>> found,
      int requests) {
    return read.send(
        new Part(Content.ITEMS, start, wanted.evaluated(found.size(), requests)),
        response -> {
          keep(response.items(), found);
          Map<String, AttributeValue> last = last(response);
          if (found.size() > wanted.items()) {
            List<Map<String, AttributeValue>> page = found.subList(0, wanted.items());
            return Step.done(new ItemPage(page, key(page.get(page.size() - 1))));
          }
          return last == null || wanted.isMetBy(found.size())
              ? Step.done(new ItemPage(found, last))
              : next(last, wanted, found, requests + 1);
        });
  }

  private void keep(
      List<Map<String, AttributeValue>> items, ArrayList<Map<String, AttributeValue>> found) {
    found.ensureCapacity(found.size() + items.size());
    for (Map<String, AttributeValue> item : items) {
      if (read.holds(item) && readable.test(item)) {
        found.add(item);
      }
    }
  }

  /** The number of items, exactly up to a number beyond which nobody asks. */
  Step<Long> count(long most) {
    return count(null, 0, most);
  }

  private Step<Long> count(@Nullable Map<String, AttributeValue> start, long counted, long most) {
    return read.send(
        new Part(read.isExact() ? Content.NUMBER : Content.RECOGNITION, start, null),
        response -> {
          long count = counted + count(response);
          Map<String, AttributeValue> last = last(response);
          return last == null || count >= most ? Step.done(count) : count(last, count, most);
        });
  }

  private long count(Response response) {
    return read.isExact() && response.count() != null
        ? response.count()
        : response.items().stream().filter(read::holds).count();
  }

  private @Nullable Map<String, AttributeValue> last(Response response) {
    return response.lastKey().isEmpty() ? null : key(response.lastKey());
  }

  private Map<String, AttributeValue> key(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> key = new LinkedHashMap<>();
    read.keys().forEach(attribute -> key.put(attribute, item.get(attribute)));
    return key;
  }
}
