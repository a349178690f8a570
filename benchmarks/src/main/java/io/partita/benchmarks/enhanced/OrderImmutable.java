package io.partita.benchmarks.enhanced;

import io.partita.benchmarks.handwritten.Keys;
import io.partita.benchmarks.model.Order;
import io.partita.benchmarks.model.Order.Status;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbAttribute;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbImmutable;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbPartitionKey;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbSortKey;

/**
 * An order as {@code TableSchema.fromImmutableClass} wants it; keys and type follow from the rest.
 */
@DynamoDbImmutable(builder = OrderImmutable.Builder.class)
public final class OrderImmutable {

  private final String customerId;
  private final String orderId;
  private final Status status;
  private final Instant placedAt;
  private final long totalCents;
  private final boolean gift;
  private final String note;
  private final Set<String> tags;
  private final List<LineImmutable> lines;

  private OrderImmutable(Builder builder) {
    customerId = builder.customerId;
    orderId = builder.orderId;
    status = builder.status;
    placedAt = builder.placedAt;
    totalCents = builder.totalCents;
    gift = builder.gift;
    note = builder.note;
    tags = builder.tags;
    lines = builder.lines;
  }

  public static Builder builder() {
    return new Builder();
  }

  static OrderImmutable of(Order record) {
    return builder()
        .customerId(record.customerId())
        .orderId(record.orderId())
        .status(record.status())
        .placedAt(record.placedAt())
        .totalCents(record.totalCents())
        .gift(record.gift())
        .note(record.note())
        .tags(record.tags())
        .lines(record.lines().stream().map(LineImmutable::of).toList())
        .build();
  }

  Order toRecord() {
    return new Order(
        customerId,
        orderId,
        status,
        placedAt,
        totalCents,
        gift,
        note,
        tags,
        lines.stream().map(LineImmutable::toRecord).toList());
  }

  @DynamoDbPartitionKey
  @DynamoDbAttribute("PK")
  public String pk() {
    return Keys.customer(customerId);
  }

  @DynamoDbSortKey
  @DynamoDbAttribute("SK")
  public String sk() {
    return Keys.order(orderId);
  }

  @DynamoDbAttribute("Type")
  public String type() {
    return "Order";
  }

  public String customerId() {
    return customerId;
  }

  public String orderId() {
    return orderId;
  }

  public Status status() {
    return status;
  }

  public Instant placedAt() {
    return placedAt;
  }

  public long totalCents() {
    return totalCents;
  }

  public boolean gift() {
    return gift;
  }

  public String note() {
    return note;
  }

  public Set<String> tags() {
    return tags;
  }

  public List<LineImmutable> lines() {
    return lines;
  }

  /** Collects the values. */
  public static final class Builder {

    private String customerId;
    private String orderId;
    private Status status;
    private Instant placedAt;
    private long totalCents;
    private boolean gift;
    private String note;
    private Set<String> tags;
    private List<LineImmutable> lines;

    private Builder() {}

    public Builder pk(String ignored) {
      return this;
    }

    public Builder sk(String ignored) {
      return this;
    }

    public Builder type(String ignored) {
      return this;
    }

    public Builder customerId(String customerId) {
      this.customerId = customerId;
      return this;
    }

    public Builder orderId(String orderId) {
      this.orderId = orderId;
      return this;
    }

    public Builder status(Status status) {
      this.status = status;
      return this;
    }

    public Builder placedAt(Instant placedAt) {
      this.placedAt = placedAt;
      return this;
    }

    public Builder totalCents(long totalCents) {
      this.totalCents = totalCents;
      return this;
    }

    public Builder gift(boolean gift) {
      this.gift = gift;
      return this;
    }

    public Builder note(String note) {
      this.note = note;
      return this;
    }

    public Builder tags(Set<String> tags) {
      this.tags = tags;
      return this;
    }

    public Builder lines(List<LineImmutable> lines) {
      this.lines = lines;
      return this;
    }

    public OrderImmutable build() {
      return new OrderImmutable(this);
    }
  }
}
