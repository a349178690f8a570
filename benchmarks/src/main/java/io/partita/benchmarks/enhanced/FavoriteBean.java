package io.partita.benchmarks.enhanced;

import io.partita.benchmarks.handwritten.Keys;
import io.partita.benchmarks.model.Favorite;
import java.time.LocalDate;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbAttribute;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbBean;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbPartitionKey;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbSecondaryPartitionKey;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbSecondarySortKey;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbSortKey;

/** A favorite as {@code TableSchema.fromBean} wants it; keys and type follow from the rest. */
@DynamoDbBean
public class FavoriteBean {

  private String customerId;
  private String productId;
  private LocalDate addedOn;

  static FavoriteBean of(Favorite record) {
    FavoriteBean bean = new FavoriteBean();
    bean.setCustomerId(record.customerId());
    bean.setProductId(record.productId());
    bean.setAddedOn(record.addedOn());
    return bean;
  }

  Favorite toRecord() {
    return new Favorite(customerId, productId, addedOn);
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
    return Keys.product(productId);
  }

  public void setSk(String ignored) {}

  @DynamoDbAttribute("Type")
  public String getType() {
    return "Favorite";
  }

  public void setType(String ignored) {}

  @DynamoDbSecondaryPartitionKey(indexNames = "GSI1")
  @DynamoDbAttribute("GSI1PK")
  public String getGsi1Pk() {
    return Keys.product(productId);
  }

  public void setGsi1Pk(String ignored) {}

  @DynamoDbSecondarySortKey(indexNames = "GSI1")
  @DynamoDbAttribute("GSI1SK")
  public String getGsi1Sk() {
    return Keys.customer(customerId);
  }

  public void setGsi1Sk(String ignored) {}

  public String getCustomerId() {
    return customerId;
  }

  public void setCustomerId(String customerId) {
    this.customerId = customerId;
  }

  public String getProductId() {
    return productId;
  }

  public void setProductId(String productId) {
    this.productId = productId;
  }

  public LocalDate getAddedOn() {
    return addedOn;
  }

  public void setAddedOn(LocalDate addedOn) {
    this.addedOn = addedOn;
  }
}
