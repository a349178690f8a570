package io.partita.runtime.generated.value;

import static io.partita.runtime.generated.value.Stored.n;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.partita.runtime.MappingException;
import io.partita.runtime.internal.Effort;
import io.partita.runtime.internal.item.StoredNumber;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Numbers that DynamoDB does not store cost next to nothing before they are refused. */
class HostileNumbersTest {

  private static final long MOST_BYTES = 64 * 1024;
  private static final Duration MOST_TIME = Duration.ofMillis(50);
  private static final int DIGITS = 200_000;
  private static final int FEWER_DIGITS = 40_000;

  private static final List<Codec<?>> CODECS =
      List.of(
          Codecs.BYTE,
          Codecs.INTEGER,
          Codecs.LONG,
          Codecs.FLOAT,
          Codecs.DOUBLE,
          Codecs.BIG_INTEGER,
          Codecs.BIG_DECIMAL,
          Codecs.EPOCH_SECONDS);

  static Stream<String> numbers() {
    return Stream.of(
        "9".repeat(DIGITS),
        "1" + "0".repeat(DIGITS),
        "-" + "12".repeat(DIGITS / 2),
        "0." + "0".repeat(DIGITS) + "1",
        "1." + "0".repeat(DIGITS),
        "0".repeat(DIGITS) + "1",
        "1E" + "0".repeat(DIGITS) + "2",
        "1E+999999999",
        "1E-999999999",
        "0E-999999999",
        "0E+2147483647",
        "9".repeat(38) + "E+2147483600",
        "1E+2147483648",
        "1E-2147483648",
        "E",
        "1".repeat(100) + "E-2147483647");
  }

  @ParameterizedTest
  @MethodSource("numbers")
  void readingOneCostsLittle(String number) {
    for (Codec<?> codec : CODECS) {
      assertCheap(codec, n(number));
    }
  }

  @ParameterizedTest
  @MethodSource("numbers")
  void noneIsHandedOutForOthersToExpand(String number) {
    assertThrows(MappingException.class, () -> Stored.read(Codecs.BIG_DECIMAL, n(number)));
    assertThrows(MappingException.class, () -> Stored.read(Codecs.BIG_INTEGER, n(number)));
  }

  @ParameterizedTest
  @MethodSource("numbers")
  void readingOneInASetCostsLittle(String number) {
    assertCheap(
        Codecs.set(SetKind.NUMBER, Codecs.BIG_DECIMAL),
        AttributeValue.fromNs(List.of("1", number, "2")));
  }

  private static <T> void assertCheap(Codec<T> codec, AttributeValue value) {
    // Once before, so that nothing else is counted than the work itself.
    Effort.of(() -> Stored.read(codec, value));
    Effort.of(() -> Stored.read(codec, value))
        .assertAtMost(MOST_BYTES, MOST_TIME, "reading with " + codec);
  }

  @Test
  void whatEmulatorsMakeOfTheNumbersThatDynamoDbStoresIsRead() {
    for (String text :
        List.of(
            "0." + "0".repeat(129) + "1".repeat(38),
            "-" + "9".repeat(38) + "0".repeat(88),
            "1.50",
            "007",
            "0.000",
            "-0",
            "1.0E+125",
            "1E-130",
            "0E-100")) {
      assertEquals(new BigDecimal(text), Stored.read(Codecs.BIG_DECIMAL, n(text)));
    }
  }

  @ParameterizedTest
  @MethodSource("numbers")
  void comparingStoredValuesIsCheap(String number) {
    Effort.of(() -> StoredNumber.parse(number)).assertAtMost(MOST_BYTES, MOST_TIME, "parsing");
  }

  @Test
  void writingANumberWithManyZerosIsCheap() {
    BigDecimal ones = BigDecimal.ONE.setScale(FEWER_DIGITS);
    BigDecimal integer = BigDecimal.TEN.pow(FEWER_DIGITS);
    BigDecimal digits = integer.add(BigDecimal.ONE).movePointLeft(FEWER_DIGITS);

    assertEquals(n("1"), Stored.write(Codecs.BIG_DECIMAL, ones));
    assertThrows(MappingException.class, () -> Stored.write(Codecs.BIG_DECIMAL, integer));
    assertThrows(MappingException.class, () -> Stored.write(Codecs.BIG_DECIMAL, digits));
    for (BigDecimal value : List.of(ones, integer, digits)) {
      Effort.of(() -> Stored.write(Codecs.BIG_DECIMAL, value))
          .assertAtMost(500L * FEWER_DIGITS, Duration.ofMillis(500), "writing");
    }
  }
}
