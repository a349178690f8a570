package io.partita.processor.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.TypeName;
import io.partita.annotations.KeyEncoding;
import io.partita.processor.diagnostic.Origin;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.KeyFormat;
import io.partita.processor.model.KeyPart;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.KeyPart.LiteralPart;
import io.partita.processor.model.KeyPlace;
import io.partita.processor.model.Scalar;
import io.partita.processor.model.TypeModel;
import io.partita.processor.model.TypeModel.EnumType;
import io.partita.processor.model.TypeModel.ScalarType;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class KeyShapeTest {

  private static final Origin NOWHERE = new Origin() {};
  private static final KeyPart TEXT = part(Scalar.STRING, "");
  private static final KeyPart COLOR =
      part(
          new EnumType(ClassName.get("shop", "Color"), List.of("GREEN", "RED")),
          "",
          KeyEncoding.ORDERED);

  @Test
  void textNeverReachesBeyondItsSegment() {
    assertEquals(
        Optional.empty(), KeyShape.common(shape("USER#", TEXT), shape("USER#", TEXT, "#", TEXT)));
    assertEquals(
        Optional.of("USER#1"), KeyShape.common(shape("USER#", TEXT), shape("USER#", TEXT)));
    assertEquals(
        Optional.of("A#1#1"),
        KeyShape.common(shape("A#", TEXT, "#", TEXT), shape(TEXT, "#", TEXT, "#1")));
  }

  @Test
  void textIsNeverEmptyAndHasNoSeparatorsOrControls() {
    KeyShape text = shape(TEXT);
    assertTrue(text.accepts("META"));
    assertTrue(text.accepts("%23"));
    assertTrue(text.accepts("naïve 😀".replace(" ", "%20")));
    assertFalse(text.accepts(""));
    assertFalse(text.accepts("A#B"));
    assertFalse(text.accepts("A B"));
    assertFalse(text.accepts("%"));
    assertFalse(text.accepts("$"));
  }

  @Test
  void aPrefixIsFollowedByAnythingOrNothing() {
    KeyShape range =
        KeyShape.startingWith(List.of(new LiteralPart("TASK#"), TEXT, new LiteralPart("#")));
    assertTrue(range.accepts("TASK#1#"));
    assertTrue(range.accepts("TASK#1#2#3"));
    assertFalse(range.accepts("TASK#1"));
    assertFalse(range.accepts("TASK##1"));
    assertTrue(KeyShape.startingWith(List.of()).accepts("any thing"));
  }

  @Test
  void rawTextIsAnythingButTheSeparatorAndControls() {
    KeyShape raw = KeyShape.of(List.of(part(scalar(Scalar.STRING), "", KeyEncoding.RAW)), false);
    assertTrue(raw.accepts("Toy Story $ 100%"));
    assertFalse(raw.accepts("A#B"));
    assertFalse(raw.accepts("A\tB"));
  }

  @Test
  void nativeTextIsAnything() {
    KeyShape text = KeyShape.of(List.of(TEXT), true);
    assertTrue(text.accepts("A#B C"));
    assertEquals(Optional.of("USER#1"), KeyShape.common(text, shape("USER#", TEXT)));
  }

  @Test
  void numbersHaveTheirWidth() {
    assertTrue(shape(part(Scalar.INTEGER, "")).accepts("0000000042"));
    assertTrue(shape(part(Scalar.INTEGER, "")).accepts("-2147483647"));
    assertFalse(shape(part(Scalar.INTEGER, "")).accepts("42"));
    assertTrue(shape(part(Scalar.LONG, "plain")).accepts("-42"));
    assertTrue(shape(part(Scalar.LONG, "plain")).accepts("0"));
    assertFalse(shape(part(Scalar.LONG, "plain")).accepts("042"));
    assertFalse(shape(part(Scalar.BYTE, "plain")).accepts("1234"));
    assertTrue(shape(part(Scalar.LONG, "6")).accepts("000042"));
    assertEquals(
        Optional.empty(),
        KeyShape.common(shape(part(Scalar.INTEGER, "")), shape(part(Scalar.LONG, ""))));
    assertEquals(
        Optional.of("111111"), KeyShape.common(shape(part(Scalar.INTEGER, "6")), shape(TEXT)));
  }

  @Test
  void timesHaveTheirPrecision() {
    assertTrue(shape(part(Scalar.INSTANT, "")).accepts("2024-01-15T10:30:00.000000000Z"));
    assertTrue(shape(part(Scalar.INSTANT, "millis")).accepts("2024-01-15T10:30:00.000Z"));
    assertTrue(shape(part(Scalar.INSTANT, "day")).accepts("2024-01-15"));
    assertTrue(shape(part(Scalar.LOCAL_DATE_TIME, "seconds")).accepts("2024-01-15T10:30:00"));
    assertTrue(shape(part(Scalar.YEAR_MONTH, "")).accepts("2024-01"));
    assertTrue(shape(part(Scalar.YEAR, "")).accepts("2024"));
    assertTrue(shape(part(Scalar.INSTANT, "epochSeconds")).accepts("1705314600"));
    assertTrue(shape(part(Scalar.INSTANT, "epochMillis")).accepts("1705314600000"));
    assertFalse(shape(part(Scalar.INSTANT, "epochMillis")).accepts("1705314600"));
    assertFalse(shape(part(Scalar.INSTANT, "day")).accepts("2024-01-15T10"));
    assertFalse(shape(part(Scalar.LOCAL_DATE_TIME, "seconds")).accepts("2024-01-15T10:30:00Z"));
    assertEquals(
        Optional.of("1111-11-11"),
        KeyShape.common(shape(part(Scalar.INSTANT, "day")), shape(part(Scalar.LOCAL_DATE, ""))));
    KeyShape stored = KeyShape.of(List.of(part(Scalar.INSTANT, "")), true);
    assertTrue(stored.accepts("2024-01-15T10:30:00Z"));
    assertTrue(stored.accepts("2024-01-15T10:30:00.123456Z"));
    assertFalse(stored.accepts("META"));
  }

  @Test
  void otherTypesHaveTheirConstants() {
    assertTrue(shape(COLOR).accepts("RED"));
    assertFalse(shape(COLOR).accepts("BLUE"));
    assertEquals(Optional.of("RED"), KeyShape.common(shape(COLOR), shape(TEXT)));
    assertEquals(Optional.empty(), KeyShape.common(shape(COLOR), shape(part(Scalar.BOOLEAN, ""))));
    assertTrue(shape(part(Scalar.BYTES, "")).accepts("00ff"));
    assertFalse(shape(part(Scalar.BYTES, "")).accepts("00f"));
    assertTrue(shape(part(Scalar.CHARACTER, "")).accepts("%23"));
    assertFalse(shape(part(Scalar.CHARACTER, "")).accepts("ab"));
    assertTrue(shape(part(Scalar.UUID, "")).accepts("123e4567-e89b-12d3-a456-426614174000"));
    assertFalse(shape(part(Scalar.UUID, "")).accepts("123E4567-E89B-12D3-A456-426614174000"));
  }

  @Test
  void fiftyEntitiesAreComparedInNoTime() {
    List<KeyShape> shapes =
        IntStream.range(0, 50)
            .mapToObj(
                i ->
                    shape(
                        part(Scalar.UUID, ""), "#", TEXT, "#", part(Scalar.LONG, "plain"), "#" + i))
            .toList();
    List<String> found = new ArrayList<>();
    assertTimeout(
        Duration.ofSeconds(30),
        () -> {
          for (int i = 0; i < shapes.size(); i++) {
            for (int j = i; j < shapes.size(); j++) {
              KeyShape.common(shapes.get(i), shapes.get(j)).ifPresent(found::add);
            }
          }
        });
    assertEquals(50, found.size());
  }

  private static KeyShape shape(Object... parts) {
    List<KeyPart> all = new ArrayList<>();
    for (Object part : parts) {
      all.add(part instanceof String text ? new LiteralPart(text) : (KeyPart) part);
    }
    return KeyShape.of(all, false);
  }

  private static KeyPart part(Scalar scalar, String format) {
    return part(scalar(scalar), format, KeyEncoding.ORDERED);
  }

  private static TypeModel scalar(Scalar scalar) {
    return new ScalarType(scalar, TypeName.OBJECT);
  }

  private static KeyPart part(TypeModel type, String format, KeyEncoding encoding) {
    ComponentModel component =
        new ComponentModel(
            "c",
            type,
            "c",
            List.of(),
            Set.of(),
            false,
            Optional.empty(),
            false,
            0,
            Optional.empty(),
            Optional.empty(),
            Set.of(),
            NOWHERE);
    KeyFormat chosen =
        KeyFormatChooser.choose(type, format, KeyPlace.TABLE_SORT, encoding).orElseThrow();
    return new ComponentPart(List.of(component), chosen);
  }
}
