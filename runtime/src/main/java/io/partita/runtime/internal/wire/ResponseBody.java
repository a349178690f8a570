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
 * The body of a response, read once.
 *
 * @param bytes what could be read, as it was sent
 * @param failure why there is no more of it; null if that was the end
 */
record ResponseBody(byte[] bytes, @Nullable IOException failure) {

  /** Longer ones are not read at once: their length may be a lie. */
  private static final int MAX_LENGTH = 32 * 1024 * 1024;

  /** Reads a body to its end and closes it. */
  static ResponseBody read(InputStream in, long contentLength) {
    byte[] buffer =
        contentLength > 0 && contentLength <= MAX_LENGTH
            ? new byte[(int) contentLength]
            : new byte[1024];
    int length = 0;
    try (in) {
      int read;
      while ((read = in.read(buffer, length, buffer.length - length)) >= 0) {
        length += read;
        if (length == buffer.length) {
          // Also HTTP clients want to see the end before they use the connection again.
          int more = in.read();
          if (more < 0) {
            break;
          }
          buffer = Arrays.copyOf(buffer, 2 * length);
          buffer[length++] = (byte) more;
        }
      }
      return new ResponseBody(trimmed(buffer, length), null);
    } catch (IOException failure) {
      return new ResponseBody(trimmed(buffer, length), failure);
    }
  }

  private static byte[] trimmed(byte[] buffer, int length) {
    return length == buffer.length ? buffer : Arrays.copyOf(buffer, length);
  }

  boolean isComplete() {
    return failure == null;
  }

  long crc32() {
    CRC32 checksum = new CRC32();
    checksum.update(bytes, 0, bytes.length);
    return checksum.getValue();
  }

  /** The bytes without compression; null if that is not what they are. */
  byte @Nullable [] decompressed() {
    try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
      return in.readAllBytes();
    } catch (IOException e) {
      return null;
    }
  }

  /** The same stream once more: the bytes, and then the failure if there was one. */
  InputStream replay() {
    InputStream read = new ByteArrayInputStream(bytes);
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
