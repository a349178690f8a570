package io.partita.it.pantry;

import io.partita.annotations.Converter;
import io.partita.it.pantry.KitchenSink.Money;

/** Stores money as text such as {@code EUR 1250}. */
public final class MoneyConverter implements Converter<Money, String> {

  @Override
  public String toStored(Money value) {
    return value.currency() + " " + value.cents();
  }

  @Override
  public Money fromStored(String stored) {
    String[] parts = stored.split(" ", 2);
    return new Money(parts[0], Long.parseLong(parts[1]));
  }
}
