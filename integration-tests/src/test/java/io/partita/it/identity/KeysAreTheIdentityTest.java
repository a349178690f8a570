package io.partita.it.identity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.identity.Formats.Held;
import io.partita.it.identity.Formats.Inside;
import io.partita.it.identity.Formats.Measures.Measure;
import io.partita.it.identity.Formats.Own.Moment;
import io.partita.it.identity.Formats.Raw.RawHeld;
import io.partita.it.identity.Formats.Raw.RawWhole;
import io.partita.it.identity.Formats.Twice;
import io.partita.it.identity.Formats.Whole;
import io.partita.it.wire.MemoryHttpClient;
import io.partita.runtime.EntityKey;
import io.partita.runtime.ItemMapper;
import io.partita.runtime.MappingException;
import io.partita.runtime.Options;
import io.partita.runtime.query.Query;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.protocols.jsoncore.JsonWriter;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Whatever attributes an item lacks or has instead, the record that is read has the item's key, or
 * there is none; and both ways to read it agree.
 */
class KeysAreTheIdentityTest {

  private static final int ITEMS = 1_000;
  private static final Set<String> KEYS = Set.of("PK", "SK", "GSI1PK", "GSI1SK", "Type");

  private final MemoryHttpClient http = new MemoryHttpClient();
  private final RandomKeys keys = new RandomKeys(4711);

  /** An entity, and how it is read both ways. */
  private final class Subject<E> {

    private final ItemMapper<E> mapper;
    private final Supplier<E> records;
    private final Function<E, EntityKey<E>> key;
    private final Query<E> fast;
    private final Query<E> slow;
    private int read;
    private int refused;

    Subject(
        ItemMapper<E> mapper,
        Supplier<E> records,
        Function<E, EntityKey<E>> key,
        BiFunction<DynamoDbClient, Options, Query<E>> scan) {
      this.mapper = mapper;
      this.records = records;
      this.key = key;
      this.fast = scan.apply(http.client(), Options.builder().fastPath(true).build());
      this.slow = scan.apply(http.client(), Options.builder().fastPath(false).build());
    }

    /** The item as it is read, made an item again; the message if it is refused. */
    Object read(Map<String, AttributeValue> item) {
      http.answer("{\"Count\":1,\"ScannedCount\":1,\"Items\":[" + json(item) + "]}");
      Object result = read(fast);
      assertEquals(result, read(slow));
      return result;
    }

    private Object read(Query<E> scan) {
      try {
        List<E> found = scan.list();
        assertEquals(1, found.size());
        return mapper.toItem(found.get(0));
      } catch (MappingException refusal) {
        return refusal.getMessage();
      }
    }

    /** Whatever is read has the key of its item. */
    void check(Map<String, AttributeValue> item) {
      Object result = read(item);
      if (!(result instanceof Map<?, ?> stored)) {
        refused++;
        return;
      }
      read++;
      Map<String, AttributeValue> record = new HashMap<>();
      stored.forEach((name, value) -> record.put((String) name, (AttributeValue) value));
      key.apply(mapper.fromItem(record))
          .attributes()
          .forEach((name, value) -> assertEquals(value, item.get(name), name));
    }

    E next() {
      return records.get();
    }

    Map<String, AttributeValue> item(E record) {
      return new HashMap<>(mapper.toItem(record));
    }
  }

  private static String json(Map<String, AttributeValue> item) {
    JsonWriter json = JsonWriter.create();
    json.writeStartObject();
    item.forEach(
        (name, value) -> {
          json.writeFieldName(name);
          write(value, json);
        });
    json.writeEndObject();
    return new String(json.getBytes(), java.nio.charset.StandardCharsets.UTF_8);
  }

  private static void write(AttributeValue value, JsonWriter json) {
    json.writeStartObject();
    json.writeFieldName(value.type().name());
    switch (value.type()) {
      case S -> json.writeValue(value.s());
      case N -> json.writeValue(value.n());
      case B -> json.writeValue(value.b().asByteBuffer());
      case BOOL -> json.writeValue(value.bool());
      default -> {
        json.writeStartObject();
        value
            .m()
            .forEach(
                (name, inner) -> {
                  json.writeFieldName(name);
                  write(inner, json);
                });
        json.writeEndObject();
      }
    }
    json.writeEndObject();
  }

  /** Removes some attributes, and takes some from another record. */
  private <E> Map<String, AttributeValue> disturbed(Subject<E> subject, E record, E other) {
    Map<String, AttributeValue> item = subject.item(record);
    Map<String, AttributeValue> foreign = subject.item(other);
    for (String name : List.copyOf(item.keySet())) {
      if (!KEYS.contains(name)) {
        switch (keys.random().nextInt(3)) {
          case 0 -> item.remove(name);
          case 1 -> item.put(name, foreign.get(name));
          default -> {}
        }
      }
    }
    return item;
  }

  /** Another text in some key. */
  private Map<String, AttributeValue> withOtherKey(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> other = new HashMap<>(item);
    List<String> names = new ArrayList<>(KEYS);
    names.retainAll(item.keySet());
    names.remove("Type");
    names.sort(null);
    String name = names.get(keys.random().nextInt(names.size()));
    StringBuilder text = new StringBuilder(item.get(name).s());
    int at = keys.random().nextInt(text.length());
    switch (keys.random().nextInt(3)) {
      case 0 -> text.deleteCharAt(at);
      case 1 -> text.insert(at, keys.text());
      default -> text.setCharAt(at, "a9#%$Z-".charAt(keys.random().nextInt(7)));
    }
    other.put(name, AttributeValue.fromS(text.length() == 0 ? "x" : text.toString()));
    return other;
  }

  /** The table's key tells its components whatever the attributes say. */
  private <E> void theKeyWins(Subject<E> subject) {
    for (int i = 0; i < ITEMS; i++) {
      E record = subject.next();
      Map<String, AttributeValue> item = disturbed(subject, record, subject.next());
      Map<String, AttributeValue> expected = subject.item(record);
      AttributeValue note = item.get("note");
      expected.remove("note");
      if (note != null) {
        expected.put("note", note);
      }
      assertEquals(expected, subject.read(item));
      subject.check(withOtherKey(item));
    }
    assertTrue(subject.read > 20 && subject.refused > 20, subject.read + " " + subject.refused);
  }

  @Test
  void everyFormatInTheTablesKeyWinsOverTheAttribute() {
    theKeyWins(
        new Subject<Whole>(
            WholeMapper.INSTANCE,
            keys::whole,
            WholeKey::of,
            (client, options) -> FormatsTable.of(client, "t", options).whole().scan()));
  }

  @Test
  void everyFormatInARawKeyWinsOverTheAttribute() {
    theKeyWins(
        new Subject<RawWhole>(
            RawWholeMapper.INSTANCE,
            keys::rawWhole,
            RawWholeKey::of,
            (client, options) -> Formats_RawTable.of(client, "t", options).rawWhole().scan()));
  }

  @Test
  void aComponentInBothKeysWinsOverTheAttribute() {
    theKeyWins(
        new Subject<Twice>(
            TwiceMapper.INSTANCE,
            keys::twice,
            TwiceKey::of,
            (client, options) -> FormatsTable.of(client, "t", options).twice().scan()));
  }

  @Test
  void whereTheKeyHasAPartOfAComponentADisagreementIsRefused() {
    Subject<Inside> subject =
        new Subject<>(
            InsideMapper.INSTANCE,
            keys::inside,
            InsideKey::of,
            (client, options) -> FormatsTable.of(client, "t", options).inside().scan());
    for (int i = 0; i < ITEMS; i++) {
      Map<String, AttributeValue> item = disturbed(subject, subject.next(), subject.next());
      subject.check(item);
      subject.check(withOtherKey(item));
    }
    assertTrue(subject.read > 20 && subject.refused > 20, subject.read + " " + subject.refused);
  }

  @Test
  void ownAttributesAsKeysAreReadOnlyAsTheyAreWritten() {
    Subject<Moment> moments =
        new Subject<>(
            MomentMapper.INSTANCE,
            keys::moment,
            MomentKey::of,
            (client, options) -> Formats_OwnTable.of(client, "t", options).moment().scan());
    Map<String, AttributeValue> moment = moments.item(moments.next());
    moments.check(moment);
    moment.put("at", AttributeValue.fromS("2024-01-15T10:30:00Z"));
    moments.check(moment);
    assertEquals(2, moments.read);
    moment.put("at", AttributeValue.fromS("2024-01-15T10:30:00.000Z"));
    assertEquals(0, Formats_OwnTable.of(answering(moment), "t").moment().scan().list().size());
    refuses(MomentMapper.INSTANCE, moment);
    Map<String, AttributeValue> measure = new HashMap<>();
    measure.put("sensor", AttributeValue.fromS("s"));
    measure.put("value", AttributeValue.fromN("0.125"));
    assertEquals(new Measure("s", 0.125, null), MeasureMapper.INSTANCE.fromItem(measure));
    measure.put("value", AttributeValue.fromN("0.12500000000000000000001"));
    refuses(MeasureMapper.INSTANCE, measure);
  }

  private DynamoDbClient answering(Map<String, AttributeValue> item) {
    http.answer("{\"Count\":1,\"ScannedCount\":1,\"Items\":[" + json(item) + "]}");
    return http.client();
  }

  private static void refuses(ItemMapper<?> mapper, Map<String, AttributeValue> item) {
    try {
      throw new AssertionError("Read as " + mapper.fromItem(item));
    } catch (MappingException refusal) {
      assertTrue(refusal.getMessage().contains("another writing of its value"));
    }
  }

  /** An index key tells the components whose attributes are absent. */
  private <E> void indexKeysTell(Subject<E> subject) {
    for (int i = 0; i < ITEMS; i++) {
      E record = subject.next();
      Map<String, AttributeValue> whole = subject.item(record);
      Map<String, AttributeValue> item = new HashMap<>(whole);
      item.keySet().removeIf(name -> !KEYS.contains(name) && keys.random().nextBoolean());
      item.put("note", whole.get("note"));
      assertEquals(whole, subject.read(item));
      subject.check(withOtherKey(item));
    }
    assertTrue(subject.read > 20, "" + subject.read);
  }

  @Test
  void everyFormatInIndexKeysTellsComponentsWhoseAttributeIsAbsent() {
    indexKeysTell(
        new Subject<Held>(
            HeldMapper.INSTANCE,
            keys::held,
            HeldKey::of,
            (client, options) -> FormatsTable.of(client, "t", options).held().scan()));
  }

  @Test
  void rawIndexKeysTellComponentsWhoseAttributeIsAbsent() {
    indexKeysTell(
        new Subject<RawHeld>(
            RawHeldMapper.INSTANCE,
            keys::rawHeld,
            RawHeldKey::of,
            (client, options) -> Formats_RawTable.of(client, "t", options).rawHeld().scan()));
  }
}
