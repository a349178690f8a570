package io.partita.runtime.generated.schema;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.partita.annotations.KeyEncoding;
import io.partita.runtime.generated.value.Trial;
import io.partita.runtime.internal.key.AdversarialText;
import io.partita.runtime.internal.key.KeyRange;
import io.partita.runtime.internal.key.Utf8;
import java.util.Arrays;
import java.util.Comparator;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/**
 * Random pairs of keys of several components: order, equality, prefixes and ranges of keys are
 * those of the components.
 */
class KeyTemplateOrderTest {

  private static final int PAIRS = 2_000_000;
  private static final int RANGES = 50_000;

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
    String room = Shelf.ORDERED.prefix(ComponentSource.of(a), 1);
    boolean inRoom = a.room().equals(b.room());
    trial.check(KeyRange.below(room).contains(keyB) == inRoom, () -> "below " + show(room, keyB));
    KeyRange subtree = KeyRange.subtree(room, KeyEncoding.ORDERED);
    trial.check(subtree.contains(keyB) == inRoom, () -> "subtree of " + show(room, keyB));
    trial.check(subtree.contains(room), () -> "subtree without itself: " + Trial.show(room));
    trial.check(
        !KeyRange.below(room).contains(room), () -> "below with itself: " + Trial.show(room));
    String other = Shelf.ORDERED.prefix(ComponentSource.of(b), 1);
    trial.check(subtree.contains(other) == inRoom, () -> "subtree of " + show(room, other));
    String row = Shelf.ORDERED.prefix(ComponentSource.of(a), 2);
    trial.check(
        KeyRange.below(row).contains(keyB) == (inRoom && a.row() == b.row()),
        () -> "below " + show(row, keyB));
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
          String room = Shelf.RAW.prefix(ComponentSource.of(a), 1);
          boolean inRoom = a.room().equals(b.room());
          trial.check(
              KeyRange.below(room).contains(keyB) == inRoom, () -> "below " + show(room, keyB));
          boolean subtree = KeyRange.subtree(room, KeyEncoding.RAW).contains(keyB);
          trial.check(subtree || !inRoom, () -> "subtree of " + show(room, keyB));
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
              stage(a, Shelf.ROOM).startsWith(beginning).contains(key)
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
          KeyStage<Shelf, String> label = Shelf.RAW.stage(source, Shelf.LABEL, KeyEncoding.RAW);
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
      Trial trial, KeyStage<Shelf, T> stage, T bound, String key, boolean inside, int order) {
    trial.check(stage.all().contains(key) == inside, () -> "all, " + Trial.show(key));
    trial.check(
        stage.from(bound).contains(key) == (inside && order >= 0),
        () -> "from " + bound + ", " + Trial.show(key));
    trial.check(
        stage.after(bound).contains(key) == (inside && order > 0),
        () -> "after " + bound + ", " + Trial.show(key));
    trial.check(
        stage.to(bound).contains(key) == (inside && order <= 0),
        () -> "to " + bound + ", " + Trial.show(key));
    trial.check(
        stage.before(bound).contains(key) == (inside && order < 0),
        () -> "before " + bound + ", " + Trial.show(key));
    trial.check(
        stage.between(bound, bound).contains(key) == (inside && order == 0),
        () -> "between " + bound + ", " + Trial.show(key));
  }

  private static <T> KeyStage<Shelf, T> stage(Shelf shelf, Component<Shelf, T> component) {
    return Shelf.ORDERED.stage(ComponentSource.of(shelf), component, KeyEncoding.ORDERED);
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
