package io.partita.it.converted;

import io.partita.annotations.Converter;

/** Stores the number of a product as its text. */
public final class SkuConverter implements Converter<Sku, String> {

  @Override
  public String toStored(Sku value) {
    return value.text();
  }

  @Override
  public Sku fromStored(String stored) {
    return new Sku(stored);
  }
}
