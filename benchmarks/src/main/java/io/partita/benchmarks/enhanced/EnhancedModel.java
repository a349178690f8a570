package io.partita.benchmarks.enhanced;

import io.partita.benchmarks.model.Customer;
import io.partita.benchmarks.model.Favorite;
import io.partita.benchmarks.model.Order;
import java.util.function.Function;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;

/**
 * The Enhanced Client's view of the shop: its classes, their schemas, and what the same records
 * are.
 *
 * @param <C> a customer
 * @param <O> an order
 * @param <F> a favorite
 */
public record EnhancedModel<C, O, F>(
    Class<O> orderType,
    TableSchema<C> customer,
    TableSchema<O> order,
    TableSchema<F> favorite,
    Function<Order, O> fromOrder,
    Function<C, Customer> toCustomer,
    Function<O, Order> toOrder,
    Function<F, Favorite> toFavorite) {

  /** Beans, looked at by reflection when the schema is made. */
  public static EnhancedModel<CustomerBean, OrderBean, FavoriteBean> ofBeans() {
    return beans(
        TableSchema.fromBean(CustomerBean.class),
        TableSchema.fromBean(OrderBean.class),
        TableSchema.fromBean(FavoriteBean.class));
  }

  /** Beans again, with schemas that name every getter and setter. */
  public static EnhancedModel<CustomerBean, OrderBean, FavoriteBean> ofStaticSchemas() {
    return beans(StaticSchemas.CUSTOMER, StaticSchemas.ORDER, StaticSchemas.FAVORITE);
  }

  private static EnhancedModel<CustomerBean, OrderBean, FavoriteBean> beans(
      TableSchema<CustomerBean> customer,
      TableSchema<OrderBean> order,
      TableSchema<FavoriteBean> favorite) {
    return new EnhancedModel<>(
        OrderBean.class,
        customer,
        order,
        favorite,
        OrderBean::of,
        CustomerBean::toRecord,
        OrderBean::toRecord,
        FavoriteBean::toRecord);
  }

  /** Immutable classes with builders, looked at by reflection when the schema is made. */
  public static EnhancedModel<CustomerImmutable, OrderImmutable, FavoriteImmutable> ofImmutables() {
    return new EnhancedModel<>(
        OrderImmutable.class,
        TableSchema.fromImmutableClass(CustomerImmutable.class),
        TableSchema.fromImmutableClass(OrderImmutable.class),
        TableSchema.fromImmutableClass(FavoriteImmutable.class),
        OrderImmutable::of,
        CustomerImmutable::toRecord,
        OrderImmutable::toRecord,
        FavoriteImmutable::toRecord);
  }
}
