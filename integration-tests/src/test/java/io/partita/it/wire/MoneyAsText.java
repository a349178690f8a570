package io.partita.it.wire;

import io.partita.annotations.Converter;

/** Stores an amount as text. */
public final class MoneyAsText implements Converter<Money, String> {

  @Override
  public String toStored(Money money) {
    return money.cents() + " " + money.currency();
  }

  @Override
  public Money fromStored(String text) {
    int space = text.indexOf(' ');
    return new Money(Long.parseLong(text.substring(0, space)), text.substring(space + 1));
  }
}
