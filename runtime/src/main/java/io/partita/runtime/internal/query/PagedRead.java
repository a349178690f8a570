package io.partita.runtime.internal.query;

import io.partita.runtime.internal.operation.Step;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.Select;

/**
 * A read that takes several requests, each of which goes on where the one before ended: a Query, or
 * a segment of a Scan.
 */
interface PagedRead {

  /** The key attributes from which a request can go on. */
  Set<String> keys();

  /** Whether an item is one of those that are read; DynamoDB may return others. */
  boolean holds(Map<String, AttributeValue> item);

  /** Whether DynamoDB returns no others, so that it can count alone. */
  boolean isExact();

  /** Sends one request. */
  <R> Step<R> send(Part part, Function<Response, Step<R>> next);

  /**
   * What a request asks for: whole items, what tells whether they are to be read, or their number.
   */
  enum Content {
    ITEMS,
    RECOGNITION,
    NUMBER
  }

  /**
   * What one request asks for.
   *
   * @param content what of the items
   * @param start the key to go on from; null to begin
   * @param limit how many items DynamoDB shall look at; null for as many as fit into a response
   */
  record Part(
      Content content, @Nullable Map<String, AttributeValue> start, @Nullable Integer limit) {

    public @Nullable Select select() {
      return content == Content.NUMBER ? Select.COUNT : null;
    }

    /** Without the values, which no message or log may show. */
    @Override
    public String toString() {
      return "Part[" + content + "]";
    }
  }

  /**
   * What DynamoDB answers.
   *
   * @param items the items
   * @param count how many it found; null if a client that is not DynamoDB's does not say
   * @param scanned how many it looked at, before the filter; null likewise
   * @param lastKey the key to go on from; empty at the end
   */
  record Response(
      List<Map<String, AttributeValue>> items,
      @Nullable Integer count,
      @Nullable Integer scanned,
      Map<String, AttributeValue> lastKey) {

    /** Without the values, which no message or log may show. */
    @Override
    public String toString() {
      return "Response[" + items.size() + " items]";
    }
  }
}
