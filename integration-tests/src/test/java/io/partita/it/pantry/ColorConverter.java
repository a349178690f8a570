package io.partita.it.pantry;

import io.partita.annotations.Converter;
import io.partita.it.pantry.KitchenSink.Color;
import io.partita.it.pantry.KitchenSink.StoredColor;

/** Stores a colour as a nested record. */
public final class ColorConverter implements Converter<Color, StoredColor> {

  @Override
  public StoredColor toStored(Color value) {
    return new StoredColor(value.rgb() >> 16 & 255, value.rgb() >> 8 & 255, value.rgb() & 255);
  }

  @Override
  public Color fromStored(StoredColor stored) {
    return new Color(stored.red() << 16 | stored.green() << 8 | stored.blue());
  }
}
