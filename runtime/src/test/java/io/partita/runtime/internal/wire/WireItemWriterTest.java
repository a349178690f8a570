package io.partita.runtime.internal.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.partita.runtime.MappingException;
import io.partita.runtime.generated.value.Codec;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.EntityMapper;
import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.generated.value.ItemWriter;
import io.partita.runtime.generated.value.MapKey;
import io.partita.runtime.generated.value.SetKind;
import io.partita.runtime.internal.item.ItemSize;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class WireItemWriterTest {

  private static final String LONE = "x\ud83d";

  /** Writes one attribute of an item by a codec. */
  private static final class Only<T> extends EntityMapper<T> {

    private final Codec<T> codec;

    Only(Codec<T> codec) {
      super("Thing");
      this.codec = codec;
    }

    @Override
    protected T readAttributes(ItemReader reader) {
      throw new UnsupportedOperationException();
    }

    @Override
    protected void writeAttributes(T value, ItemWriter writer) {
      writer.string("first", "1");
      writer.attribute("value", value, codec);
    }
  }

  /** A value and how it is written. */
  private record Case<T>(T value, Codec<T> codec) {

    Map<String, AttributeValue> item() {
      return new Only<>(codec).toItem(value);
    }

    WrittenItem written() {
      return new WireItemWriter("Thing").write(new Only<>(codec), value);
    }

    @Override
    public String toString() {
      return codec.getClass().getSimpleName() + " " + value;
    }
  }

  static Stream<Case<?>> values() {
    Codec<Set<ByteBuffer>> binaries = Codecs.set(SetKind.BINARY, Codecs.BYTE_BUFFER);
    return Stream.of(
        new Case<>("", Codecs.STRING),
        new Case<>("plain", Codecs.STRING),
        new Case<>("\"\\/\b\f\n\r\t\u0000\u001f\u007fäß€日😀", Codecs.STRING),
        new Case<>("long ".repeat(10_000) + "é", Codecs.STRING),
        new Case<>(0, Codecs.INTEGER),
        new Case<>(-1000, Codecs.INTEGER),
        new Case<>(Integer.MIN_VALUE, Codecs.INTEGER),
        new Case<>(Long.MIN_VALUE, Codecs.LONG),
        new Case<>(Long.MAX_VALUE, Codecs.LONG),
        new Case<>(1234500L, Codecs.LONG),
        new Case<>(0.1f, Codecs.FLOAT),
        new Case<>(-1.5E-100, Codecs.DOUBLE),
        new Case<>(new BigDecimal("1.500"), Codecs.BIG_DECIMAL),
        new Case<>(BigInteger.TWO.pow(100), Codecs.BIG_INTEGER),
        new Case<>(true, Codecs.BOOLEAN),
        new Case<>(false, Codecs.BOOLEAN),
        new Case<>(new byte[0], Codecs.BYTES),
        new Case<>(new byte[] {1, 2, 3, -1}, Codecs.BYTES),
        new Case<>(List.of(), Codecs.list(Codecs.LONG)),
        new Case<>(Arrays.asList(1L, null, -10L), Codecs.list(Codecs.LONG)),
        new Case<>(Map.of(), Codecs.map(Codecs.STRING)),
        new Case<>(Map.of("k\"", List.of("v")), Codecs.map(Codecs.list(Codecs.STRING))),
        new Case<>(Map.of(-7, "v"), Codecs.map(MapKey.INTEGER, Codecs.STRING)),
        new Case<>(Map.of(new UUID(1, 2), "v"), Codecs.map(MapKey.UUID, Codecs.STRING)),
        new Case<>(Set.of("a"), Codecs.set(SetKind.TEXT, Codecs.STRING)),
        new Case<>(new LinkedHashSet<>(List.of(3L, 1L)), Codecs.set(SetKind.NUMBER, Codecs.LONG)),
        new Case<>(Set.of(ByteBuffer.wrap(new byte[] {5})), binaries),
        new Case<>(
            List.of(Set.of("x"), Set.of()), Codecs.list(Codecs.set(SetKind.TEXT, Codecs.STRING))),
        new Case<>(Set.of(true), Codecs.listSet(Codecs.BOOLEAN)),
        new Case<>(List.of(Optional.empty()), Codecs.list(Codecs.optional(Codecs.STRING))));
  }

  @ParameterizedTest
  @MethodSource("values")
  void bytesSayWhatAttributeValuesSay(Case<?> value) {
    WrittenItem written = value.written();

    assertNotNull(written);
    assertEquals(
        value.item(), WireJson.expected(new String(written.json(), StandardCharsets.UTF_8)));
    assertEquals(ItemSize.of(value.item()), written.size());
    assertEquals(value.item(), written.attributes());
  }

  static Stream<Case<?>> unwritable() {
    Map<String, String> nullKey = new HashMap<>();
    nullKey.put(null, "x");
    return Stream.of(
        new Case<>(LONE, Codecs.STRING),
        new Case<>("\ude00", Codecs.STRING),
        new Case<>("\ud83dx", Codecs.STRING),
        new Case<>(Double.NaN, Codecs.DOUBLE),
        new Case<>(Float.POSITIVE_INFINITY, Codecs.FLOAT),
        new Case<>(new BigDecimal("1E+126"), Codecs.BIG_DECIMAL),
        new Case<>(Map.of("", "x"), Codecs.map(Codecs.STRING)),
        new Case<>(Map.of(LONE, "x"), Codecs.map(Codecs.STRING)),
        new Case<>(nullKey, Codecs.map(Codecs.STRING)),
        new Case<>(Map.of("secret", List.of("a", LONE)), Codecs.map(Codecs.list(Codecs.STRING))),
        new Case<>(
            List.of(List.of(1.0), List.of(Double.NaN)), Codecs.list(Codecs.list(Codecs.DOUBLE))),
        new Case<>(
            new LinkedHashSet<>(Arrays.asList("a", null)), Codecs.set(SetKind.TEXT, Codecs.STRING)),
        new Case<>(
            new LinkedHashSet<>(List.of("a", LONE)), Codecs.set(SetKind.TEXT, Codecs.STRING)));
  }

  @ParameterizedTest
  @MethodSource("unwritable")
  void whatCannotBeStoredIsReportedAlike(Case<?> value) {
    MappingException expected = assertThrows(MappingException.class, value::item);
    MappingException actual = assertThrows(MappingException.class, value::written);

    assertEquals(expected.getMessage(), actual.getMessage());
    assertEquals(expected.path(), actual.path());
  }

  @ParameterizedTest
  @ValueSource(ints = {31, 32})
  void nestingEndsWhereDynamoDbEndsIt(int lists) {
    Case<?> nested = nested(lists);
    if (lists < 32) {
      assertEquals(ItemSize.of(nested.item()), nested.written().size());
    } else {
      MappingException expected = assertThrows(MappingException.class, nested::item);
      assertEquals(
          expected.getMessage(),
          assertThrows(MappingException.class, nested::written).getMessage());
    }
  }

  private static Case<?> nested(int lists) {
    return nested("x", Codecs.STRING, lists);
  }

  private static <T> Case<?> nested(T value, Codec<T> codec, int lists) {
    return lists == 0
        ? new Case<>(value, codec)
        : nested(List.of(value), Codecs.list(codec), lists - 1);
  }

  @Test
  void equalElementsOfASetAreStoredOnce() {
    Codec<Set<BigDecimal>> numbers = Codecs.set(SetKind.NUMBER, Codecs.BIG_DECIMAL);
    Set<BigDecimal> twice =
        IntStream.range(0, 40)
            .boxed()
            .flatMap(i -> Stream.of(new BigDecimal(i), new BigDecimal(i + ".0")))
            .collect(Collectors.toCollection(LinkedHashSet::new));
    Case<?> set = new Case<>(twice, numbers);

    assertEquals(80, twice.size());
    assertEquals(40, set.item().get("value").ns().size());
    assertEquals(
        set.item(), WireJson.expected(new String(set.written().json(), StandardCharsets.UTF_8)));
    assertEquals(ItemSize.of(set.item()), set.written().size());
  }

  @Test
  void oneWriterWritesManyItems() {
    WireItemWriter writer = new WireItemWriter("Parcel");
    Parcel large = parcel("p".repeat(5000));
    Parcel broken = parcel(LONE);
    Parcel small = parcel("p");

    assertEquals(item(large), read(writer.write(Parcel.MAPPER, large)));
    assertThrows(MappingException.class, () -> writer.write(Parcel.MAPPER, broken));
    assertEquals(item(small), read(writer.write(Parcel.MAPPER, small)));
  }

  private static Parcel parcel(String id) {
    return new Parcel(
        id,
        7,
        Optional.of("note"),
        Set.of("a"),
        List.of(new Parcel.Box("small", 1), new Parcel.Bag("paper")),
        Map.of("x", List.of(1L)),
        new Parcel.Size(1, 2, "cm"));
  }

  private static Map<String, AttributeValue> item(Parcel parcel) {
    return Parcel.MAPPER.toItem(parcel);
  }

  private static Map<String, AttributeValue> read(WrittenItem written) {
    return WireJson.expected(new String(written.json(), StandardCharsets.UTF_8));
  }

  @Test
  void aWrittenItemIsReadFromItsBytes() {
    Parcel parcel = parcel("p");
    WrittenItem written = new WireItemWriter("Parcel").write(Parcel.MAPPER, parcel);

    assertEquals(parcel, Parcel.MAPPER.fromItem(written.attributes()));
  }

  @Test
  void attributesAreFoundAmongMany() {
    List<String> names =
        IntStream.range(0, 100).mapToObj(i -> i % 3 == 0 ? "\"" + i : "ä" + i).toList();
    WrittenItem written =
        new WireItemWriter("Thing")
            .write(item -> names.forEach(name -> item.string(name, name + "!")));

    assertEquals(100, written.attributes().size());
    names.forEach(name -> assertEquals(name + "!", written.attributes().get(name).s()));
    assertEquals(read(written), written.attributes());
  }

  /** In a map the second one replaces the first; two in JSON would be for DynamoDB to judge. */
  @Test
  void anItemThatNamesAnAttributeTwiceIsNotWritten() {
    EntityMapper<String> twice =
        new EntityMapper<>("Thing") {
          @Override
          protected String readAttributes(ItemReader reader) {
            throw new UnsupportedOperationException();
          }

          @Override
          protected void writeAttributes(String value, ItemWriter writer) {
            writer.string("id", value);
            writer.string("other", value);
            writer.string("id", value);
          }
        };
    assertNull(new WireItemWriter("Thing").write(twice, "x"));
  }

  @Test
  void aWriterThatIsUsedWronglySaysSo() {
    WireItemWriter writer = new WireItemWriter("Thing");

    assertThrows(IllegalStateException.class, () -> writer.name("x"));
    writer.beginMap();
    assertThrows(IllegalStateException.class, () -> writer.string("x"));
    writer.name("x");
    writer.beginSet(SetKind.TEXT);
    assertThrows(IllegalStateException.class, () -> writer.number(1));
    assertThrows(IllegalStateException.class, () -> writer.bool(true));
    writer.endSet();
    writer.endMap();
    assertThrows(IllegalStateException.class, writer::endMap);
  }
}
