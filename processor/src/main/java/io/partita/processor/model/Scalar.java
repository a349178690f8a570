package io.partita.processor.model;

/** The types stored as one value, and the kind of attribute they become. */
public enum Scalar {
  STRING(Wire.S),
  CHARACTER(Wire.S),
  UUID(Wire.S),
  URI(Wire.S),
  DURATION(Wire.S),
  INSTANT(Wire.S),
  LOCAL_DATE(Wire.S),
  LOCAL_DATE_TIME(Wire.S),
  LOCAL_TIME(Wire.S),
  YEAR_MONTH(Wire.S),
  YEAR(Wire.S),
  OFFSET_DATE_TIME(Wire.S),
  ZONED_DATE_TIME(Wire.S),
  ZONE_ID(Wire.S),
  PERIOD(Wire.S),
  BYTE(Wire.N),
  SHORT(Wire.N),
  INTEGER(Wire.N),
  LONG(Wire.N),
  FLOAT(Wire.N),
  DOUBLE(Wire.N),
  BIG_INTEGER(Wire.N),
  BIG_DECIMAL(Wire.N),
  BOOLEAN(Wire.BOOL),
  BYTES(Wire.B),
  BYTE_BUFFER(Wire.B);

  private final Wire wire;

  Scalar(Wire wire) {
    this.wire = wire;
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
