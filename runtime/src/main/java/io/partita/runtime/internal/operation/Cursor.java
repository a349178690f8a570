package io.partita.runtime.internal.operation;

import io.partita.runtime.InvalidCursorException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Positions in the results of one access pattern as opaque text that is safe in URLs: a version, a
 * checksum over pattern and position, and the position's key attributes.
 *
 * <p>The checksum tells a cursor of another pattern, a shortened one and a mistyped one apart from
 * a good one. It is no signature: whoever may call a query may also make cursors for it.
 */
public final class Cursor {

  private static final byte VERSION = 1;
  private static final int CHECKSUM = 8;
  private static final String REFUSED =
      "[INVALID_CURSOR] The cursor was not given out by this access pattern of this version. Pass a"
          + " page's cursor unchanged, or begin again without one.";

  private final String pattern;

  private Cursor(String pattern) {
    this.pattern = pattern;
  }

  /** The cursors of an access pattern, which {@code pattern} identifies among all of a table. */
  public static Cursor of(String pattern) {
    return new Cursor(pattern);
  }

  public String encode(Map<String, AttributeValue> position) {
    byte[] payload = payload(position);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.write(VERSION);
    bytes.writeBytes(checksum(payload));
    bytes.writeBytes(payload);
    return text(bytes.toByteArray());
  }

  /**
   * The position of a cursor.
   *
   * @throws InvalidCursorException if this access pattern cannot have given it out
   */
  public Map<String, AttributeValue> decode(String cursor) {
    byte[] bytes = bytes(cursor);
    if (bytes.length <= 1 + CHECKSUM || bytes[0] != VERSION) {
      throw refused();
    }
    byte[] payload = Arrays.copyOfRange(bytes, 1 + CHECKSUM, bytes.length);
    if (!Arrays.equals(checksum(payload), Arrays.copyOfRange(bytes, 1, 1 + CHECKSUM))) {
      throw refused();
    }
    return position(payload);
  }

  private static String text(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  private static byte[] bytes(String cursor) {
    byte[] bytes;
    try {
      bytes = Base64.getUrlDecoder().decode(cursor);
    } catch (IllegalArgumentException notBase64) {
      throw refused();
    }
    // The decoder ignores padding and stray bits at the end.
    if (!text(bytes).equals(cursor)) {
      throw refused();
    }
    return bytes;
  }

  private byte[] checksum(byte[] payload) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(pattern.getBytes(StandardCharsets.UTF_8));
      digest.update((byte) 0);
      return Arrays.copyOf(digest.digest(payload), CHECKSUM);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java platform has SHA-256.", e);
    }
  }

  private static byte[] payload(Map<String, AttributeValue> position) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      out.writeByte(position.size());
      for (Map.Entry<String, AttributeValue> attribute : position.entrySet()) {
        out.writeUTF(attribute.getKey());
        write(attribute.getValue(), out);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static void write(AttributeValue value, DataOutputStream out) throws IOException {
    byte[] bytes =
        switch (value.type()) {
          case S -> value.s().getBytes(StandardCharsets.UTF_8);
          case N -> value.n().getBytes(StandardCharsets.UTF_8);
          case B -> value.b().asByteArrayUnsafe();
          default ->
              throw new IllegalArgumentException("A key attribute is text, a number or binary.");
        };
    out.writeByte(value.type().name().charAt(0));
    out.writeShort(bytes.length);
    out.write(bytes);
  }

  private static Map<String, AttributeValue> position(byte[] payload) {
    Map<String, AttributeValue> position = new LinkedHashMap<>();
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(payload))) {
      int size = in.readByte();
      for (int i = 0; i < size; i++) {
        position.put(in.readUTF(), value(in));
      }
      if (in.available() > 0) {
        throw refused();
      }
    } catch (IOException damaged) {
      throw refused();
    }
    return position;
  }

  private static AttributeValue value(DataInputStream in) throws IOException {
    char type = (char) in.readByte();
    byte[] bytes = new byte[in.readUnsignedShort()];
    in.readFully(bytes);
    return switch (type) {
      case 'S' -> AttributeValue.fromS(new String(bytes, StandardCharsets.UTF_8));
      case 'N' -> AttributeValue.fromN(new String(bytes, StandardCharsets.UTF_8));
      case 'B' -> AttributeValue.fromB(SdkBytes.fromByteArray(bytes));
      default -> throw refused();
    };
  }

  /** The exception for a position that cannot be one of this pattern. */
  public static InvalidCursorException refused() {
    return new InvalidCursorException(REFUSED);
  }
}
