package io.partita.benchmarks.enhanced;

import io.partita.benchmarks.model.Order.Line;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbImmutable;

/** A line of an order as {@code TableSchema.fromImmutableClass} wants it. */
@DynamoDbImmutable(builder = LineImmutable.Builder.class)
public final class LineImmutable {

  private final String sku;
  private final String title;
  private final int quantity;
  private final long priceCents;

  private LineImmutable(Builder builder) {
    sku = builder.sku;
    title = builder.title;
    quantity = builder.quantity;
    priceCents = builder.priceCents;
  }

  public static Builder builder() {
    return new Builder();
  }

  static LineImmutable of(Line record) {
    return builder()
        .sku(record.sku())
        .title(record.title())
        .quantity(record.quantity())
        .priceCents(record.priceCents())
        .build();
  }

  Line toRecord() {
    return new Line(sku, title, quantity, priceCents);
  }

  public String sku() {
    return sku;
  }

  public String title() {
    return title;
  }

  public int quantity() {
    return quantity;
  }

  public long priceCents() {
    return priceCents;
  }

  /** Collects the values. */
  public static final class Builder {

    private String sku;
    private String title;
    private int quantity;
    private long priceCents;

    private Builder() {}

    public Builder sku(String sku) {
      this.sku = sku;
      return this;
    }

    public Builder title(String title) {
      this.title = title;
      return this;
    }

    public Builder quantity(int quantity) {
      this.quantity = quantity;
      return this;
    }

    public Builder priceCents(long priceCents) {
      this.priceCents = priceCents;
      return this;
    }

    public LineImmutable build() {
      return new LineImmutable(this);
    }
  }
}
