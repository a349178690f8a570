package io.partita.processor.model;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Arrays;
import java.util.Optional;

/** The types stored as one value, and the kind of attribute they become. */
public enum Scalar {
  STRING(Wire.S, String.class),
  CHARACTER(Wire.S, Character.class),
  UUID(Wire.S, java.util.UUID.class),
  URI(Wire.S, URI.class),
  DURATION(Wire.S, Duration.class),
  INSTANT(Wire.S, Instant.class),
  LOCAL_DATE(Wire.S, LocalDate.class),
  LOCAL_DATE_TIME(Wire.S, LocalDateTime.class),
  LOCAL_TIME(Wire.S, LocalTime.class),
  YEAR_MONTH(Wire.S, YearMonth.class),
  YEAR(Wire.S, Year.class),
  OFFSET_DATE_TIME(Wire.S, OffsetDateTime.class),
  ZONED_DATE_TIME(Wire.S, ZonedDateTime.class),
  ZONE_ID(Wire.S, ZoneId.class),
  PERIOD(Wire.S, Period.class),
  BYTE(Wire.N, Byte.class),
  SHORT(Wire.N, Short.class),
  INTEGER(Wire.N, Integer.class),
  LONG(Wire.N, Long.class),
  FLOAT(Wire.N, Float.class),
  DOUBLE(Wire.N, Double.class),
  BIG_INTEGER(Wire.N, BigInteger.class),
  BIG_DECIMAL(Wire.N, BigDecimal.class),
  BOOLEAN(Wire.BOOL, Boolean.class),
  BYTES(Wire.B, byte[].class),
  BYTE_BUFFER(Wire.B, ByteBuffer.class);

  private final Wire wire;
  private final Class<?> javaType;

  Scalar(Wire wire, Class<?> javaType) {
    this.wire = wire;
    this.javaType = javaType;
  }

  /** The scalar of a class; empty if it is stored otherwise. */
  public static Optional<Scalar> of(String className) {
    return Arrays.stream(values())
        .filter(scalar -> scalar.javaType.getName().equals(className))
        .findFirst();
  }

  /** How many digits the longest numbers have, as far as they can be in keys. */
  public int digits() {
    return switch (this) {
      case BYTE -> 3;
      case SHORT -> 5;
      case INTEGER -> 10;
      default -> 19;
    };
  }

  /** The kind of attribute. */
  public Wire wire() {
    return wire;
  }

  /** DynamoDB's scalar attribute types. */
  public enum Wire {
    S,
    N,
    B,
    BOOL
  }
}
