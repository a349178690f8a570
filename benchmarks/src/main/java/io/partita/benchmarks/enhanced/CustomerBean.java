package io.partita.benchmarks.enhanced;

import io.partita.benchmarks.handwritten.Keys;
import io.partita.benchmarks.model.Customer;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbAttribute;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbBean;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbPartitionKey;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbSortKey;

/** A customer as {@code TableSchema.fromBean} wants it; keys and type follow from the rest. */
@DynamoDbBean
public class CustomerBean {

  private String customerId;
  private String name;
  private String email;

  static CustomerBean of(Customer record) {
    CustomerBean bean = new CustomerBean();
    bean.setCustomerId(record.customerId());
    bean.setName(record.name());
    bean.setEmail(record.email());
    return bean;
  }

  Customer toRecord() {
    return new Customer(customerId, name, email);
  }

  @DynamoDbPartitionKey
  @DynamoDbAttribute("PK")
  public String getPk() {
    return Keys.customer(customerId);
  }

  public void setPk(String ignored) {}

  @DynamoDbSortKey
  @DynamoDbAttribute("SK")
  public String getSk() {
    return Keys.CUSTOMER;
  }

  public void setSk(String ignored) {}

  @DynamoDbAttribute("Type")
  public String getType() {
    return "Customer";
  }

  public void setType(String ignored) {}

  public String getCustomerId() {
    return customerId;
  }

  public void setCustomerId(String customerId) {
    this.customerId = customerId;
  }

  public String getName() {
    return name;
  }

  public void setName(String name) {
    this.name = name;
  }

  public String getEmail() {
    return email;
  }

  public void setEmail(String email) {
    this.email = email;
  }
}
