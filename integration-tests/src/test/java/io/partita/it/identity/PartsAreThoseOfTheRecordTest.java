package io.partita.it.identity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.identity.Formats.HeldPart;
import io.partita.it.identity.Formats.InsidePart;
import io.partita.it.identity.Formats.Own.MomentPart;
import io.partita.it.identity.Formats.Raw.RawHeldPart;
import io.partita.it.identity.Formats.TwicePart;
import io.partita.it.identity.Formats.WholePart;
import io.partita.runtime.ItemMapper;
import io.partita.runtime.MappingException;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedProjection;
import io.partita.runtime.generated.schema.Place;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Whatever attributes an item lacks or has instead: the components of a projection are those of the
 * whole record, although only what it asks for is read.
 */
class PartsAreThoseOfTheRecordTest {

  private static final int ITEMS = 1_000;
  private static final Set<String> KEYS = Set.of("PK", "SK", "Type", "id", "at");

  private final RandomKeys keys = new RandomKeys(815);

  /** Compares a projection with what a function makes of the whole record. */
  private <E, P> void agrees(
      EntityType<E, ?> type,
      ItemMapper<E> mapper,
      GeneratedProjection<E, P> projection,
      Supplier<E> records,
      Function<E, P> part) {
    Set<String> asked = new HashSet<>(projection.attributes(Place.table(type)));
    asked.addAll(type.primaryKey().attributeNames());
    int read = 0;
    for (int i = 0; i < ITEMS; i++) {
      Map<String, AttributeValue> item = disturbed(mapper, records.get(), records.get());
      E whole;
      try {
        whole = mapper.fromItem(item);
      } catch (MappingException refused) {
        continue;
      }
      read++;
      item.keySet().retainAll(asked);
      assertEquals(part.apply(whole), projection.of(item));
    }
    assertTrue(read > 20, "" + read);
  }

  /** Removes some attributes, and takes some from another record. */
  private <E> Map<String, AttributeValue> disturbed(ItemMapper<E> mapper, E record, E other) {
    Map<String, AttributeValue> item = new HashMap<>(mapper.toItem(record));
    Map<String, AttributeValue> foreign = mapper.toItem(other);
    for (String name : List.copyOf(item.keySet())) {
      if (!KEYS.contains(name)) {
        switch (keys.random().nextInt(12)) {
          case 0, 1, 2 -> item.remove(name);
          case 3 -> item.computeIfPresent(name, (same, value) -> foreign.get(same));
          default -> {}
        }
      }
    }
    return item;
  }

  @Test
  void ofTheTablesKey() {
    agrees(
        WholeDao.TYPE,
        WholeMapper.INSTANCE,
        WholePartProjection.INSTANCE,
        keys::whole,
        record ->
            new WholePart(
                record.number(),
                record.level(),
                record.micros(),
                record.day(),
                record.code(),
                record.note()));
    agrees(
        TwiceDao.TYPE,
        TwiceMapper.INSTANCE,
        TwicePartProjection.INSTANCE,
        keys::twice,
        record -> new TwicePart(record.at()));
  }

  @Test
  void ofWhatTheKeyHasAPartOf() {
    agrees(
        InsideDao.TYPE,
        InsideMapper.INSTANCE,
        InsidePartProjection.INSTANCE,
        keys::inside,
        record -> new InsidePart(record.note(), record.place()));
  }

  @Test
  void ofIndexKeys() {
    agrees(
        HeldDao.TYPE,
        HeldMapper.INSTANCE,
        HeldPartProjection.INSTANCE,
        keys::held,
        record ->
            new HeldPart(
                record.maybe(),
                record.letter(),
                record.small(),
                record.flag(),
                record.local(),
                record.code(),
                record.key()));
    agrees(
        RawHeldDao.TYPE,
        RawHeldMapper.INSTANCE,
        RawHeldPartProjection.INSTANCE,
        keys::rawHeld,
        record -> new RawHeldPart(record.number(), record.day(), record.last()));
  }

  @Test
  void ofComponentsThatAreKeysThemselves() {
    agrees(
        MomentDao.TYPE,
        MomentMapper.INSTANCE,
        MomentPartProjection.INSTANCE,
        keys::moment,
        record -> new MomentPart(record.since(), record.at()));
  }
}
