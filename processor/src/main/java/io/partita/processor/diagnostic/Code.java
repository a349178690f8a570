package io.partita.processor.diagnostic;

/** The stable codes of all problems; each has a heading in {@code docs/errors.md}. */
public enum Code {
  /** Something went wrong in Partita itself. */
  BUG,
  /** A generated file could not be written. */
  CANNOT_WRITE,
  /** A {@code @Convert} names a class that cannot convert the component. */
  CONVERTER_UNUSABLE,
  /** An entity is listed twice in one {@code @Table}. */
  DUPLICATE_ENTITY,
  /** A generated type would have the name of another type. */
  GENERATED_NAME_CLASH,
  /** An entity has type parameters. */
  GENERIC_ENTITY,
  /** The text of a key template holds a character that would break the order of keys. */
  ILLEGAL_LITERAL,
  /** Generated code cannot see an entity. */
  INACCESSIBLE,
  /** A key template's placeholders are not well formed. */
  MALFORMED_TEMPLATE,
  /** A type listed in a {@code @Table} has no {@code @Entity}. */
  MISSING_ENTITY,
  /** A {@code @Table} is not on an interface. */
  NOT_AN_INTERFACE,
  /** A type listed in a {@code @Table} is not a record. */
  NOT_A_RECORD,
  /** Text follows a placeholder without a {@code #}. */
  TEXT_AFTER_PLACEHOLDER,
  /** A type that is named does not exist. */
  UNRESOLVED_TYPE
}
