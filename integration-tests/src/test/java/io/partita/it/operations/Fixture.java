package io.partita.it.operations;

import io.partita.runtime.ItemAlreadyExistsException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.PartitaException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The items of a table, two of each entity that refer to each other, and what becomes of them. */
final class Fixture {

  /** How the items of one entity stand. */
  enum State {
    /** All is there. */
    FULL,
    /** They are not there; all others are. */
    ABSENT,
    /** They are as they were created, before anything belonged to them; all others are there. */
    FRESH,
    /** As fresh, and no others are there. */
    GONE,
    /** They are there, and no others. */
    LEFT,
    /** They are being deleted. */
    MARKED,
    /** They lack their index keys. */
    UNINDEXED,
    /** What others copy of them has changed. */
    STALE,
    /** They have keys and nothing else. */
    SPARSE,
    /** They have expired and are still there. */
    EXPIRED,
    /** Nothing is there. */
    EMPTY,
    /** All others are being deleted, and they are not there. */
    OTHERS_MARKED,
    /** They say that they are of a type that nobody knows. */
    FOREIGN,
    /** They are as fresh, but have another version than those who have read them know. */
    OTHER_VERSION,
    /** All is there, but whoever counts items counts none. */
    UNCOUNTED,
    /** No attribute of theirs can be read, beside keys and counts. */
    GARBLED
  }

  private final Model model;
  private final Records records;
  private final Contents contents;
  private final Object table;
  private final Map<String, List<Map<String, AttributeValue>>> created = new HashMap<>();
  private List<Map<String, AttributeValue>> full = List.of();

  Fixture(Model model, DynamoDbClient client, String tableName, Object table) {
    this.model = model;
    this.records = new Records(model);
    this.contents = new Contents(client, tableName, model.keyAttributes());
    this.table = table;
  }

  /** Creates all items, owners first: whoever lacks one waits. */
  void fill() {
    List<Object[]> waiting = new ArrayList<>();
    // The last ones first: they may be made on use by those before them.
    List<String> entities = new ArrayList<>(model.entities());
    Collections.reverse(entities);
    entities.forEach(
        entity ->
            Stream.of(0, 1, -1, -2)
                .filter(number -> number >= 0 || records.isMixed(entity))
                .forEach(number -> waiting.add(new Object[] {entity, number})));
    while (waiting.removeIf(one -> isCreated((String) one[0], (int) one[1]))) {}
    waiting.removeIf(one -> (int) one[1] < 0);
    if (!waiting.isEmpty()) {
      throw new AssertionError("Cannot create " + waiting.get(0)[0]);
    }
    full = contents.read();
  }

  /** Says that somebody else has written items. */
  void forget() {
    contents.forget();
  }

  private boolean isCreated(String entity, int number) {
    Set<Object> before = new HashSet<>(contents.read().stream().map(contents::key).toList());
    try {
      Reflected.call(model.dao(table, entity), "create", records.sample(entity, number));
    } catch (ItemNotFoundException e) {
      return false;
    } catch (ItemAlreadyExistsException e) {
      return true;
    }
    created
        .computeIfAbsent(entity, key -> new ArrayList<>())
        .addAll(
            own(
                entity,
                contents.read().stream()
                    .filter(item -> !before.contains(contents.key(item)))
                    .toList(),
                true));
    return true;
  }

  /** An entity's items, with those that keep its values unique. */
  private List<Map<String, AttributeValue>> own(
      String entity, List<Map<String, AttributeValue>> items, boolean isOwn) {
    return items.stream().filter(item -> isOwn(entity, item) == isOwn).toList();
  }

  private boolean isOwn(String entity, Map<String, AttributeValue> item) {
    String key = item.get(model.partitionKey()).s();
    return isRecord(entity, item)
        || model.uniquePrefixes(entity).stream().anyMatch(prefix -> key.startsWith(prefix));
  }

  private boolean isRecord(String entity, Map<String, AttributeValue> item) {
    return model.typeAttribute().isEmpty()
        || model.typeValue(entity).equals(item.get(model.typeAttribute()).s());
  }

  /** Brings the items into a state. */
  void become(State state, String entity) {
    contents.become(
        switch (state) {
          case FULL -> full;
          case ABSENT -> own(entity, full, false);
          case FRESH -> fresh(entity);
          case GONE -> created.get(entity);
          case LEFT -> own(entity, full, true);
          case MARKED -> changed(entity, item -> item.put("_deleting", AttributeValue.fromN("1")));
          case UNINDEXED -> changed(entity, item -> item.keySet().removeAll(model.indexKeys()));
          case STALE ->
              changed(
                  entity,
                  item ->
                      model.copied(entity).forEach(name -> item.compute(name, Fixture::another)));
          case SPARSE -> changed(entity, item -> item.keySet().removeAll(model.removable(entity)));
          case EXPIRED ->
              changed(entity, item -> item.put(model.ttlAttribute(), AttributeValue.fromN("1")));
          case EMPTY -> List.of();
          case OTHERS_MARKED ->
              own(entity, full, false).stream()
                  .map(item -> with(item, "_deleting", AttributeValue.fromN("1")))
                  .toList();
          case FOREIGN ->
              changed(
                  entity,
                  item -> item.put(model.typeAttribute(), AttributeValue.fromS("Stranger")));
          case OTHER_VERSION ->
              changed(
                  fresh(entity),
                  entity,
                  item ->
                      model
                          .noted(entity, "version")
                          .forEach(name -> item.put(name, AttributeValue.fromN("77"))));
          case UNCOUNTED -> full.stream().map(this::uncounted).toList();
          case GARBLED ->
              changed(
                  entity,
                  item ->
                      model
                          .garbled(entity)
                          .forEach(name -> item.put(name, AttributeValue.fromNul(true))));
        });
  }

  /** Whether a state is another one for an entity. */
  boolean canBecome(State state, String entity) {
    return switch (state) {
      case FOREIGN -> !model.typeAttribute().isEmpty();
      case OTHER_VERSION -> !model.noted(entity, "version").isEmpty();
      case GARBLED -> !model.garbled(entity).isEmpty();
      default -> true;
    };
  }

  private Map<String, AttributeValue> uncounted(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> uncounted = new HashMap<>(item);
    for (String entity : model.entities()) {
      if (isRecord(entity, item)) {
        model
            .noted(entity, "count")
            .forEach(name -> uncounted.put(name, AttributeValue.fromN("0")));
      }
    }
    return uncounted;
  }

  private static Map<String, AttributeValue> with(
      Map<String, AttributeValue> item, String name, AttributeValue value) {
    Map<String, AttributeValue> with = new HashMap<>(item);
    with.put(name, value);
    return with;
  }

  private static AttributeValue another(String name, AttributeValue value) {
    return value.s() == null ? AttributeValue.fromN("99") : AttributeValue.fromS("other");
  }

  private List<Map<String, AttributeValue>> fresh(String entity) {
    return Stream.concat(own(entity, full, false).stream(), created.get(entity).stream()).toList();
  }

  private List<Map<String, AttributeValue>> changed(
      String entity, Consumer<Map<String, AttributeValue>> change) {
    return changed(full, entity, change);
  }

  private List<Map<String, AttributeValue>> changed(
      List<Map<String, AttributeValue>> items,
      String entity,
      Consumer<Map<String, AttributeValue>> change) {
    return items.stream()
        .map(
            item -> {
              Map<String, AttributeValue> changed = new HashMap<>(item);
              if (isRecord(entity, item)) {
                change.accept(changed);
              }
              return changed;
            })
        .toList();
  }

  /** The record that is stored. */
  Object stored(String entity, int number) {
    return Reflected.call(
        model.dao(table, entity), "get", model.key(records.sample(entity, number)));
  }

  /** The record that is stored with other values wherever it may have some. */
  Object altered(String entity) {
    return records.altered(stored(entity, 0), entity, 2);
  }

  /** Whether a record can be stored at all. */
  boolean canBePut(Object instance) {
    try {
      become(State.FULL, "");
      forget();
      Reflected.call(model.dao(table, instance.getClass().getSimpleName()), "put", instance);
      return true;
    } catch (PartitaException | NullPointerException e) {
      return false;
    }
  }
}
