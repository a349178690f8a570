package io.partita.it.converted;

import io.partita.annotations.Converter;

/** Stores money as a number of cents. */
public final class MoneyAsCents implements Converter<Money, Long> {

  @Override
  public Long toStored(Money value) {
    return value.cents();
  }

  @Override
  public Money fromStored(Long stored) {
    return new Money(stored);
  }
}
