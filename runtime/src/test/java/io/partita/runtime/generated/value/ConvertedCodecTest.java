package io.partita.runtime.generated.value;

import static io.partita.runtime.generated.value.Stored.SECRET;
import static io.partita.runtime.generated.value.Stored.l;
import static io.partita.runtime.generated.value.Stored.n;
import static io.partita.runtime.generated.value.Stored.nul;
import static io.partita.runtime.generated.value.Stored.s;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.annotations.Converter;
import io.partita.annotations.EpochMillis;
import io.partita.runtime.MappingException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The user's converters, also those that fail. */
final class ConvertedCodecTest {

  /** Takes and gives only what has a sign for it. */
  private static final class Fragile implements Converter<Integer, String> {
    @Override
    public String toStored(Integer value) {
      if (value < 0) {
        throw new IllegalStateException("negative");
      }
      return value == 0 ? null : "+" + value;
    }

    @Override
    public Integer fromStored(String stored) {
      return stored.isEmpty() ? null : Integer.valueOf(stored);
    }
  }

  private static final class Words implements Converter<String, Set<String>> {
    @Override
    public Set<String> toStored(String value) {
      return value.isEmpty() ? Set.of() : Set.of(value.split(" "));
    }

    @Override
    public String fromStored(Set<String> stored) {
      return String.join(" ", stored);
    }
  }

  private static final Codec<Integer> FRAGILE = Codecs.converted(new Fragile(), Codecs.STRING);

  @Test
  void elementsAreConverted() {
    Codec<List<Instant>> millis = Codecs.list(Codecs.converted(new EpochMillis(), Codecs.LONG));
    List<Instant> value = Arrays.asList(Instant.ofEpochMilli(5), null);
    assertEquals(l(n("5"), nul()), Stored.write(millis, value));
    assertEquals(value, Stored.roundTrip(millis, value));
  }

  @Test
  void whatAConverterThrowsIsTheCauseOfAnExceptionWithThePath() {
    MappingException written = Stored.writeFailure(Codecs.list(FRAGILE), List.of(1, -1));
    assertEquals("value[1]", written.path());
    assertEquals(
        "[MAPPING] Cannot store attribute 'value[1]' of Order: the converter Fragile threw"
            + " IllegalStateException.",
        written.getMessage());
    assertShows(IllegalStateException.class, "toStored", written.getCause());
    MappingException read = Stored.readFailure(FRAGILE, s(SECRET));
    assertEquals("value", read.path());
    assertShows(NumberFormatException.class, "fromStored", read.getCause());
  }

  @Test
  void noCauseHasAMessageThatMayHoldTheValue() {
    StringWriter trace = new StringWriter();
    Stored.readFailure(FRAGILE, s(SECRET)).printStackTrace(new PrintWriter(trace));
    assertFalse(trace.toString().contains(SECRET), "the trace shows the stored value");
    IllegalStateException outer =
        new IllegalStateException("of " + SECRET, new IllegalArgumentException(SECRET));
    outer.addSuppressed(new IllegalArgumentException(SECRET));
    Throwable hidden = new MappingException("Order", "value", "refused", outer).getCause();
    assertShows(IllegalStateException.class, "noCauseHas", hidden);
    assertShows(IllegalArgumentException.class, "noCauseHas", hidden.getCause());
    assertEquals(0, hidden.getSuppressed().length);
  }

  @Test
  void causesThatLeadBackToThemselvesEnd() {
    IllegalStateException first = new IllegalStateException();
    IllegalStateException second = new IllegalStateException(first);
    first.initCause(second);
    Throwable hidden = new MappingException("Order", "value", "refused", second).getCause();
    assertNull(hidden.getCause().getCause());
  }

  /** The type and where it was thrown, and no message. */
  private static void assertShows(
      Class<? extends Throwable> type, String method, @Nullable Throwable cause) {
    assertNotNull(cause);
    assertEquals(
        type.getName() + ", whose message is left out because it may hold values",
        cause.toString());
    assertTrue(
        Arrays.stream(cause.getStackTrace()).anyMatch(at -> at.getMethodName().startsWith(method)));
  }

  @Test
  void aConverterThatReturnsNullIsRefused() {
    assertTrue(
        Stored.writeFailure(FRAGILE, 0).getMessage().endsWith("converter Fragile returned null."));
    assertTrue(
        Stored.readFailure(FRAGILE, s(""))
            .getMessage()
            .endsWith("converter Fragile returned null."));
  }

  @Test
  void aValueConvertedToAnEmptySetIsNotLost() {
    Codec<String> words = Codecs.converted(new Words(), Codecs.set(SetKind.TEXT, Codecs.STRING));
    assertFalse(words.isAbsent(""));
    assertEquals("", Stored.roundTrip(words, ""));
    assertEquals("a", Stored.roundTrip(words, "a"));
  }
}
