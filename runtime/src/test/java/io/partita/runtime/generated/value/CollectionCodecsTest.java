package io.partita.runtime.generated.value;

import static io.partita.runtime.generated.value.Stored.SECRET;
import static io.partita.runtime.generated.value.Stored.l;
import static io.partita.runtime.generated.value.Stored.n;
import static io.partita.runtime.generated.value.Stored.nul;
import static io.partita.runtime.generated.value.Stored.s;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.MappingException;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.ReadOnlyBufferException;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Sets, lists, maps, Optionals and binary. */
final class CollectionCodecsTest {

  private static final Codec<Set<String>> TEXTS = Codecs.set(SetKind.TEXT, Codecs.STRING);
  private static final Codec<Set<BigDecimal>> NUMBERS =
      Codecs.set(SetKind.NUMBER, Codecs.BIG_DECIMAL);
  private static final Codec<Set<byte[]>> BINARIES = Codecs.set(SetKind.BINARY, Codecs.BYTES);

  @Test
  void setsOfTextNumbersAndBinaryAreStoredAsSuch() {
    assertEquals(AttributeValue.fromSs(List.of("a")), Stored.write(TEXTS, Set.of("a")));
    assertEquals(
        AttributeValue.fromNs(List.of("1")), Stored.write(NUMBERS, Set.of(BigDecimal.ONE)));
    assertEquals(
        AttributeValue.fromBs(List.of(SdkBytes.fromUtf8String("a"))),
        Stored.write(BINARIES, Set.of(new byte[] {'a'})));
  }

  @Test
  void numericallyEqualNumbersAreOneElement() {
    Set<BigDecimal> numbers =
        new LinkedHashSet<>(
            List.of(new BigDecimal("1.0"), new BigDecimal("1.00"), new BigDecimal("2")));
    assertEquals(AttributeValue.fromNs(List.of("1", "2")), Stored.write(NUMBERS, numbers));
  }

  @Test
  void equalBytesAreOneElement() {
    Set<byte[]> arrays = new LinkedHashSet<>(List.of(new byte[] {1}, new byte[] {1}));
    assertEquals(2, arrays.size());
    assertEquals(1, Stored.write(BINARIES, arrays).bs().size());
    assertArrayEquals(new byte[] {1}, Stored.roundTrip(BINARIES, arrays).iterator().next());
  }

  @Test
  void aNullElementInASetIsRefused() {
    Set<String> texts = new LinkedHashSet<>(Arrays.asList(SECRET, null));
    MappingException e = Stored.writeFailure(TEXTS, texts);
    assertEquals("value[1]", e.path());
    assertTrue(e.getMessage().contains("cannot hold null"), e.getMessage());
  }

  @Test
  void anEmptySetIsAbsentAndAnEmptyListInsideACollection() {
    assertTrue(TEXTS.isAbsent(Set.of()));
    assertFalse(TEXTS.isAbsent(Set.of("a")));
    Codec<List<Set<String>>> nested = Codecs.list(TEXTS);
    List<Set<String>> value = List.of(Set.of(), Set.of("a"));
    assertEquals(l(l(), AttributeValue.fromSs(List.of("a"))), Stored.write(nested, value));
    assertEquals(value, Stored.roundTrip(nested, value));
  }

  @Test
  void setsAreReadInStoredOrderAlsoFromLists() {
    assertEquals(
        List.of("c", "a", "b"),
        List.copyOf(Stored.read(TEXTS, AttributeValue.fromSs(List.of("c", "a", "b")))));
    assertEquals(List.of("c", "a"), List.copyOf(Stored.read(TEXTS, l(s("c"), s("a")))));
    assertEquals(Set.of(BigDecimal.ONE), Stored.read(NUMBERS, AttributeValue.fromNs(List.of("1"))));
    assertEquals(Set.of(), Stored.read(TEXTS, l()));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 4, 5, 8, 9, 30})
  void setsOfAnySizeKeepTheirOrderAndCannotBeModified(int size) {
    List<String> texts = IntStream.range(0, size).mapToObj(i -> "t" + (size - i)).toList();
    AttributeValue[] twice =
        Stream.concat(texts.stream(), texts.stream()).map(Stored::s).toArray(AttributeValue[]::new);

    Set<String> set = Stored.read(TEXTS, l(twice));

    assertEquals(texts, List.copyOf(set));
    assertEquals(new HashSet<>(texts), set);
    assertEquals(new HashSet<>(texts).hashCode(), set.hashCode());
    assertThrows(UnsupportedOperationException.class, () -> set.add("another"));
    assertThrows(UnsupportedOperationException.class, () -> set.remove("t1"));
    assertThrows(UnsupportedOperationException.class, set::clear);
  }

  @Test
  void aSetOfAnotherKindIsAMismatch() {
    MappingException kind = Stored.readFailure(NUMBERS, AttributeValue.fromSs(List.of(SECRET)));
    assertEquals("value[0]", kind.path());
    assertEquals(Optional.of("S"), kind.found());
    assertEquals(
        Optional.of("a set (SS, NS, BS or L)"), Stored.readFailure(TEXTS, s(SECRET)).expected());
    MappingException missing = Stored.readFailure(TEXTS, l(s(SECRET), nul()));
    assertEquals("value[1]", missing.path());
    assertEquals(Optional.of("NULL"), missing.found());
  }

  @Test
  void otherSetsAreLists() {
    Codec<Set<Boolean>> flags = Codecs.listSet(Codecs.BOOLEAN);
    assertTrue(flags.isAbsent(Set.of()));
    assertEquals(l(AttributeValue.fromBool(true)), Stored.write(flags, Set.of(true)));
    Set<Boolean> withNull = new LinkedHashSet<>(Arrays.asList(true, null));
    assertEquals(withNull, Stored.roundTrip(flags, withNull));
  }

  @Test
  void nullsInListsAndMapsAreStoredNulls() {
    Codec<List<String>> list = Codecs.list(Codecs.STRING);
    List<String> texts = Arrays.asList("a", null);
    assertEquals(l(s("a"), nul()), Stored.write(list, texts));
    assertEquals(texts, Stored.roundTrip(list, texts));
    Map<String, List<String>> map = new HashMap<>();
    map.put("a", texts);
    map.put("b", null);
    assertEquals(map, Stored.roundTrip(Codecs.map(list), map));
  }

  @Test
  void nullReferencesInTheSdksOwnCollectionsAreNulls() {
    AttributeValue list = AttributeValue.fromL(Arrays.asList(s("a"), null, s("b")));
    assertEquals(Arrays.asList("a", null, "b"), Stored.read(Codecs.list(Codecs.STRING), list));
    Map<String, AttributeValue> entries = new HashMap<>();
    entries.put("k", null);
    assertEquals(
        Collections.singletonMap("k", null),
        Stored.read(Codecs.map(Codecs.STRING), AttributeValue.fromM(entries)));
  }

  @Test
  void aListIsNeitherASetNorAMap() {
    Codec<List<String>> list = Codecs.list(Codecs.STRING);
    assertEquals(
        Optional.of("SS"),
        Stored.readFailure(list, AttributeValue.fromSs(List.of(SECRET))).found());
    assertEquals(
        Optional.of("a map (M)"),
        Stored.readFailure(Codecs.map(Codecs.STRING), l(s(SECRET))).expected());
    assertEquals("value[1]", Stored.readFailure(list, l(s(SECRET), n("1"))).path());
  }

  @Test
  void keysOfMapsAreCheckedAndNotShown() {
    Codec<Map<String, Double>> map = Codecs.map(Codecs.DOUBLE);
    assertEquals("value[*]", Stored.writeFailure(map, Map.of(SECRET, Double.NaN)).path());
    assertTrue(Stored.writeFailure(map, Map.of("", 1.0)).getMessage().contains("empty"));
    Map<String, Double> nullKey = new HashMap<>();
    nullKey.put(null, 1.0);
    assertTrue(Stored.writeFailure(map, nullKey).getMessage().contains("is null"));
  }

  @Test
  void anEmptyOptionalIsAbsentAndNullInsideACollection() {
    Codec<Optional<String>> optional = Codecs.optional(Codecs.STRING);
    assertTrue(optional.isAbsent(Optional.empty()));
    assertFalse(optional.isAbsent(Optional.of("")));
    List<Optional<String>> values = List.of(Optional.empty(), Optional.of("a"));
    assertEquals(l(nul(), s("a")), Stored.write(Codecs.list(optional), values));
    assertEquals(values, Stored.roundTrip(Codecs.list(optional), values));
  }

  @Test
  void deeperNestingThanDynamoDbStoresIsRefused() {
    // The item is the first of the 32 levels.
    Object deepest = nested(31, "x");
    Codec<Object> codec = nestedCodec(31, Codecs.STRING);
    assertEquals(deepest, Stored.roundTrip(codec, deepest));
    MappingException e = Stored.writeFailure(nestedCodec(32, Codecs.STRING), nested(32, "x"));
    assertTrue(e.getMessage().contains("32 levels"), e.getMessage());
    assertThrows(
        MappingException.class,
        () ->
            MapItemWriter.write(
                "Order", nested(32, "x"), new Holder(nestedCodec(32, Codecs.STRING))));
    assertEquals(1, MapItemWriter.write("Order", deepest, new Holder(codec)).size());
  }

  @Test
  void aSetIsNoLevelOfNesting() {
    Object deepest = nested(31, Set.of("x"));
    assertEquals(deepest, Stored.roundTrip(nestedCodec(31, TEXTS), deepest));
  }

  @Test
  void laterChangesToAnArrayDoNotReachWhatWasWritten() {
    byte[] array = {1, 2};
    AttributeValue written = Stored.write(Codecs.BYTES, array);
    array[0] = 9;
    assertArrayEquals(new byte[] {1, 2}, Stored.read(Codecs.BYTES, written));
    Stored.read(Codecs.BYTES, written)[0] = 9;
    assertArrayEquals(new byte[] {1, 2}, Stored.read(Codecs.BYTES, written));
  }

  @Test
  void aBufferIsWrittenFromItsPositionWithoutMovingIt() {
    ByteBuffer buffer = ByteBuffer.wrap(new byte[] {1, 2, 3}).position(1);
    AttributeValue written = Stored.write(Codecs.BYTE_BUFFER, buffer);
    assertEquals(1, buffer.position());
    buffer.put(1, (byte) 9);
    ByteBuffer read = Stored.read(Codecs.BYTE_BUFFER, written);
    assertEquals(ByteBuffer.wrap(new byte[] {2, 3}), read);
    assertThrows(ReadOnlyBufferException.class, () -> read.put((byte) 0));
  }

  private static Object nested(int depth, Object innermost) {
    return depth == 0 ? innermost : List.of(nested(depth - 1, innermost));
  }

  @SuppressWarnings("unchecked") // Lists of lists of lists, as deep as wanted.
  private static Codec<Object> nestedCodec(int depth, Codec<?> innermost) {
    Codec<?> codec = depth == 0 ? innermost : Codecs.list(nestedCodec(depth - 1, innermost));
    return (Codec<Object>) codec;
  }

  /** A record of one component. */
  private static final class Holder extends RecordCodec<Object> {
    private final Codec<Object> codec;

    Holder(Codec<Object> codec) {
      this.codec = codec;
    }

    @Override
    protected Object readAttributes(ItemReader reader) {
      throw new UnsupportedOperationException();
    }

    @Override
    protected void writeAttributes(Object record, ItemWriter writer) {
      writer.attribute("value", record, codec);
    }
  }
}
