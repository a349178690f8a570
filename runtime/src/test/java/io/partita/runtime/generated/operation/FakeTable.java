package io.partita.runtime.generated.operation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;
import software.amazon.awssdk.services.dynamodb.model.Select;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * A table in memory whose batches leave unprocessed what the test says, and whose scans cut pages
 * where DynamoDB would. A scan's filter is the test's own, since expressions are not parsed here.
 */
final class FakeTable implements DynamoDbClient {

  static final String NAME = "music";

  final List<BatchGetItemRequest> reads = Collections.synchronizedList(new ArrayList<>());
  final List<BatchWriteItemRequest> writes = Collections.synchronizedList(new ArrayList<>());
  final List<ScanRequest> scans = Collections.synchronizedList(new ArrayList<>());
  final Map<Map<String, AttributeValue>, Map<String, AttributeValue>> items = new LinkedHashMap<>();

  /** How many of the parts of a batch each coming request processes; afterwards everything. */
  final Deque<Integer> processed = new ArrayDeque<>();

  /** What the request with a number (counted from 1) fails with. */
  final Map<Integer, SdkException> failures = new LinkedHashMap<>();

  Predicate<Map<String, AttributeValue>> filter = item -> true;
  int responseItems = Integer.MAX_VALUE;

  /** The keys of the only index: items without them are not on it. */
  Set<String> indexKeys = Set.of();

  void store(List<Song> songs) {
    songs.forEach(song -> store(song.item()));
  }

  void store(Map<String, AttributeValue> item) {
    items.put(key(item), item);
  }

  private static Map<String, AttributeValue> key(Map<String, AttributeValue> item) {
    return Map.of("PK", item.get("PK"), "SK", item.get("SK"));
  }

  private <T> int take(List<T> parts, int request) {
    if (failures.containsKey(request)) {
      throw failures.get(request);
    }
    Integer count = processed.poll();
    return count == null ? parts.size() : Math.min(count, parts.size());
  }

  @Override
  public BatchGetItemResponse batchGetItem(BatchGetItemRequest request) {
    reads.add(request);
    KeysAndAttributes keys = request.requestItems().get(NAME);
    int count = take(keys.keys(), reads.size());
    List<Map<String, AttributeValue>> found =
        new ArrayList<>(
            keys.keys().subList(0, count).stream()
                .filter(items::containsKey)
                .map(items::get)
                .toList());
    Collections.reverse(found);
    BatchGetItemResponse.Builder response =
        BatchGetItemResponse.builder().responses(Map.of(NAME, found));
    List<Map<String, AttributeValue>> left = keys.keys().subList(count, keys.keys().size());
    return left.isEmpty()
        ? response.build()
        : response
            .unprocessedKeys(Map.of(NAME, KeysAndAttributes.builder().keys(left).build()))
            .build();
  }

  @Override
  public BatchWriteItemResponse batchWriteItem(BatchWriteItemRequest request) {
    writes.add(request);
    List<WriteRequest> parts = request.requestItems().get(NAME);
    int count = take(parts, writes.size());
    parts.subList(0, count).forEach(this::apply);
    List<WriteRequest> left = parts.subList(count, parts.size());
    BatchWriteItemResponse.Builder response = BatchWriteItemResponse.builder();
    return left.isEmpty()
        ? response.build()
        : response.unprocessedItems(Map.of(NAME, left)).build();
  }

  private void apply(WriteRequest part) {
    if (part.putRequest() != null) {
      store(part.putRequest().item());
    } else {
      items.remove(part.deleteRequest().key());
    }
  }

  @Override
  public ScanResponse scan(ScanRequest request) {
    SdkException failure = failures.get(record(request));
    if (failure != null) {
      throw failure;
    }
    List<Map<String, AttributeValue>> segment = segment(request);
    int from = request.hasExclusiveStartKey() ? after(segment, request) : 0;
    int limit = request.limit() == null ? responseItems : Math.min(responseItems, request.limit());
    int to = (int) Math.min(segment.size(), (long) from + limit);
    List<Map<String, AttributeValue>> page =
        segment.subList(from, to).stream().filter(filter).toList();
    ScanResponse.Builder response = ScanResponse.builder().count(page.size());
    if (request.select() != Select.COUNT) {
      response.items(page);
    }
    // Like DynamoDB, a page that ends exactly with the table still names its last key.
    return to - from == limit
        ? response.lastEvaluatedKey(position(request, segment.get(to - 1))).build()
        : response.build();
  }

  /** Segments are scanned side by side, and each request has a number of its own. */
  private int record(ScanRequest request) {
    synchronized (scans) {
      scans.add(request);
      return scans.size();
    }
  }

  private List<Map<String, AttributeValue>> segment(ScanRequest request) {
    List<Map<String, AttributeValue>> all =
        items.values().stream()
            .filter(item -> request.indexName() == null || item.keySet().containsAll(indexKeys))
            .toList();
    if (request.totalSegments() == null) {
      return all;
    }
    List<Map<String, AttributeValue>> segment = new ArrayList<>();
    for (int i = request.segment(); i < all.size(); i += request.totalSegments()) {
      segment.add(all.get(i));
    }
    return segment;
  }

  /** Like DynamoDB, a position consists of exactly the keys of the table and the index. */
  private Map<String, AttributeValue> position(
      ScanRequest request, Map<String, AttributeValue> item) {
    Map<String, AttributeValue> position = new HashMap<>(key(item));
    if (request.indexName() != null) {
      indexKeys.forEach(key -> position.put(key, item.get(key)));
    }
    return position;
  }

  private int after(List<Map<String, AttributeValue>> segment, ScanRequest request) {
    int at =
        segment.stream()
            .map(item -> position(request, item))
            .toList()
            .indexOf(request.exclusiveStartKey());
    if (at < 0) {
      throw new IllegalArgumentException("No such position.");
    }
    return at + 1;
  }

  @Override
  public String serviceName() {
    return SERVICE_NAME;
  }

  @Override
  public void close() {
    // Holds nothing.
  }
}
