package io.partita.runtime.internal.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.MappingException;
import io.partita.runtime.generated.value.AttributeNames;
import io.partita.runtime.generated.value.Codec;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.generated.value.MapKey;
import java.time.temporal.ChronoField;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class WireItemReaderTest {

  @Test
  void aRecordIsReadFromAnItemInAnyOrder() {
    Parcel expected =
        new Parcel(
            "p1",
            -42,
            Optional.of("für Ada"),
            Set.of("a", "b"),
            List.of(new Parcel.Box("small", 3), new Parcel.Bag("paper")),
            Map.of("x", List.of(1L, 2L), "y", List.of()),
            new Parcel.Size(1, 2, "cm"));
    String id = "\"id\":{\"S\":\"p1\"}";
    String weight = "\"weight\":{\"N\":\"-42\"}";
    String note = "\"note\":{\"S\":\"f\\u00fcr Ada\"}";
    String tags = "\"tags\":{\"SS\":[\"a\",\"b\"]}";
    String parts =
        "\"parts\":{\"L\":[{\"M\":{\"count\":{\"N\":\"3\"},\"$type\":{\"S\":\"Box\"},\"kind\":{\"S\":\"small\"}}},"
            + "{\"M\":{\"$type\":{\"S\":\"Bag\"},\"unknown\":{\"M\":{\"deep\":{\"L\":[{\"SS\":[\"]}\"]}]}}},\"material\":{\"S\":\"paper\"}}}]}";
    String counts =
        "\"counts\":{\"M\":{\"x\":{\"L\":[{\"N\":\"1\"},{\"N\":\"2\"}]},\"y\":{\"L\":[]}}}";
    String size =
        "\"size\":{\"M\":{\"unit\":{\"S\":\"cm\"},\"z\":{\"NULL\":true},\"height\":{\"N\":\"2\"},\"wid\\u0074h\":{\"N\":\"1\"}}}";
    String unknown = "\"unknown\":{\"M\":{\"id\":{\"N\":\"1\"},\"x\":{\"BS\":[\"AA==\"]}}}";

    List<List<String>> orders =
        List.of(
            List.of(id, weight, note, tags, parts, counts, size, unknown),
            List.of(unknown, size, counts, parts, tags, note, weight, id),
            List.of(size, id, unknown, tags, parts, weight, counts, note));
    for (List<String> order : orders) {
      String json = "{" + String.join(",", order) + "}";
      assertEquals(expected, read(json));
      assertEquals(expected, Parcel.MAPPER.fromItem(WireJson.expected(json)));
    }
  }

  @Test
  void absentAttributesHaveTheirDefaults() {
    assertEquals(
        new Parcel(
            "p", 0, Optional.empty(), Set.of(), List.of(), Map.of(), new Parcel.Size(0, 0, "")),
        read("{\"id\":{\"S\":\"p\"},\"size\":{\"M\":{}},\"note\":{\"NULL\":true}}"));
  }

  @Test
  void theCurrentNameWinsOverFormerOnes() {
    String current = "\"note\":{\"S\":\"now\"}";
    String nothing = "\"note\":{\"NULL\":true}";
    String former = "\"remark\":{\"S\":\"before\"}";
    String older = "\"memo\":{\"S\":\"long ago\"}";

    assertEquals(Optional.of("now"), note(former + "," + older + "," + current));
    assertEquals(Optional.of("before"), note(older + "," + former));
    assertEquals(Optional.of("long ago"), note(older));
    assertEquals(Optional.empty(), note(former + "," + nothing));
  }

  private static Optional<String> note(String attributes) {
    String json = "{\"id\":{\"S\":\"p\"},\"size\":{\"M\":{}}," + attributes + "}";
    assertEquals(Parcel.MAPPER.fromItem(WireJson.expected(json)), read(json));
    return read(json).note();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0",
        "7",
        "-1",
        "2147483647",
        "-2147483648",
        "1E2",
        "100.0",
        "-0",
        "00012",
        "+5",
        "1.0E+1",
        "0000000000000000000000000000012"
      })
  void wholeNumbersAreReadHoweverTheyAreWritten(String number) {
    String json =
        "{\"id\":{\"S\":\"p\"},\"size\":{\"M\":{}},\"weight\":{\"N\":\"" + number + "\"}}";
    assertEquals(Parcel.MAPPER.fromItem(WireJson.expected(json)), read(json));
  }

  /** Both ways tell the same, so that nobody has to care which one it was. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{\"id\":{\"S\":\"secret\"}}",
        "{\"id\":{\"N\":\"1\"}}",
        "{\"id\":{\"SS\":[\"secret\"]}}",
        "{\"id\":{\"M\":{}}}",
        "{\"weight\":{\"S\":\"secret\"}}",
        "{\"weight\":{\"N\":\"secret\"}}",
        "{\"weight\":{\"N\":\"\"}}",
        "{\"weight\":{\"N\":\"-\"}}",
        "{\"weight\":{\"N\":\"1.5\"}}",
        "{\"weight\":{\"N\":\"2147483648\"}}",
        "{\"weight\":{\"N\":\"99999999999999999999\"}}",
        "{\"weight\":{\"NS\":[\"1\"]}}",
        "{\"tags\":{\"S\":\"secret\"}}",
        "{\"tags\":{\"NS\":[\"12345\"]}}",
        "{\"tags\":{\"L\":[{\"S\":\"a\"},{\"N\":\"1\"}]}}",
        "{\"parts\":{\"M\":{}}}",
        "{\"parts\":{\"L\":[{\"S\":\"secret\"}]}}",
        "{\"parts\":{\"L\":[{\"M\":{}}]}}",
        "{\"parts\":{\"L\":[{\"M\":{\"$type\":{\"N\":\"1\"}}}]}}",
        "{\"parts\":{\"L\":[{\"M\":{\"$type\":{\"S\":\"secret\"}}}]}}",
        "{\"parts\":{\"L\":[{\"M\":{\"$type\":{\"S\":\"Bag\"}}},"
            + "{\"M\":{\"$type\":{\"S\":\"Box\"},\"kind\":{\"BOOL\":true}}}]}}",
        "{\"counts\":{\"L\":[]}}",
        "{\"counts\":{\"M\":{\"secret\":{\"S\":\"secret\"}}}}",
        "{\"counts\":{\"M\":{\"secret\":{\"L\":[{\"N\":\"1\"},{\"S\":\"secret\"}]}}}}",
        "{\"size\":{\"L\":[]}}",
        "{\"size\":{\"M\":{\"width\":{\"B\":\"AA==\"}}}}",
        "{\"size\":{\"M\":{\"width\":{\"N\":\"-1\"}}}}"
      })
  void whatCannotBeReadIsReportedAlike(String json) {
    MappingException expected = failure(() -> Parcel.MAPPER.fromItem(WireJson.expected(json)));
    MappingException actual = failure(() -> read(json));

    assertEquals(expected.getMessage(), actual.getMessage());
    assertEquals(expected.path(), actual.path());
    assertEquals(expected.expected(), actual.expected());
    assertEquals(expected.found(), actual.found());
    assertFalse(actual.getMessage().contains("secret"));
  }

  private static MappingException failure(Supplier<Parcel> reading) {
    return assertThrows(MappingException.class, reading::get);
  }

  /** An enum of few constants, and one of so many that they are looked up. */
  @Test
  void constantsOfEnumsAreReadFromBytes() {
    assertConstantsAreRead(TimeUnit.values());
    assertConstantsAreRead(ChronoField.values());
  }

  private static <E extends Enum<E>> void assertConstantsAreRead(E[] constants) {
    Codec<List<E>> codec = Codecs.list(Codecs.enumOf(constants));
    String names =
        Arrays.stream(constants)
            .map(Enum::name)
            .map(name -> "{\"S\":\"" + name + "\"},{\"S\":\"\\u00" + escaped(name) + "\"}")
            .collect(Collectors.joining(","));
    List<E> twice = Arrays.stream(constants).flatMap(c -> Stream.of(c, c)).toList();

    assertEquals(twice, read(codec, names));

    String last = constants[constants.length - 1].name();
    List<String> others =
        List.of("", last + "S", last.substring(1), last.toLowerCase(Locale.ROOT), "É", "\\\"");
    for (String other : others) {
      MappingException failure =
          assertThrows(
              MappingException.class, () -> read(codec, names + ",{\"S\":\"" + other + "\"}"));
      assertEquals("values[" + twice.size() + "]", failure.path());
    }
    assertThrows(MappingException.class, () -> read(codec, "{\"N\":\"1\"}"));
  }

  @Test
  void aKeyOfAMapThatIsNotItsTypeIsReportedWithoutIt() {
    Codec<List<Map<Long, String>>> codec = Codecs.list(Codecs.map(MapKey.LONG, Codecs.STRING));
    assertEquals(List.of(Map.of(-7L, "x")), read(codec, "{\"M\":{\"-\\u0037\":{\"S\":\"x\"}}}"));
    for (String key : List.of("secret", "", "07", "1e3")) {
      MappingException failure =
          assertThrows(
              MappingException.class, () -> read(codec, "{\"M\":{\"" + key + "\":{\"S\":\"x\"}}}"));
      assertEquals("values[0][*]", failure.path());
      assertEquals(Optional.of("a key that is not a Long"), failure.found());
      assertFalse(failure.getMessage().contains("secret"));
    }
  }

  private static String escaped(String name) {
    return Integer.toHexString(name.charAt(0)) + name.substring(1);
  }

  private static <T> List<T> read(Codec<List<T>> codec, String elements) {
    ItemReader reader =
        ItemReader.of("Order", WireJson.item("{\"values\":{\"L\":[" + elements + "]}}"));
    reader.enterMap();
    assertEquals(0, reader.next(AttributeNames.of("values")));
    return codec.read(reader);
  }

  @Test
  void aReaderStandsWhereItIsToldTo() {
    WireItemReader reader =
        new WireItemReader(
            "Parcel", (WireItem) WireJson.item("{\"l\":{\"L\":[{\"NULL\":true},{\"N\":\"5\"}]}}"));

    assertThrows(IllegalStateException.class, reader::nextElement);
    reader.enterMap();
    assertEquals("l", reader.nextKey());
    reader.enterList();
    assertEquals(true, reader.nextElement());
    assertEquals(true, reader.isNull());
    assertEquals(true, reader.nextElement());
    assertEquals(false, reader.isNull());
    assertEquals(5, reader.longValue());
    assertEquals(false, reader.nextElement());
    reader.exitList();
    assertEquals(null, reader.nextKey());
    reader.exitMap();
    assertThrows(IllegalStateException.class, reader::nextKey);
  }

  /** A page of parcels: every third cannot be read, somewhere inside. */
  private static List<Map<String, AttributeValue>> page(int count) {
    return WireJson.items(
        IntStream.range(0, count)
            .mapToObj(
                i ->
                    "{\"id\":{\"S\":\"p"
                        + i
                        + "\"},\"parts\":{\"L\":[{\"M\":{\"$type\":{\"S\":\"Box\"},\"kind\":{\"S\":\"k"
                        + i
                        + "\"},\"count\":"
                        + (i % 3 == 2 ? "{\"S\":\"many\"}" : "{\"N\":\"" + i + "\"}")
                        + "}}]},\"size\":{\"M\":{\"width\":{\"N\":\"1\"},\"z\":{\"S\":\"z\"}}}}")
            .collect(Collectors.joining(",", "{\"Items\":[", "]}")));
  }

  private static void assertReadFromPage(Map<String, AttributeValue> item, int i) {
    if (i % 3 == 2) {
      MappingException failure =
          assertThrows(MappingException.class, () -> Parcel.MAPPER.fromItem(item));
      assertTrue(failure.getMessage().contains("parts[0].count"), failure.getMessage());
    } else {
      Parcel parcel = Parcel.MAPPER.fromItem(item);
      assertEquals("p" + i, parcel.id());
      assertEquals(List.of(new Parcel.Box("k" + i, i)), parcel.parts());
    }
  }

  @Test
  void itemsOfAPageAreReadOneAfterTheOtherThoughSomeCannotBe() {
    List<Map<String, AttributeValue>> page = page(30);
    for (int i = 0; i < page.size(); i++) {
      assertReadFromPage(page.get(i), i);
      assertReadFromPage(page.get(0), 0);
    }
  }

  @Test
  void itemsOfAPageAreReadByManyThreads() {
    List<Map<String, AttributeValue>> page = page(3000);
    IntStream.range(0, 20 * page.size())
        .parallel()
        .forEach(i -> assertReadFromPage(page.get(i % page.size()), i % page.size()));
  }

  @Test
  void itemsOfAPageAreReadAsSeveralEntities() {
    Map<String, AttributeValue> item = page(1).get(0);
    for (String entity : List.of("Parcel", "Letter", "Parcel", "Letter")) {
      ItemReader reader = ItemReader.of(entity, item);
      reader.enterMap();
      reader.exitMap();
      assertTrue(reader.mismatch("x", "y").getMessage().contains(entity));
    }
  }

  private static Parcel read(String json) {
    return Parcel.MAPPER.fromItem(WireJson.item(json));
  }
}
