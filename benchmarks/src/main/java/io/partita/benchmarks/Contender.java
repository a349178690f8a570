package io.partita.benchmarks;

import io.partita.benchmarks.data.Dataset;
import io.partita.benchmarks.enhanced.EnhancedModel;
import io.partita.benchmarks.enhanced.EnhancedShop;
import io.partita.benchmarks.shop.HandWrittenShop;
import io.partita.benchmarks.shop.PartitaShop;
import io.partita.benchmarks.shop.ShopClient;
import io.partita.benchmarks.shop.UnmappedShop;
import io.partita.runtime.Options;
import java.util.function.BiFunction;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Who is compared. */
public enum Contender {
  PARTITA("Partita", (client, data) -> new PartitaShop(client, data, fastPath(true))),
  PARTITA_WITHOUT_FAST_PATH(
      "Partita without fast path",
      (client, data) -> new PartitaShop(client, data, fastPath(false))),
  ENHANCED_BEAN(
      "Enhanced, beans",
      (client, data) -> new EnhancedShop<>(client, data, EnhancedModel.ofBeans())),
  ENHANCED_IMMUTABLE(
      "Enhanced, immutables",
      (client, data) -> new EnhancedShop<>(client, data, EnhancedModel.ofImmutables())),
  ENHANCED_STATIC(
      "Enhanced, static schema",
      (client, data) -> new EnhancedShop<>(client, data, EnhancedModel.ofStaticSchemas())),
  HAND_WRITTEN("low-level, by hand", HandWrittenShop::new),
  NO_MAPPING("low-level, no mapping", UnmappedShop::new);

  private final String label;
  private final BiFunction<DynamoDbClient, Dataset, ShopClient<?, ?, ?>> shop;

  Contender(String label, BiFunction<DynamoDbClient, Dataset, ShopClient<?, ?, ?>> shop) {
    this.label = label;
    this.shop = shop;
  }

  private static Options fastPath(boolean fastPath) {
    return Options.builder().fastPath(fastPath).build();
  }

  String label() {
    return label;
  }

  boolean isEnhanced() {
    return this == ENHANCED_BEAN || this == ENHANCED_IMMUTABLE || this == ENHANCED_STATIC;
  }

  ShopClient<?, ?, ?> open(DynamoDbClient client, Dataset data) {
    return shop.apply(client, data);
  }
}
