package io.partita.runtime.generated.value;

import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** Bytes as lower-case hex, which sorts like the bytes unsigned. */
enum BytesFormat implements KeyFormat<byte[]> {
  HEX;

  private static final HexFormat LOWER_CASE = HexFormat.of();

  @Override
  public void append(byte[] value, StringBuilder out) {
    out.append(LOWER_CASE.formatHex(value));
  }

  @Override
  public byte @Nullable [] decodeOrNull(String text) {
    return isLowerCaseHex(text) ? LOWER_CASE.parseHex(text) : null;
  }

  private static boolean isLowerCaseHex(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (!HexFormat.isHexDigit(c) || c >= 'A' && c <= 'F') {
        return false;
      }
    }
    return !text.isEmpty() && text.length() % 2 == 0;
  }
}
