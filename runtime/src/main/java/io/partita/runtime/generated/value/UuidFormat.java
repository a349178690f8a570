package io.partita.runtime.generated.value;

import java.util.HexFormat;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * UUIDs as canonical lower-case text, which sorts by their unsigned bits; {@link UUID#compareTo} is
 * signed.
 */
enum UuidFormat implements KeyFormat<UUID> {
  CANONICAL;

  private static final int LENGTH = 36;

  @Override
  public void append(UUID value, StringBuilder out) {
    out.append(value);
  }

  @Override
  public @Nullable UUID decodeOrNull(String text) {
    return isCanonical(text) ? UUID.fromString(text) : null;
  }

  private static boolean isCanonical(String text) {
    if (text.length() != LENGTH) {
      return false;
    }
    for (int i = 0; i < LENGTH; i++) {
      char c = text.charAt(i);
      boolean dash = i == 8 || i == 13 || i == 18 || i == 23;
      if (dash ? c != '-' : !HexFormat.isHexDigit(c) || c >= 'A' && c <= 'F') {
        return false;
      }
    }
    return true;
  }
}
