package io.partita.runtime.generated.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.annotations.KeyEncoding;
import io.partita.runtime.generated.value.KeyFormats;
import io.partita.runtime.generated.value.Trial;
import io.partita.runtime.internal.expression.SortRange;
import io.partita.runtime.internal.key.AdversarialText;
import io.partita.runtime.internal.key.KeyLimits;
import io.partita.runtime.internal.key.Utf8;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Jumping from one value of a component to the next meets each value once. */
class SkipScanTest {

  private static final int PARTITIONS = 4_000;
  private static final int SHELVES = 20;

  @Test
  void orderedKeysAreMetOncePerValue() {
    Trial trial = new Trial();
    AdversarialText texts = AdversarialText.any(trial.random());
    trial.repeat(PARTITIONS, () -> check(trial, texts, Shelf.ORDERED, KeyEncoding.ORDERED));
  }

  @Test
  void rawKeysAreMetOncePerValue() {
    Trial trial = new Trial();
    AdversarialText texts = AdversarialText.raw(trial.random());
    trial.repeat(PARTITIONS, () -> check(trial, texts, Shelf.RAW, KeyEncoding.RAW));
  }

  private static void check(
      Trial trial, AdversarialText texts, KeyTemplate<Shelf> template, KeyEncoding encoding) {
    TreeMap<String, Shelf> partition = new TreeMap<>(Utf8::compare);
    String room = texts.next();
    for (int i = 0; i < SHELVES; i++) {
      room = trial.random().nextBoolean() ? room : texts.near(room);
      Shelf shelf = new Shelf(room, trial.random().nextInt(-2, 3), texts.next());
      String key = template.encode(ComponentSource.of(shelf));
      if (Utf8.length(key) <= KeyLimits.SORT_BYTES) {
        partition.put(key, shelf);
      }
    }
    List<String> rooms =
        new ArrayList<>(new LinkedHashSet<>(partition.values().stream().map(Shelf::room).toList()));
    TemplateStage<Shelf, String> stage =
        template.stage(ComponentValues.empty(), Shelf.ROOM, encoding);
    trial.check(met(partition, stage, true).equals(rooms), () -> "forward " + rooms);
    Collections.reverse(rooms);
    trial.check(met(partition, stage, false).equals(rooms), () -> "backward " + rooms);
  }

  private static List<String> met(
      TreeMap<String, Shelf> partition, TemplateStage<Shelf, String> stage, boolean forward) {
    List<String> met = new ArrayList<>();
    SortRange rest = stage.all();
    while (met.size() <= partition.size()) {
      SortRange range = rest;
      var next =
          (forward ? partition : partition.descendingMap())
              .entrySet().stream()
                  .filter(entry -> range.contains(AttributeValue.fromS(entry.getKey())))
                  .findFirst();
      if (next.isEmpty()) {
        return met;
      }
      String value = next.get().getValue().room();
      met.add(value);
      rest = forward ? stage.behind(value) : stage.ahead(value);
    }
    return met;
  }

  @Test
  void aKeyThatIsAsLongAsKeysCanBeIsLeftBehindToo() {
    KeyTemplate<Order> template =
        KeyTemplate.<Order>literal("T#").then(Order.CUSTOMER_ID, KeyFormats.TEXT);
    TemplateStage<Order, String> stage =
        template.stage(ComponentValues.empty(), Order.CUSTOMER_ID, KeyEncoding.ORDERED);
    String value = "x".repeat(1022);

    assertEquals(SortRange.between("T#" + "x".repeat(1021) + "y", "T$"), stage.behind(value));
  }
}
