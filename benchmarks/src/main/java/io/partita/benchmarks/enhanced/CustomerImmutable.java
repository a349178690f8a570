package io.partita.benchmarks.enhanced;

import io.partita.benchmarks.handwritten.Keys;
import io.partita.benchmarks.model.Customer;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbAttribute;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbImmutable;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbPartitionKey;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbSortKey;

/**
 * A customer as {@code TableSchema.fromImmutableClass} wants it; keys and type follow from the
 * rest.
 */
@DynamoDbImmutable(builder = CustomerImmutable.Builder.class)
public final class CustomerImmutable {

  private final String customerId;
  private final String name;
  private final String email;

  private CustomerImmutable(Builder builder) {
    customerId = builder.customerId;
    name = builder.name;
    email = builder.email;
  }

  public static Builder builder() {
    return new Builder();
  }

  static CustomerImmutable of(Customer record) {
    return builder()
        .customerId(record.customerId())
        .name(record.name())
        .email(record.email())
        .build();
  }

  Customer toRecord() {
    return new Customer(customerId, name, email);
  }

  @DynamoDbPartitionKey
  @DynamoDbAttribute("PK")
  public String pk() {
    return Keys.customer(customerId);
  }

  @DynamoDbSortKey
  @DynamoDbAttribute("SK")
  public String sk() {
    return Keys.CUSTOMER;
  }

  @DynamoDbAttribute("Type")
  public String type() {
    return "Customer";
  }

  public String customerId() {
    return customerId;
  }

  public String name() {
    return name;
  }

  public String email() {
    return email;
  }

  /** Collects the values. */
  public static final class Builder {

    private String customerId;
    private String name;
    private String email;

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

    public Builder name(String name) {
      this.name = name;
      return this;
    }

    public Builder email(String email) {
      this.email = email;
      return this;
    }

    public CustomerImmutable build() {
      return new CustomerImmutable(this);
    }
  }
}
