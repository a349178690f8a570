package io.partita.runtime.generated.value;

import static io.partita.runtime.generated.value.Stored.SECRET;
import static io.partita.runtime.generated.value.Stored.n;
import static io.partita.runtime.generated.value.Stored.nul;
import static io.partita.runtime.generated.value.Stored.s;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.MappingException;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Text, and what has a form of its own in it. */
final class TextCodecsTest {

  private static final Codec<TimeUnit> UNIT = Codecs.enumOf(TimeUnit.values());

  @Test
  void textBeyondTheBasicPlaneIsAValue() {
    assertEquals("a😀😀b", Stored.roundTrip(Codecs.STRING, "a😀😀b"));
  }

  @Test
  void theEmptyTextIsAValue() {
    assertEquals("", Stored.roundTrip(Codecs.STRING, ""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\ud800", "a\udc00", "\ud800\ud800\udc00", "\udc00\ud800"})
  void textThatUtf8CannotExpressIsRefused(String text) {
    MappingException e = Stored.writeFailure(Codecs.STRING, text);
    assertEquals("value", e.path());
    assertTrue(e.getMessage().contains("a surrogate without its partner"), e.getMessage());
    Stored.writeFailure(Codecs.map(Codecs.STRING), Map.of(text, "x"));
  }

  @Test
  void aCharacterIsExactlyOne() {
    assertMismatch(Codecs.CHARACTER, "", "one character");
    assertMismatch(Codecs.CHARACTER, SECRET, "one character");
    assertMismatch(Codecs.CHARACTER, "😀", "one character");
    Stored.writeFailure(Codecs.CHARACTER, '\ud83d');
  }

  @Test
  void aUuidIsReadInEitherCase() {
    UUID uuid = UUID.fromString("0f8fad5b-d9cb-469f-a165-70867728950e");
    assertEquals(uuid, Stored.read(Codecs.UUID, s(uuid.toString().toUpperCase(Locale.ROOT))));
    assertMismatch(Codecs.UUID, SECRET, "a UUID");
    assertMismatch(Codecs.UUID, "1-1-1-1-1", "a UUID");
    assertMismatch(Codecs.UUID, "+f8fad5b-d9cb-469f-a165-70867728950e", "a UUID");
  }

  @Test
  void otherTextIsNoUri() {
    assertMismatch(Codecs.URI, "http://" + SECRET + "/ /", "a URI");
  }

  @Test
  void parsersThatShowTheValueAreNotTheCause() {
    assertNull(Stored.readFailure(Codecs.UUID, s(SECRET)).getCause());
    assertNull(Stored.readFailure(Codecs.INSTANT, s(SECRET)).getCause());
  }

  @Test
  void anEnumIsItsConstantsName() {
    assertEquals(s("DAYS"), Stored.write(UNIT, TimeUnit.DAYS));
    assertSame(TimeUnit.DAYS, Stored.read(UNIT, s("DAYS")));
    MappingException e = Stored.readFailure(UNIT, s(SECRET));
    assertEquals(Optional.of("the name of a constant of TimeUnit as text (S)"), e.expected());
    assertEquals(Optional.of("text that is no constant of it"), e.found());
  }

  @Test
  void otherTypesAreNoText() {
    assertEquals(Optional.of("N"), Stored.readFailure(Codecs.STRING, n("1")).found());
    assertEquals(Optional.of("NULL"), Stored.readFailure(UNIT, nul()).found());
    assertEquals(
        Optional.of("BOOL"),
        Stored.readFailure(Codecs.INSTANT, AttributeValue.fromBool(true)).found());
    assertEquals(
        Optional.of("a value without a known type"),
        Stored.readFailure(Codecs.STRING, AttributeValue.builder().build()).found());
    assertEquals(Optional.of("S"), Stored.readFailure(Codecs.BOOLEAN, s(SECRET)).found());
    assertEquals(Optional.of("S"), Stored.readFailure(Codecs.BYTES, s(SECRET)).found());
  }

  @Test
  void aFormatOfTheCallersIsUsedBothWays() {
    Codec<Integer> hex = Codecs.formatted(Integer::toHexString, text -> Integer.parseInt(text, 16));
    assertEquals(s("ff"), Stored.write(hex, 255));
    assertEquals(255, Stored.read(hex, s("ff")));
    MappingException e = Stored.readFailure(hex, s(SECRET));
    assertEquals(Optional.of("text (S) in the component's format"), e.expected());
    assertNull(e.getCause());
  }

  @Test
  void aFormatThatRefusesAValueIsNamedByPathUnlessItSaysMoreItself() {
    Codec<String> strict =
        Codecs.formatted(
            text -> {
              throw new IllegalArgumentException(text);
            },
            text -> text);
    assertEquals("value", Stored.writeFailure(strict, SECRET).path());
    Codec<String> key =
        Codecs.formatted(
            text -> {
              throw new InvalidKeyException("Order", "id", "too wide");
            },
            text -> text);
    assertThrows(InvalidKeyException.class, () -> Stored.write(key, "x"));
  }

  private static void assertMismatch(Codec<?> codec, String text, String noun) {
    MappingException e = Stored.readFailure(codec, s(text));
    assertEquals("Order", e.entity());
    assertEquals("value", e.path());
    assertEquals(Optional.of(noun + " as text (S)"), e.expected());
    assertEquals(Optional.of("text that is not " + noun), e.found());
  }
}
