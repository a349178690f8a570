package io.partita.benchmarks.enhanced;

import static software.amazon.awssdk.enhanced.dynamodb.mapper.StaticAttributeTags.primaryPartitionKey;
import static software.amazon.awssdk.enhanced.dynamodb.mapper.StaticAttributeTags.primarySortKey;
import static software.amazon.awssdk.enhanced.dynamodb.mapper.StaticAttributeTags.secondaryPartitionKey;
import static software.amazon.awssdk.enhanced.dynamodb.mapper.StaticAttributeTags.secondarySortKey;

import io.partita.benchmarks.model.Order.Status;
import java.time.Instant;
import java.time.LocalDate;
import java.util.function.BiConsumer;
import java.util.function.Function;
import software.amazon.awssdk.enhanced.dynamodb.EnhancedType;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.enhanced.dynamodb.mapper.StaticAttribute;
import software.amazon.awssdk.enhanced.dynamodb.mapper.StaticAttributeTag;
import software.amazon.awssdk.enhanced.dynamodb.mapper.StaticTableSchema;

/** Schemas that name every getter and setter, so that nothing is found by reflection. */
final class StaticSchemas {

  private static final TableSchema<LineBean> LINE =
      StaticTableSchema.builder(LineBean.class)
          .newItemSupplier(LineBean::new)
          .attributes(
              text(LineBean.class, "sku", LineBean::getSku, LineBean::setSku),
              text(LineBean.class, "title", LineBean::getTitle, LineBean::setTitle),
              of(
                  LineBean.class,
                  "quantity",
                  EnhancedType.of(Integer.class),
                  LineBean::getQuantity,
                  LineBean::setQuantity),
              of(
                  LineBean.class,
                  "priceCents",
                  EnhancedType.of(Long.class),
                  LineBean::getPriceCents,
                  LineBean::setPriceCents))
          .build();

  static final TableSchema<OrderBean> ORDER =
      StaticTableSchema.builder(OrderBean.class)
          .newItemSupplier(OrderBean::new)
          .attributes(
              key(OrderBean.class, "PK", OrderBean::getPk, OrderBean::setPk, primaryPartitionKey()),
              key(OrderBean.class, "SK", OrderBean::getSk, OrderBean::setSk, primarySortKey()),
              text(OrderBean.class, "Type", OrderBean::getType, OrderBean::setType),
              text(
                  OrderBean.class,
                  "customerId",
                  OrderBean::getCustomerId,
                  OrderBean::setCustomerId),
              text(OrderBean.class, "orderId", OrderBean::getOrderId, OrderBean::setOrderId),
              of(
                  OrderBean.class,
                  "status",
                  EnhancedType.of(Status.class),
                  OrderBean::getStatus,
                  OrderBean::setStatus),
              of(
                  OrderBean.class,
                  "placedAt",
                  EnhancedType.of(Instant.class),
                  OrderBean::getPlacedAt,
                  OrderBean::setPlacedAt),
              of(
                  OrderBean.class,
                  "totalCents",
                  EnhancedType.of(Long.class),
                  OrderBean::getTotalCents,
                  OrderBean::setTotalCents),
              of(
                  OrderBean.class,
                  "gift",
                  EnhancedType.of(Boolean.class),
                  OrderBean::isGift,
                  OrderBean::setGift),
              text(OrderBean.class, "note", OrderBean::getNote, OrderBean::setNote),
              of(
                  OrderBean.class,
                  "tags",
                  EnhancedType.setOf(String.class),
                  OrderBean::getTags,
                  OrderBean::setTags),
              of(
                  OrderBean.class,
                  "lines",
                  EnhancedType.listOf(EnhancedType.documentOf(LineBean.class, LINE)),
                  OrderBean::getLines,
                  OrderBean::setLines))
          .build();

  static final TableSchema<CustomerBean> CUSTOMER =
      StaticTableSchema.builder(CustomerBean.class)
          .newItemSupplier(CustomerBean::new)
          .attributes(
              key(
                  CustomerBean.class,
                  "PK",
                  CustomerBean::getPk,
                  CustomerBean::setPk,
                  primaryPartitionKey()),
              key(
                  CustomerBean.class,
                  "SK",
                  CustomerBean::getSk,
                  CustomerBean::setSk,
                  primarySortKey()),
              text(CustomerBean.class, "Type", CustomerBean::getType, CustomerBean::setType),
              text(
                  CustomerBean.class,
                  "customerId",
                  CustomerBean::getCustomerId,
                  CustomerBean::setCustomerId),
              text(CustomerBean.class, "name", CustomerBean::getName, CustomerBean::setName),
              text(CustomerBean.class, "email", CustomerBean::getEmail, CustomerBean::setEmail))
          .build();

  static final TableSchema<FavoriteBean> FAVORITE =
      StaticTableSchema.builder(FavoriteBean.class)
          .newItemSupplier(FavoriteBean::new)
          .attributes(
              key(
                  FavoriteBean.class,
                  "PK",
                  FavoriteBean::getPk,
                  FavoriteBean::setPk,
                  primaryPartitionKey()),
              key(
                  FavoriteBean.class,
                  "SK",
                  FavoriteBean::getSk,
                  FavoriteBean::setSk,
                  primarySortKey()),
              key(
                  FavoriteBean.class,
                  "GSI1PK",
                  FavoriteBean::getGsi1Pk,
                  FavoriteBean::setGsi1Pk,
                  secondaryPartitionKey("GSI1")),
              key(
                  FavoriteBean.class,
                  "GSI1SK",
                  FavoriteBean::getGsi1Sk,
                  FavoriteBean::setGsi1Sk,
                  secondarySortKey("GSI1")),
              text(FavoriteBean.class, "Type", FavoriteBean::getType, FavoriteBean::setType),
              text(
                  FavoriteBean.class,
                  "customerId",
                  FavoriteBean::getCustomerId,
                  FavoriteBean::setCustomerId),
              text(
                  FavoriteBean.class,
                  "productId",
                  FavoriteBean::getProductId,
                  FavoriteBean::setProductId),
              of(
                  FavoriteBean.class,
                  "addedOn",
                  EnhancedType.of(LocalDate.class),
                  FavoriteBean::getAddedOn,
                  FavoriteBean::setAddedOn))
          .build();

  private StaticSchemas() {}

  private static <T> StaticAttribute<T, String> text(
      Class<T> type, String name, Function<T, String> getter, BiConsumer<T, String> setter) {
    return of(type, name, EnhancedType.of(String.class), getter, setter);
  }

  private static <T> StaticAttribute<T, String> key(
      Class<T> type,
      String name,
      Function<T, String> getter,
      BiConsumer<T, String> setter,
      StaticAttributeTag tag) {
    return text(type, name, getter, setter).toBuilder().tags(tag).build();
  }

  private static <T, V> StaticAttribute<T, V> of(
      Class<T> type,
      String name,
      EnhancedType<V> valueType,
      Function<T, V> getter,
      BiConsumer<T, V> setter) {
    return StaticAttribute.builder(type, valueType)
        .name(name)
        .getter(getter)
        .setter(setter)
        .build();
  }
}
