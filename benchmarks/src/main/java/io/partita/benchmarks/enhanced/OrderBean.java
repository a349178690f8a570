package io.partita.benchmarks.enhanced;

import io.partita.benchmarks.handwritten.Keys;
import io.partita.benchmarks.model.Order;
import io.partita.benchmarks.model.Order.Status;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbAttribute;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbBean;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbPartitionKey;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbSortKey;

/** An order as {@code TableSchema.fromBean} wants it; keys and type follow from the rest. */
@DynamoDbBean
public class OrderBean {

  private String customerId;
  private String orderId;
  private Status status;
  private Instant placedAt;
  private long totalCents;
  private boolean gift;
  private String note;
  private Set<String> tags;
  private List<LineBean> lines;

  static OrderBean of(Order record) {
    OrderBean bean = new OrderBean();
    bean.setCustomerId(record.customerId());
    bean.setOrderId(record.orderId());
    bean.setStatus(record.status());
    bean.setPlacedAt(record.placedAt());
    bean.setTotalCents(record.totalCents());
    bean.setGift(record.gift());
    bean.setNote(record.note());
    bean.setTags(record.tags());
    bean.setLines(record.lines().stream().map(LineBean::of).toList());
    return bean;
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
        lines.stream().map(LineBean::toRecord).toList());
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
    return Keys.order(orderId);
  }

  public void setSk(String ignored) {}

  @DynamoDbAttribute("Type")
  public String getType() {
    return "Order";
  }

  public void setType(String ignored) {}

  public String getCustomerId() {
    return customerId;
  }

  public void setCustomerId(String customerId) {
    this.customerId = customerId;
  }

  public String getOrderId() {
    return orderId;
  }

  public void setOrderId(String orderId) {
    this.orderId = orderId;
  }

  public Status getStatus() {
    return status;
  }

  public void setStatus(Status status) {
    this.status = status;
  }

  public Instant getPlacedAt() {
    return placedAt;
  }

  public void setPlacedAt(Instant placedAt) {
    this.placedAt = placedAt;
  }

  public long getTotalCents() {
    return totalCents;
  }

  public void setTotalCents(long totalCents) {
    this.totalCents = totalCents;
  }

  public boolean isGift() {
    return gift;
  }

  public void setGift(boolean gift) {
    this.gift = gift;
  }

  public String getNote() {
    return note;
  }

  public void setNote(String note) {
    this.note = note;
  }

  public Set<String> getTags() {
    return tags;
  }

  public void setTags(Set<String> tags) {
    this.tags = tags;
  }

  public List<LineBean> getLines() {
    return lines;
  }

  public void setLines(List<LineBean> lines) {
    this.lines = lines;
  }
}
