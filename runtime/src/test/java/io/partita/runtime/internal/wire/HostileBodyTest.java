package io.partita.runtime.internal.wire;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.internal.Effort;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.exception.SdkClientException;

/** Bodies that would take all memory are left to the SDK, as they came. */
class HostileBodyTest {

  private static final int MEGABYTE = 1024 * 1024;

  /** What a body may take, however long it is or says that it is. */
  private static final long MOST_BYTES = 160L * MEGABYTE;

  private static final Duration MOST_TIME = Duration.ofSeconds(5);
  private static final BodyHeaders COMPRESSED = new BodyHeaders(-1, null, true);
  private static final BodyHeaders PLAIN = new BodyHeaders(-1, null, false);

  private static final byte[] BEGIN =
      "{\"Item\":{\"text\":{\"S\":\"".getBytes(StandardCharsets.UTF_8);
  private static final byte[] END = "\"}}}".getBytes(StandardCharsets.UTF_8);

  /** An item whose text is long, compressed. */
  private static byte[] compressed(int megabytes) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    byte[] part = new byte[MEGABYTE];
    Arrays.fill(part, (byte) 'a');
    try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
      out.write(BEGIN);
      for (int i = 0; i < megabytes; i++) {
        out.write(part);
      }
      out.write(END);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  @Test
  void aSmallBodyThatUnpacksToFourHundredMegabytesIsLeftToTheSdk() throws IOException {
    byte[] bomb = compressed(400);
    assertTrue(bomb.length < MEGABYTE, "not so small");
    Exchange exchange = new Exchange(Shape.ITEM, null, null);

    Effort.of(() -> assertFalse(exchange.take(new ByteArrayInputStream(bomb), COMPRESSED)))
        .assertAtMost(MOST_BYTES, MOST_TIME, "unpacking");

    InputStream content = exchange.content();
    assertNotNull(content);
    assertArrayEquals(bomb, content.readAllBytes());
  }

  @Test
  void wherePackedBodiesCannotBeLeftToItTheyAreRefusedAsItRefuses() {
    byte[] bomb = compressed(400);
    Exchange exchange = new Exchange(Shape.ITEM, null, null);
    Effort.of(() -> assertThrows(SdkClientException.class, () -> exchange.rest(bomb, COMPRESSED)))
        .assertAtMost(MOST_BYTES, MOST_TIME, "unpacking");
    assertThrows(SdkClientException.class, () -> exchange.rest(BEGIN, COMPRESSED));
  }

  @Test
  void whatDynamoDbSendsIsUnpackedHoweverLargeItsItems() {
    Exchange exchange = new Exchange(Shape.ITEM, null, null);

    assertTrue(exchange.take(new ByteArrayInputStream(compressed(16)), COMPRESSED));
  }

  @Test
  void aBodyWithoutAnEndIsPassedOnToTheSdk() throws IOException {
    Endless endless = new Endless();
    Exchange exchange = new Exchange(Shape.ITEM, null, null);

    Effort.of(() -> assertFalse(exchange.take(endless, PLAIN)))
        .assertAtMost(MOST_BYTES, MOST_TIME, "reading");

    InputStream content = exchange.content();
    assertNotNull(content);
    assertFalse(endless.closed);
    long taken = endless.given;
    content.skipNBytes(taken + 1000);
    assertTrue(endless.given > taken, "it ends with what was read");
    content.close();
    assertTrue(endless.closed, "the connection stays open");
  }

  @Test
  void aLengthThatIsALieCostsLittle() {
    BodyHeaders lie = new BodyHeaders(30 * MEGABYTE, null, false);
    byte[] body = "{\"Item\":{}}".getBytes(StandardCharsets.UTF_8);
    Exchange exchange = new Exchange(Shape.ITEM, null, null);

    Effort effort = Effort.of(() -> exchange.take(new ByteArrayInputStream(body), lie));

    effort.assertAtMost(5 * MEGABYTE, MOST_TIME, "reading");
  }

  @Test
  void whatIsNestedTooDeeplyIsLeftToTheSdk() {
    String deep = "{\"L\":[".repeat(10_000) + "]}".repeat(10_000);
    byte[] items = ("{\"Items\":[{\"a\":" + deep + "}]}").getBytes(StandardCharsets.UTF_8);
    byte[] rest = ("{\"Items\":[],\"x\":" + "[".repeat(10_000)).getBytes(StandardCharsets.UTF_8);

    assertEquals(null, ResponseSplit.of(items, Shape.ITEMS));
    assertEquals(null, ResponseSplit.of(rest, Shape.ITEMS));
  }

  /** Gives the same byte for ever. */
  private static final class Endless extends InputStream {

    private long given;
    private boolean closed;

    @Override
    public int read() {
      given++;
      return 'a';
    }

    @Override
    public int read(byte[] bytes, int from, int length) {
      Arrays.fill(bytes, from, from + length, (byte) 'a');
      given += length;
      // Before the fault was mended, the heap would have been full first.
      if (given > 1L << 30) {
        throw new IllegalStateException("Nobody stops.");
      }
      return length;
    }

    @Override
    public void close() {
      closed = true;
    }
  }
}
