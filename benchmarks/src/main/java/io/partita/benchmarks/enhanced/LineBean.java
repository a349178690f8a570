package io.partita.benchmarks.enhanced;

import io.partita.benchmarks.model.Order.Line;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbBean;

/** A line of an order as {@code TableSchema.fromBean} wants it. */
@DynamoDbBean
public class LineBean {

  private String sku;
  private String title;
  private int quantity;
  private long priceCents;

  static LineBean of(Line record) {
    LineBean bean = new LineBean();
    bean.setSku(record.sku());
    bean.setTitle(record.title());
    bean.setQuantity(record.quantity());
    bean.setPriceCents(record.priceCents());
    return bean;
  }

  Line toRecord() {
    return new Line(sku, title, quantity, priceCents);
  }

  public String getSku() {
    return sku;
  }

  public void setSku(String sku) {
    this.sku = sku;
  }

  public String getTitle() {
    return title;
  }

  public void setTitle(String title) {
    this.title = title;
  }

  public int getQuantity() {
    return quantity;
  }

  public void setQuantity(int quantity) {
    this.quantity = quantity;
  }

  public long getPriceCents() {
    return priceCents;
  }

  public void setPriceCents(long priceCents) {
    this.priceCents = priceCents;
  }
}
