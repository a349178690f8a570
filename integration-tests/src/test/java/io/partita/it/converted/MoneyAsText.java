package io.partita.it.converted;

import io.partita.annotations.Converter;

/** Stores money as text such as {@code EUR 1250}. */
public final class MoneyAsText implements Converter<Money, String> {

  @Override
  public String toStored(Money value) {
    return "EUR " + value.cents();
  }

  @Override
  public Money fromStored(String stored) {
    return new Money(Long.parseLong(stored.substring("EUR ".length())));
  }
}
