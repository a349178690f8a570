package io.partita.runtime.internal.expression;

/** The comparisons DynamoDB knows. */
public enum Comparator {
  EQ("="),
  NE("<>"),
  LT("<"),
  LE("<="),
  GT(">"),
  GE(">=");

  private final String symbol;

  Comparator(String symbol) {
    this.symbol = symbol;
  }

  String symbol() {
    return symbol;
  }

  /** Whether the comparison holds for two values that compare as {@code order} says. */
  public boolean holds(int order) {
    return switch (this) {
      case EQ -> order == 0;
      case NE -> order != 0;
      case LT -> order < 0;
      case LE -> order <= 0;
      case GT -> order > 0;
      case GE -> order >= 0;
    };
  }
}
