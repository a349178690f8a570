package io.partita.runtime.internal.cursor;

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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Positions in the results of one access pattern as opaque text that is safe in URLs: a version, a
 * checksum over pattern and position, and the position's key attributes; several positions where
 * several reads are merged.
 *
 * <p>The checksum tells a cursor of another pattern, a shortened one and a mistyped one apart from
 * a good one. It is no signature: whoever may call a query may also make cursors for it.
 */
public final class Cursor {

  private static final byte VERSION = 1;
  private static final int CHECKSUM = 8;

  /**
   * As much as a position takes: the keys of the table and of an index, of up to 2048 and 1024
   * bytes, and four names of up to 255 characters.
   */
  private static final int MAX_POSITION = 10_000;

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

  /**
   * A cursor that was passed on as it came, perhaps from a URL; null if it is the beginning, for
   * which an empty text stands as well.
   */
  public static @Nullable String given(@Nullable String cursor) {
    return cursor == null || cursor.isEmpty() ? null : cursor;
  }

  public String encode(Map<String, AttributeValue> position) {
    return encode(payload(out -> write(position, out)));
  }

  /**
   * The positions in several reads as one cursor, which also holds how many they are.
   *
   * @param positions an empty one where a read has not begun
   */
  public String encodeAll(List<Map<String, AttributeValue>> positions) {
    return encode(
        payload(
            out -> {
              out.writeShort(positions.size());
              for (Map<String, AttributeValue> position : positions) {
                write(position, out);
              }
            }));
  }

  private String encode(byte[] payload) {
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
    return read(payload(cursor, 1), Cursor::position);
  }

  /**
   * The positions of a cursor in several reads.
   *
   * @throws InvalidCursorException if this access pattern cannot have given it out, or not for so
   *     many reads
   */
  public List<Map<String, AttributeValue>> decodeAll(String cursor, int reads) {
    return read(
        payload(cursor, reads),
        in -> {
          if (in.readUnsignedShort() != reads) {
            throw refused();
          }
          List<Map<String, AttributeValue>> positions = new ArrayList<>();
          for (int i = 0; i < reads; i++) {
            positions.add(position(in));
          }
          return positions;
        });
  }

  /** Whether this access pattern can have given a cursor out, as far as its checksum tells. */
  public boolean isOwn(String cursor, int reads) {
    return payloadOrNull(cursor, reads) != null;
  }

  private byte[] payload(String cursor, int reads) {
    byte[] payload = payloadOrNull(cursor, reads);
    if (payload == null) {
      throw refused();
    }
    return payload;
  }

  private byte @Nullable [] payloadOrNull(String cursor, int reads) {
    // Before anything else: cursors come from outside, and may be as long as a request can be.
    if (cursor.length() > maxLength(reads)) {
      return null;
    }
    byte[] bytes = bytes(cursor);
    if (bytes == null || bytes.length <= 1 + CHECKSUM || bytes[0] != VERSION) {
      return null;
    }
    byte[] payload = Arrays.copyOfRange(bytes, 1 + CHECKSUM, bytes.length);
    return Arrays.equals(checksum(payload), Arrays.copyOfRange(bytes, 1, 1 + CHECKSUM))
        ? payload
        : null;
  }

  /** The most characters that a cursor of so many positions has, three bytes being four of them. */
  private static long maxLength(int reads) {
    return (2L + CHECKSUM + (long) reads * MAX_POSITION) * 4 / 3 + 4;
  }

  private static String text(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  private static byte @Nullable [] bytes(String cursor) {
    try {
      byte[] bytes = Base64.getUrlDecoder().decode(cursor);
      // The decoder ignores padding and stray bits at the end.
      return text(bytes).equals(cursor) ? bytes : null;
    } catch (IllegalArgumentException notBase64) {
      return null;
    }
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

  private static byte[] payload(Content content) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      content.write(out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static void write(Map<String, AttributeValue> position, DataOutputStream out)
      throws IOException {
    out.writeByte(position.size());
    for (Map.Entry<String, AttributeValue> attribute : position.entrySet()) {
      out.writeUTF(attribute.getKey());
      write(attribute.getValue(), out);
    }
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

  private static <R> R read(byte[] payload, Reading<R> reading) {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(payload))) {
      R result = reading.read(in);
      if (in.available() > 0) {
        throw refused();
      }
      return result;
    } catch (IOException damaged) {
      throw refused();
    }
  }

  private static Map<String, AttributeValue> position(DataInputStream in) throws IOException {
    Map<String, AttributeValue> position = new LinkedHashMap<>();
    int size = in.readByte();
    for (int i = 0; i < size; i++) {
      position.put(in.readUTF(), value(in));
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

  /** Writes what a cursor holds. */
  private interface Content {
    void write(DataOutputStream out) throws IOException;
  }

  /** Reads what a cursor holds. */
  private interface Reading<R> {
    R read(DataInputStream in) throws IOException;
  }
}
