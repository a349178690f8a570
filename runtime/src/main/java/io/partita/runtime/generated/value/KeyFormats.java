package io.partita.runtime.generated.value;

import io.partita.annotations.Converter;
import io.partita.runtime.internal.key.KeyText;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.util.List;

/** The key formats of all types that may stand in a key. */
public final class KeyFormats {

  public static final KeyFormat<String> TEXT = TextFormat.ORDERED;
  public static final KeyFormat<String> RAW_TEXT = TextFormat.RAW;
  public static final KeyFormat<String> UPPER = new CaseFormat(true, TEXT);
  public static final KeyFormat<String> LOWER = new CaseFormat(false, TEXT);
  public static final KeyFormat<String> RAW_UPPER = new CaseFormat(true, RAW_TEXT);
  public static final KeyFormat<String> RAW_LOWER = new CaseFormat(false, RAW_TEXT);
  public static final KeyFormat<Character> CHARACTER = new CharacterFormat(TEXT);
  public static final KeyFormat<Character> RAW_CHARACTER = new CharacterFormat(RAW_TEXT);

  public static final KeyFormat<Byte> BYTE_PLAIN = new PlainInteger<>(IntegerType.BYTE);
  public static final KeyFormat<Short> SHORT_PLAIN = new PlainInteger<>(IntegerType.SHORT);
  public static final KeyFormat<Integer> INT_PLAIN = new PlainInteger<>(IntegerType.INTEGER);
  public static final KeyFormat<Long> LONG_PLAIN = new PlainInteger<>(IntegerType.LONG);
  public static final KeyFormat<Byte> BYTE_PADDED = new PaddedInteger<>(IntegerType.BYTE);
  public static final KeyFormat<Short> SHORT_PADDED = new PaddedInteger<>(IntegerType.SHORT);
  public static final KeyFormat<Integer> INT_PADDED = new PaddedInteger<>(IntegerType.INTEGER);
  public static final KeyFormat<Long> LONG_PADDED = new PaddedInteger<>(IntegerType.LONG);

  public static final KeyFormat<Instant> INSTANT_EPOCH_SECONDS = EpochFormat.SECONDS;
  public static final KeyFormat<Instant> INSTANT_EPOCH_MILLIS = EpochFormat.MILLIS;
  public static final KeyFormat<LocalDateTime> DATE_TIME_EPOCH_SECONDS =
      new DateTimeEpochFormat(EpochFormat.SECONDS);
  public static final KeyFormat<LocalDateTime> DATE_TIME_EPOCH_MILLIS =
      new DateTimeEpochFormat(EpochFormat.MILLIS);
  public static final KeyFormat<LocalDate> DATE = DateFormat.DATE;
  public static final KeyFormat<YearMonth> YEAR_MONTH = DateFormat.YEAR_MONTH;
  public static final KeyFormat<Year> YEAR = DateFormat.YEAR;

  public static final KeyFormat<java.util.UUID> UUID = UuidFormat.CANONICAL;
  public static final KeyFormat<byte[]> BYTES = BytesFormat.HEX;
  public static final KeyFormat<Boolean> BOOLEAN =
      new NamedFormat<>(List.of(false, true), List.of("false", "true"));

  private KeyFormats() {}

  /** Whether a format writes text that is {@linkplain KeyText#isPlain plain} as it is. */
  public static boolean isOfText(KeyFormat<?> format) {
    return format == TEXT || format == RAW_TEXT;
  }

  /** Constants by name. */
  @SafeVarargs
  @SuppressWarnings("varargs") // List.of copies the array
  public static <E extends Enum<E>> KeyFormat<E> enumOf(E... constants) {
    return new NamedFormat<>(List.of(constants), EnumCodec.names(List.of(constants)));
  }

  public static KeyFormat<Byte> byteWidth(int width) {
    return new FixedWidthInteger<>(IntegerType.BYTE, width);
  }

  public static KeyFormat<Short> shortWidth(int width) {
    return new FixedWidthInteger<>(IntegerType.SHORT, width);
  }

  public static KeyFormat<Integer> intWidth(int width) {
    return new FixedWidthInteger<>(IntegerType.INTEGER, width);
  }

  public static KeyFormat<Long> longWidth(int width) {
    return new FixedWidthInteger<>(IntegerType.LONG, width);
  }

  public static KeyFormat<Instant> instant(Precision precision) {
    return new InstantFormat(precision);
  }

  public static KeyFormat<LocalDateTime> dateTime(Precision precision) {
    return new DateTimeFormat(precision);
  }

  /** The format of what a converter makes of a type. */
  public static <T, S> KeyFormat<T> converted(Converter<T, S> converter, KeyFormat<S> format) {
    return new ConvertedFormat<>(converter, format);
  }
}
