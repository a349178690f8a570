package io.partita.runtime.internal.wire;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;

/**
 * The body of a response, read once, as far as it is of a length that DynamoDB sends.
 *
 * @param bytes what was read, as it was sent
 * @param failure why there is no more of it; null if there is nothing wrong
 * @param rest what was not read because there is so much of it; null if that was the end
 */
record ResponseBody(byte[] bytes, @Nullable IOException failure, @Nullable InputStream rest) {

  /**
   * More is not read, nor unpacked, and left to the SDK. The most that DynamoDB sends are 16 MB of
   * items, which JSON makes larger.
   */
  private static final int MAX_LENGTH = 32 * 1024 * 1024;

  /** As much as a response may say that it is before it has proved it. */
  private static final int MAX_CLAIM = 4 * 1024 * 1024;

  private static final int UNKNOWN_LENGTH = 1024;

  /** Reads a body to its end and closes it, unless it is too long. */
  static ResponseBody read(InputStream in, long contentLength) {
    byte[] buffer =
        new byte[contentLength > 0 ? (int) Math.min(contentLength, MAX_CLAIM) : UNKNOWN_LENGTH];
    int length = 0;
    try {
      int read;
      while ((read = in.read(buffer, length, buffer.length - length)) >= 0) {
        length += read;
        if (length == buffer.length) {
          // Also HTTP clients want to see the end before they use the connection again.
          int more = in.read();
          if (more < 0) {
            break;
          }
          buffer = Arrays.copyOf(buffer, larger(length, contentLength));
          buffer[length++] = (byte) more;
          if (length > MAX_LENGTH) {
            return new ResponseBody(trimmed(buffer, length), null, in);
          }
        }
      }
      in.close();
      return new ResponseBody(trimmed(buffer, length), null, null);
    } catch (IOException failure) {
      closeQuietly(in);
      return new ResponseBody(trimmed(buffer, length), failure, null);
    }
  }

  /** How much to expect after so much has come. */
  private static int larger(int length, long contentLength) {
    long most = Math.min(contentLength > length ? contentLength : MAX_LENGTH, MAX_LENGTH);
    return (int) Math.max(length + 1L, Math.min(most, 2L * length));
  }

  private static void closeQuietly(InputStream in) {
    try {
      in.close();
    } catch (IOException e) {
      // What went wrong before it says more.
    }
  }

  private static byte[] trimmed(byte[] buffer, int length) {
    return length == buffer.length ? buffer : Arrays.copyOf(buffer, length);
  }

  boolean isComplete() {
    return failure == null && rest == null;
  }

  long crc32() {
    CRC32 checksum = new CRC32();
    checksum.update(bytes, 0, bytes.length);
    return checksum.getValue();
  }

  /** The bytes without compression; null if that is not what they are, or if it is too much. */
  byte @Nullable [] decompressed() {
    try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
      byte[] unpacked = in.readNBytes(MAX_LENGTH + 1);
      return unpacked.length > MAX_LENGTH ? null : unpacked;
    } catch (IOException e) {
      return null;
    }
  }

  /** The same stream once more: the bytes, then what was not read, or the failure. */
  InputStream replay() {
    InputStream read = new ByteArrayInputStream(bytes);
    if (rest != null) {
      return new SequenceInputStream(read, rest);
    }
    return failure == null ? read : new SequenceInputStream(read, new Failing(failure));
  }

  /** Without the bytes, which no message or log may show. */
  @Override
  public String toString() {
    return "ResponseBody[" + bytes.length + " bytes]";
  }

  /** A stream that has failed. */
  private static final class Failing extends InputStream {

    private final IOException failure;

    Failing(IOException failure) {
      this.failure = failure;
    }

    @Override
    public int read() throws IOException {
      throw failure;
    }
  }
}
