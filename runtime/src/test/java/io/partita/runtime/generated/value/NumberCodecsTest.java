package io.partita.runtime.generated.value;

import static io.partita.runtime.generated.value.Stored.n;
import static io.partita.runtime.generated.value.Stored.s;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.MappingException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers: their canonical text, their limits, and what is read of them. */
final class NumberCodecsTest {

  @ParameterizedTest
  @CsvSource({
    "1.500, 1.5",
    "100, 100",
    "1E2, 100",
    "0.00, 0",
    "0E-200, 0",
    "-7.10, -7.1",
    "1E-3, 0.001",
  })
  void decimalsAreWrittenInOneForm(BigDecimal value, String text) {
    assertEquals(n(text), Stored.write(Codecs.BIG_DECIMAL, value));
  }

  @ParameterizedTest
  @CsvSource({
    "1, 1",
    "-0.0, 0",
    "0.1, 0.1",
    "1E10, 10000000000",
    "0.002, 0.002",
    "1E22, 10000000000000000000000"
  })
  void doublesAreWrittenInTheSameForm(double value, String text) {
    assertEquals(n(text), Stored.write(Codecs.DOUBLE, value));
  }

  @Test
  void aFloatKeepsItsOwnShortText() {
    assertEquals(n("0.1"), Stored.write(Codecs.FLOAT, 0.1f));
    assertEquals(n("16777216"), Stored.write(Codecs.FLOAT, 16777216f));
  }

  @Test
  void theExtremesOfDynamoDbAreStored() {
    for (String text :
        List.of(
            "1E-130",
            "-1E-130",
            "9.9999999999999999999999999999999999999E+125",
            "-9.9999999999999999999999999999999999999E+125",
            "12345678901234567890123456789012345678")) {
      BigDecimal value = new BigDecimal(text);
      assertEquals(0, value.compareTo(Stored.roundTrip(Codecs.BIG_DECIMAL, value)));
    }
    BigInteger large = BigInteger.TEN.pow(125);
    assertEquals(large, Stored.roundTrip(Codecs.BIG_INTEGER, large));
    assertEquals(Long.MIN_VALUE, Stored.roundTrip(Codecs.LONG, Long.MIN_VALUE));
    assertEquals(Float.MIN_VALUE, Stored.roundTrip(Codecs.FLOAT, Float.MIN_VALUE));
    assertEquals(Float.MAX_VALUE, Stored.roundTrip(Codecs.FLOAT, Float.MAX_VALUE));
  }

  @ParameterizedTest
  @ValueSource(strings = {"9.9E-131", "1E+126", "-1E+126", "1E+2000000000", "1E-2000000000"})
  void decimalsOutOfRangeAreRefused(BigDecimal value) {
    MappingException e = Stored.writeFailure(Codecs.BIG_DECIMAL, value);
    assertEquals("Order", e.entity());
    assertEquals("value", e.path());
    assertTrue(e.getMessage().contains("outside the range DynamoDB stores"), e.getMessage());
  }

  @Test
  void moreThan38DigitsAreRefusedAndNotShown() {
    String digits = "123456789012345678901234567890123456789";
    MappingException decimal =
        Stored.writeFailure(Codecs.BIG_DECIMAL, new BigDecimal(digits).movePointLeft(5));
    assertTrue(decimal.getMessage().contains("more than 38 significant digits"));
    assertFalse(decimal.getMessage().contains("123"));
    MappingException integer = Stored.writeFailure(Codecs.BIG_INTEGER, new BigInteger(digits));
    assertTrue(integer.getMessage().contains("more than 38 significant digits"));
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
  void whatIsNotFiniteIsRefused(double value) {
    for (MappingException e :
        List.of(
            Stored.writeFailure(Codecs.DOUBLE, value),
            Stored.writeFailure(Codecs.FLOAT, (float) value))) {
      assertEquals(
          "[MAPPING] Cannot store attribute 'value' of Order: the number is infinite or NaN, which"
              + " DynamoDB does not store.",
          e.getMessage());
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.MIN_VALUE, Double.MAX_VALUE, 1E126, 1E-131})
  void doublesOutOfRangeAreRefused(double value) {
    assertTrue(
        Stored.writeFailure(Codecs.DOUBLE, value).getMessage().contains("outside the range"));
  }

  @ParameterizedTest
  @CsvSource({"1.0, 1", "1E2, 100", "-2.50E1, -25", "0E5, 0", "+7, 7", "-0, 0", "0.0, 0"})
  void wholeNumbersAreReadHoweverTheyAreWritten(String text, int value) {
    assertEquals(value, Stored.read(Codecs.INTEGER, n(text)));
    assertEquals(value, Stored.read(Codecs.LONG, n(text)));
    assertEquals((short) value, Stored.read(Codecs.SHORT, n(text)));
    assertEquals((byte) value, Stored.read(Codecs.BYTE, n(text)));
    assertEquals(BigInteger.valueOf(value), Stored.read(Codecs.BIG_INTEGER, n(text)));
    assertEquals((double) value, Stored.read(Codecs.DOUBLE, n(text)) + 0.0);
  }

  @Test
  void wholeNumbersOutOfRangeAreMismatches() {
    assertMismatch(Codecs.BYTE, "128", "a byte (N)", "a number out of its range");
    assertMismatch(Codecs.SHORT, "-32769", "a short (N)", "a number out of its range");
    assertMismatch(Codecs.INTEGER, "2147483648", "an int (N)", "a number out of its range");
    assertMismatch(Codecs.LONG, "9223372036854775808", "a long (N)", "a number out of its range");
    assertMismatch(Codecs.LONG, "-1E+2000000000", "a long (N)", "a number out of its range");
    assertMismatch(
        Codecs.BIG_INTEGER, "1E+126", "a whole number (N)", "a number out of DynamoDB's range");
  }

  @Test
  void fractionsAreNoWholeNumbers() {
    assertMismatch(Codecs.INTEGER, "1.5", "an int (N)", "a number with a fraction");
    assertMismatch(Codecs.LONG, "1E-2000000000", "a long (N)", "a number with a fraction");
    assertMismatch(Codecs.BIG_INTEGER, "0.1", "a whole number (N)", "a number with a fraction");
  }

  @Test
  void floatsThatWouldOverflowOrVanishAreMismatches() {
    assertMismatch(Codecs.FLOAT, "1E+39", "a float (N)", "a number out of its range");
    assertMismatch(Codecs.FLOAT, "1E-60", "a float (N)", "a number out of its range");
    assertEquals(0f, Stored.read(Codecs.FLOAT, n("0E-60")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "-", "abc", "NaN", "0x1p3", "1d", " 1", "1-", "١", "Infinity", "1e"})
  void whatIsNoDecimalNumberIsAMismatch(String text) {
    assertMismatch(Codecs.INTEGER, text, "an int (N)", "a malformed number");
    assertMismatch(Codecs.DOUBLE, text, "a double (N)", "a malformed number");
    assertMismatch(Codecs.FLOAT, text, "a float (N)", "a malformed number");
    assertMismatch(Codecs.BIG_DECIMAL, text, "a number (N)", "a malformed number");
  }

  @Test
  void textIsNoNumber() {
    MappingException e = Stored.readFailure(Codecs.LONG, s(Stored.SECRET));
    assertEquals(Optional.of("a long (N)"), e.expected());
    assertEquals(Optional.of("S"), e.found());
  }

  private static void assertMismatch(Codec<?> codec, String number, String expected, String found) {
    MappingException e = Stored.readFailure(codec, n(number));
    assertEquals("value", e.path());
    assertEquals(Optional.of(expected), e.expected());
    assertEquals(Optional.of(found), e.found());
  }
}
