package io.partita.it.wire;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import io.partita.runtime.MappingException;
import io.partita.runtime.Options;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.exception.SdkException;

/**
 * Whatever a response looks like, it becomes records or an exception that says what is wrong with
 * it: an item that is not the record's, or a response that is not DynamoDB's.
 */
class MutatedResponsesTest {

  private static final Duration DURATION =
      Duration.ofSeconds(Long.getLong("partita.mutation.seconds", 10));

  private final MemoryHttpClient http = new MemoryHttpClient();
  private final CatalogueTable table =
      CatalogueTable.of(http.client(), "catalogue", Options.builder().fastPath(true).build());
  private final Random random = new Random(11);

  @Test
  void aMutatedResponseIsReadOrRefused() {
    RandomArticles articles = new RandomArticles(13);
    int read = 0;
    int unreadable = 0;
    int malformed = 0;
    long end = System.nanoTime() + DURATION.toNanos();
    while (System.nanoTime() < end) {
      byte[] page = page(articles.next(3));
      for (int i = 0; i < 50; i++) {
        byte[] mutated = mutated(page);
        http.answer(mutated);
        try {
          table.article().scan().list();
          read++;
        } catch (MappingException e) {
          unreadable++;
        } catch (SdkException e) {
          malformed++;
        } catch (RuntimeException | Error e) {
          fail("For " + new String(mutated, StandardCharsets.UTF_8), e);
        }
      }
    }
    // Mutations that nobody notices, or that nobody gets beyond, would test nothing.
    assertTrue(
        read > 0 && unreadable > 0 && malformed > 0, read + " " + unreadable + " " + malformed);
  }

  private byte[] page(List<Article> articles) {
    http.answer("{\"UnprocessedItems\":{}}");
    table.article().putAll(articles);
    http.answerWithItemsSent();
    return http.answer();
  }

  private byte[] mutated(byte[] body) {
    byte[] mutated = body.clone();
    for (int i = random.nextInt(3); i >= 0; i--) {
      mutated = mutatedOnce(mutated);
    }
    return mutated;
  }

  private byte[] mutatedOnce(byte[] body) {
    if (body.length == 0) {
      return body;
    }
    int at = random.nextInt(body.length);
    switch (random.nextInt(6)) {
      case 0 -> body[at] = (byte) random.nextInt();
      case 1 -> body[at] = (byte) "{}[]\":,\\tfnu019SNBML".charAt(random.nextInt(20));
      case 2 -> {
        return Arrays.copyOf(body, at);
      }
      case 3 -> {
        return without(body, at, Math.min(body.length, at + 1 + random.nextInt(20)));
      }
      case 4 -> {
        return repeated(body, at, Math.min(body.length, at + 1 + random.nextInt(60)));
      }
      default -> {
        int other = random.nextInt(body.length);
        byte swapped = body[at];
        body[at] = body[other];
        body[other] = swapped;
      }
    }
    return body;
  }

  private static byte[] without(byte[] body, int from, int end) {
    byte[] shorter = Arrays.copyOf(body, body.length - (end - from));
    System.arraycopy(body, end, shorter, from, body.length - end);
    return shorter;
  }

  private static byte[] repeated(byte[] body, int from, int end) {
    byte[] longer = new byte[body.length + end - from];
    System.arraycopy(body, 0, longer, 0, end);
    System.arraycopy(body, from, longer, end, body.length - from);
    return longer;
  }
}
