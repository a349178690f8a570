package io.partita.benchmarks.enhanced;

import io.partita.benchmarks.handwritten.Keys;
import io.partita.benchmarks.model.Favorite;
import java.time.LocalDate;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbAttribute;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbImmutable;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbPartitionKey;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbSecondaryPartitionKey;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbSecondarySortKey;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbSortKey;

/**
 * A favorite as {@code TableSchema.fromImmutableClass} wants it; keys and type follow from the
 * rest.
 */
@DynamoDbImmutable(builder = FavoriteImmutable.Builder.class)
public final class FavoriteImmutable {

  private final String customerId;
  private final String productId;
  private final LocalDate addedOn;

  private FavoriteImmutable(Builder builder) {
    customerId = builder.customerId;
    productId = builder.productId;
    addedOn = builder.addedOn;
  }

  public static Builder builder() {
    return new Builder();
  }

  static FavoriteImmutable of(Favorite record) {
    return builder()
        .customerId(record.customerId())
        .productId(record.productId())
        .addedOn(record.addedOn())
        .build();
  }

  Favorite toRecord() {
    return new Favorite(customerId, productId, addedOn);
  }

  @DynamoDbPartitionKey
  @DynamoDbAttribute("PK")
  public String pk() {
    return Keys.customer(customerId);
  }

  @DynamoDbSortKey
  @DynamoDbAttribute("SK")
  public String sk() {
    return Keys.product(productId);
  }

  @DynamoDbAttribute("Type")
  public String type() {
    return "Favorite";
  }

  @DynamoDbSecondaryPartitionKey(indexNames = "GSI1")
  @DynamoDbAttribute("GSI1PK")
  public String gsi1Pk() {
    return Keys.product(productId);
  }

  @DynamoDbSecondarySortKey(indexNames = "GSI1")
  @DynamoDbAttribute("GSI1SK")
  public String gsi1Sk() {
    return Keys.customer(customerId);
  }

  public String customerId() {
    return customerId;
  }

  public String productId() {
    return productId;
  }

  public LocalDate addedOn() {
    return addedOn;
  }

  /** Collects the values. */
  public static final class Builder {

    private String customerId;
    private String productId;
    private LocalDate addedOn;

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

    public Builder gsi1Pk(String ignored) {
      return this;
    }

    public Builder gsi1Sk(String ignored) {
      return this;
    }

    public Builder customerId(String customerId) {
      this.customerId = customerId;
      return this;
    }

    public Builder productId(String productId) {
      this.productId = productId;
      return this;
    }

    public Builder addedOn(LocalDate addedOn) {
      this.addedOn = addedOn;
      return this;
    }

    public FavoriteImmutable build() {
      return new FavoriteImmutable(this);
    }
  }
}
