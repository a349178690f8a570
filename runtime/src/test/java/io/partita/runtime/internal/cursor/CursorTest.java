package io.partita.runtime.internal.cursor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.InvalidCursorException;
import io.partita.runtime.internal.Effort;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class CursorTest {

  private static final Cursor CURSOR = Cursor.of("scan Song");

  private static Map<String, AttributeValue> position() {
    Map<String, AttributeValue> position = new LinkedHashMap<>();
    position.put("PK", AttributeValue.fromS("ARTIST#\uD83D\uDE00\u0000 %"));
    position.put("SK", AttributeValue.fromN("-12.5"));
    position.put("größe", AttributeValue.fromB(SdkBytes.fromByteArray(new byte[] {0, -1, 127})));
    return position;
  }

  @Test
  void aPositionComesBackFromTextThatIsSafeInUrls() {
    String cursor = CURSOR.encode(position());
    assertTrue(cursor.matches("[A-Za-z0-9_-]+"), cursor);
    assertEquals(position(), CURSOR.decode(cursor));
    assertEquals(List.copyOf(position().keySet()), List.copyOf(CURSOR.decode(cursor).keySet()));
  }

  @Test
  void theLongestKeyFits() {
    Map<String, AttributeValue> position = Map.of("PK", AttributeValue.fromS("\uFFFF".repeat(682)));
    assertEquals(position, CURSOR.decode(CURSOR.encode(position)));
  }

  @Test
  void aCursorOfAnotherPatternIsRefused() {
    String other = Cursor.of("scan Album").encode(position());
    assertThrows(InvalidCursorException.class, () -> CURSOR.decode(other));
  }

  @Test
  void everyChangedCharacterIsNoticed() {
    String cursor = CURSOR.encode(position());
    for (int i = 0; i < cursor.length(); i++) {
      for (char c : "AQgw09_-".toCharArray()) {
        String changed = cursor.substring(0, i) + c + cursor.substring(i + 1);
        if (!changed.equals(cursor)) {
          assertThrows(InvalidCursorException.class, () -> CURSOR.decode(changed), changed);
        }
      }
    }
  }

  @Test
  void shortenedLengthenedAndForeignTextIsRefused() {
    String cursor = CURSOR.encode(position());
    for (int length = 0; length < cursor.length(); length++) {
      String shortened = cursor.substring(0, length);
      assertThrows(InvalidCursorException.class, () -> CURSOR.decode(shortened));
    }
    for (String foreign :
        List.of(cursor + "A", cursor + "=", cursor + "==", " " + cursor, "?", "ä", "{\"PK\":1}")) {
      InvalidCursorException refused =
          assertThrows(InvalidCursorException.class, () -> CURSOR.decode(foreign));
      assertFalse(refused.getMessage().contains(cursor));
    }
  }

  @Test
  void severalPositionsComeBackInTheirPlaces() {
    List<Map<String, AttributeValue>> positions = List.of(Map.of(), position(), Map.of());
    String cursor = CURSOR.encodeAll(positions);
    assertTrue(cursor.matches("[A-Za-z0-9_-]+"), cursor);
    assertEquals(positions, CURSOR.decodeAll(cursor, 3));
  }

  @Test
  void onePositionIsNotSeveralNorTheOtherWayRound() {
    String one = CURSOR.encode(position());
    String several = CURSOR.encodeAll(List.of(position(), position()));
    assertThrows(InvalidCursorException.class, () -> CURSOR.decodeAll(one, 2));
    assertThrows(InvalidCursorException.class, () -> CURSOR.decode(several));
  }

  @Test
  void aCursorOfAnotherNumberOfReadsIsRefused() {
    String several = CURSOR.encodeAll(List.of(position(), position()));
    assertThrows(InvalidCursorException.class, () -> CURSOR.decodeAll(several, 1));
    assertThrows(InvalidCursorException.class, () -> CURSOR.decodeAll(several, 3));
  }

  /** Keys of a table and of an index, all of them as long as they and their names can be. */
  private static Map<String, AttributeValue> longestPosition() {
    Map<String, AttributeValue> position = new LinkedHashMap<>();
    for (int bytes : new int[] {2048, 1024, 2048, 1024}) {
      String name = "\uFFFF".repeat(254) + position.size();
      position.put(name, AttributeValue.fromS("a".repeat(bytes)));
    }
    return position;
  }

  @Test
  void theLongestPositionsFit() {
    assertEquals(longestPosition(), CURSOR.decode(CURSOR.encode(longestPosition())));
    List<Map<String, AttributeValue>> all = Collections.nCopies(100, longestPosition());
    assertEquals(all, CURSOR.decodeAll(CURSOR.encodeAll(all), 100));
  }

  @Test
  void whatIsLongerIsRefusedBeforeItIsLookedAt() {
    String tooLong = "A".repeat(100_000_000);
    for (Executable decoding :
        List.<Executable>of(() -> CURSOR.decode(tooLong), () -> CURSOR.decodeAll(tooLong, 256))) {
      assertThrows(InvalidCursorException.class, decoding);
      Effort.of(decoding).assertAtMost(64 * 1024, Duration.ofMillis(50), "decoding");
    }
  }
}
