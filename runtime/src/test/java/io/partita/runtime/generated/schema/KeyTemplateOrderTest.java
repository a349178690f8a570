package io.partita.runtime.generated.schema;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.partita.annotations.KeyEncoding;
import io.partita.runtime.generated.schema.CollectionRange.End;
import io.partita.runtime.generated.value.KeyFormat;
import io.partita.runtime.generated.value.KeyFormats;
import io.partita.runtime.generated.value.Trial;
import io.partita.runtime.internal.expression.SortRange;
import io.partita.runtime.internal.key.AdversarialText;
import io.partita.runtime.internal.key.Utf8;
import java.util.Arrays;
import java.util.Comparator;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Random pairs of keys of several components: order, equality, prefixes and ranges of keys are
 * those of the components.
 */
class KeyTemplateOrderTest {

  private static final int PAIRS = 2_000_000;
  private static final int RANGES = 50_000;

  private static final KeyTemplate<Shelf> ROOM = room(KeyFormats.TEXT);
  private static final KeyTemplate<Shelf> RAW_ROOM = room(KeyFormats.RAW_TEXT);

  private static final CollectionRange<Shelf> ROOM_AND_BELOW =
      CollectionRange.between(ROOM, ROOM, End.BELOW);
  private static final CollectionRange<Shelf> BELOW_ROOM = below(ROOM);
  private static final CollectionRange<Shelf> BELOW_ROW =
      below(ROOM.thenLiteral("#ROW").then(Shelf.ROW, KeyFormats.LONG_PADDED));

  private static final Comparator<Shelf> BY_COMPONENTS =
      Comparator.comparing(Shelf::room, KeyTemplateOrderTest::compare)
          .thenComparing(Shelf::row)
          .thenComparing(Shelf::label, KeyTemplateOrderTest::compare);

  @Test
  void orderedKeysSortLikeTheirComponentsAndComeBack() {
    Trial trial = new Trial();
    AdversarialText texts = AdversarialText.any(trial.random());
    trial.repeat(
        PAIRS,
        () -> {
          Shelf a = next(texts, trial.random());
          Shelf b = near(a, texts, trial.random());
          String keyA = Shelf.ORDERED.encode(ComponentSource.of(a));
          String keyB = Shelf.ORDERED.encode(ComponentSource.of(b));
          int order = Integer.signum(BY_COMPONENTS.compare(a, b));
          int bytes =
              Integer.signum(Arrays.compareUnsigned(keyA.getBytes(UTF_8), keyB.getBytes(UTF_8)));
          trial.check(bytes == order, () -> "byte order of " + show(keyA, keyB));
          trial.check(
              Integer.signum(Utf8.compare(keyA, keyB)) == order,
              () -> "computed order of " + show(keyA, keyB));
          trial.check(keyA.equals(keyB) == a.equals(b), () -> "equality of " + show(keyA, keyB));
          trial.check(
              a.equals(decoded(Shelf.ORDERED, keyA)), () -> "components of " + Trial.show(keyA));
          prefixes(trial, a, b, keyB);
        });
  }

  private static void prefixes(Trial trial, Shelf a, Shelf b, String keyB) {
    ComponentSource<Shelf> source = ComponentSource.of(a);
    String room = ROOM.encode(source);
    boolean inRoom = a.room().equals(b.room());
    SortRange below = BELOW_ROOM.of(source);
    trial.check(contains(below, keyB) == inRoom, () -> "below " + show(room, keyB));
    SortRange subtree = ROOM_AND_BELOW.of(source);
    trial.check(contains(subtree, keyB) == inRoom, () -> "subtree of " + show(room, keyB));
    trial.check(contains(subtree, room), () -> "subtree without itself: " + Trial.show(room));
    trial.check(!contains(below, room), () -> "below with itself: " + Trial.show(room));
    String other = ROOM.encode(ComponentSource.of(b));
    trial.check(contains(subtree, other) == inRoom, () -> "subtree of " + show(room, other));
    trial.check(
        contains(BELOW_ROW.of(source), keyB) == (inRoom && a.row() == b.row()),
        () -> "below row " + a.row() + " of " + show(room, keyB));
  }

  @Test
  void rawKeysFallIntoTheirComponents() {
    Trial trial = new Trial();
    AdversarialText texts = AdversarialText.raw(trial.random());
    trial.repeat(
        RANGES,
        () -> {
          Shelf a = next(texts, trial.random());
          Shelf b = near(a, texts, trial.random());
          String keyA = Shelf.RAW.encode(ComponentSource.of(a));
          String keyB = Shelf.RAW.encode(ComponentSource.of(b));
          trial.check(keyA.equals(keyB) == a.equals(b), () -> "equality of " + show(keyA, keyB));
          trial.check(
              a.equals(decoded(Shelf.RAW, keyA)), () -> "components of " + Trial.show(keyA));
          ComponentSource<Shelf> source = ComponentSource.of(a);
          String room = RAW_ROOM.encode(source);
          boolean inRoom = a.room().equals(b.room());
          trial.check(
              contains(below(RAW_ROOM).of(source), keyB) == inRoom,
              () -> "below " + show(room, keyB));
          trial.check(
              contains(CollectionRange.startingWith(RAW_ROOM).of(source), keyB) || !inRoom,
              () -> "subtree of " + show(room, keyB));
        });
  }

  @Test
  void rangesOfOrderedKeysAreThoseOfTheComponent() {
    Trial trial = new Trial();
    AdversarialText texts = AdversarialText.any(trial.random());
    trial.repeat(
        RANGES,
        () -> {
          Shelf a = next(texts, trial.random());
          Shelf b = near(a, texts, trial.random());
          String key = Shelf.ORDERED.encode(ComponentSource.of(b));
          boolean inRoom = a.room().equals(b.room());
          ranges(trial, stage(a, Shelf.ROOM), a.room(), key, true, compare(b.room(), a.room()));
          ranges(trial, stage(a, Shelf.ROW), a.row(), key, inRoom, Long.compare(b.row(), a.row()));
          ranges(
              trial,
              stage(a, Shelf.LABEL),
              a.label(),
              key,
              inRoom && a.row() == b.row(),
              compare(b.label(), a.label()));
          String beginning = a.room().substring(0, a.room().offsetByCodePoints(0, 1));
          trial.check(
              contains(stage(a, Shelf.ROOM).startsWith(beginning), key)
                  == b.room().startsWith(beginning),
              () -> "starts with " + show(beginning, key));
        });
  }

  @Test
  void rangesOfRawKeysAreThoseOfTheComponent() {
    Trial trial = new Trial();
    AdversarialText texts = AdversarialText.raw(trial.random());
    trial.repeat(
        RANGES,
        () -> {
          Shelf a = next(texts, trial.random());
          Shelf b = near(a, texts, trial.random());
          String key = Shelf.RAW.encode(ComponentSource.of(b));
          ComponentSource<Shelf> source = ComponentSource.of(a);
          boolean inRoom = a.room().equals(b.room());
          ranges(
              trial,
              Shelf.RAW.stage(source, Shelf.ROW, KeyEncoding.RAW),
              a.row(),
              key,
              inRoom,
              Long.compare(b.row(), a.row()));
          TemplateStage<Shelf, String> label =
              Shelf.RAW.stage(source, Shelf.LABEL, KeyEncoding.RAW);
          ranges(
              trial,
              label,
              a.label(),
              key,
              inRoom && a.row() == b.row(),
              compare(b.label(), a.label()));
        });
  }

  private static <T> void ranges(
      Trial trial, TemplateStage<Shelf, T> stage, T bound, String key, boolean inside, int order) {
    trial.check(contains(stage.all(), key) == inside, () -> "all, " + Trial.show(key));
    trial.check(
        contains(stage.from(bound), key) == (inside && order >= 0),
        () -> "from " + bound + ", " + Trial.show(key));
    trial.check(
        contains(stage.after(bound), key) == (inside && order > 0),
        () -> "after " + bound + ", " + Trial.show(key));
    trial.check(
        contains(stage.to(bound), key) == (inside && order <= 0),
        () -> "to " + bound + ", " + Trial.show(key));
    trial.check(
        contains(stage.before(bound), key) == (inside && order < 0),
        () -> "before " + bound + ", " + Trial.show(key));
    trial.check(
        contains(stage.between(bound, bound), key) == (inside && order == 0),
        () -> "between " + bound + ", " + Trial.show(key));
  }

  private static <T> TemplateStage<Shelf, T> stage(Shelf shelf, Component<Shelf, T> component) {
    return Shelf.ORDERED.stage(ComponentSource.of(shelf), component, KeyEncoding.ORDERED);
  }

  private static KeyTemplate<Shelf> room(KeyFormat<String> text) {
    return KeyTemplate.<Shelf>literal("ROOM#").then(Shelf.ROOM, text);
  }

  private static CollectionRange<Shelf> below(KeyTemplate<Shelf> key) {
    return CollectionRange.startingWith(key.thenLiteral("#"));
  }

  private static boolean contains(SortRange range, String key) {
    return range.contains(AttributeValue.fromS(key));
  }

  private static Shelf next(AdversarialText texts, SplittableRandom random) {
    return new Shelf(texts.next(), random.nextInt(-11, 12), texts.next());
  }

  private static Shelf near(Shelf shelf, AdversarialText texts, SplittableRandom random) {
    return new Shelf(
        random.nextBoolean() ? shelf.room() : texts.near(shelf.room()),
        random.nextBoolean() ? shelf.row() : random.nextInt(-11, 12),
        texts.near(shelf.label()));
  }

  private static Shelf decoded(KeyTemplate<Shelf> template, String key) {
    ComponentValues<Shelf> values = template.decode(key);
    return new Shelf(values.get(Shelf.ROOM), values.get(Shelf.ROW), values.get(Shelf.LABEL));
  }

  /** The order of code points, which is that of UTF-8 bytes. */
  private static int compare(String a, String b) {
    int i = 0;
    while (i < a.length() && i < b.length()) {
      int x = a.codePointAt(i);
      int y = b.codePointAt(i);
      if (x != y) {
        return x - y;
      }
      i += Character.charCount(x);
    }
    return a.length() - b.length();
  }

  private static String show(String a, String b) {
    return Trial.show(a) + " and " + Trial.show(b);
  }
}
