package io.partita.benchmarks;

import io.partita.benchmarks.enhanced.EnhancedModel;
import io.partita.benchmarks.handwritten.ItemMapping;
import io.partita.benchmarks.model.Order;
import io.partita.benchmarks.model.OrderMapper;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The mapping of one contender alone, between its own objects and {@link AttributeValue} maps.
 *
 * @param <O> an order
 */
record Mapper<O>(
    Function<Order, O> fromRecord,
    Function<O, Order> toRecord,
    Function<O, Map<String, AttributeValue>> toItem,
    Function<Map<String, AttributeValue>, O> fromItem) {

  /** Those who have a mapping of their own. */
  static final Set<Contender> CONTENDERS =
      EnumSet.complementOf(EnumSet.of(Contender.PARTITA_WITHOUT_FAST_PATH, Contender.NO_MAPPING));

  static Mapper<?> of(Contender contender) {
    return switch (contender) {
      case PARTITA -> ofRecords(OrderMapper.INSTANCE::toItem, OrderMapper.INSTANCE::fromItem);
      case HAND_WRITTEN -> ofRecords(ItemMapping::item, ItemMapping::order);
      case ENHANCED_BEAN -> ofModel(EnhancedModel.ofBeans());
      case ENHANCED_IMMUTABLE -> ofModel(EnhancedModel.ofImmutables());
      case ENHANCED_STATIC -> ofModel(EnhancedModel.ofStaticSchemas());
      case PARTITA_WITHOUT_FAST_PATH, NO_MAPPING ->
          throw new IllegalArgumentException("No mapping of its own");
    };
  }

  private static Mapper<Order> ofRecords(
      Function<Order, Map<String, AttributeValue>> toItem,
      Function<Map<String, AttributeValue>, Order> fromItem) {
    return new Mapper<>(Function.identity(), Function.identity(), toItem, fromItem);
  }

  private static <O> Mapper<O> ofModel(EnhancedModel<?, O, ?> model) {
    return new Mapper<>(
        model.fromOrder(),
        model.toOrder(),
        order -> model.order().itemToMap(order, true),
        item -> model.order().mapToItem(item));
  }
}
