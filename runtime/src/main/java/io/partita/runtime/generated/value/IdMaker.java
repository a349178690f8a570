package io.partita.runtime.generated.value;

import java.security.SecureRandom;
import java.time.Instant;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * Makes up ids of one form: 48 bits of time in milliseconds, then chance. Ids of one millisecond
 * are in no order.
 *
 * @param <T> the type of the ids
 */
public final class IdMaker<T> {

  /** UUIDs of version 7, as RFC 9562 has them. */
  public static final IdMaker<UUID> UUID_V7 =
      new IdMaker<>(IdMaker::asVersion7, Function.identity());

  /** The same in their canonical form. */
  public static final IdMaker<String> UUID_V7_TEXT =
      new IdMaker<>(IdMaker::asVersion7, UUID::toString);

  /** ULIDs, all of whose bits after the time are chance. */
  public static final IdMaker<String> ULID = new IdMaker<>(bits -> bits, IdMaker::digits);

  private static final long LAST_MILLISECOND = (1L << 48) - 1;
  private static final long VERSION = 0x7000;
  private static final long VARIANT = 0x8000_0000_0000_0000L;

  /** Crockford's: without letters that look like digits; they sort as they count. */
  private static final String DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

  private static final int LENGTH = 26;
  private static final int BITS = 5;

  private final UnaryOperator<UUID> marking;
  private final Function<UUID, T> writing;

  private IdMaker(UnaryOperator<UUID> marking, Function<UUID, T> writing) {
    this.marking = marking;
    this.writing = writing;
  }

  /** A new id of a moment; of 1970 before it, and of the year 10889 after that. */
  public T next(Instant now) {
    long chance = Chance.SOURCE.nextInt(1 << 16);
    UUID bits = new UUID(milliseconds(now) << 16 | chance, Chance.SOURCE.nextLong());
    return of(marking.apply(bits));
  }

  /** The id that has these bits, whoever chose them. */
  public T of(UUID bits) {
    return writing.apply(bits);
  }

  private static long milliseconds(Instant now) {
    if (now.getEpochSecond() < 0) {
      return 0;
    }
    return now.getEpochSecond() > LAST_MILLISECOND / 1000
        ? LAST_MILLISECOND
        : Math.min(now.toEpochMilli(), LAST_MILLISECOND);
  }

  private static UUID asVersion7(UUID bits) {
    return new UUID(
        bits.getMostSignificantBits() & ~0xF000L | VERSION,
        bits.getLeastSignificantBits() >>> 2 | VARIANT);
  }

  /** From the last digit to the first, which has the 3 bits that are left. */
  private static String digits(UUID bits) {
    char[] text = new char[LENGTH];
    long high = bits.getMostSignificantBits();
    long low = bits.getLeastSignificantBits();
    for (int i = LENGTH - 1; i >= 0; i--) {
      text[i] = DIGITS.charAt((int) (low & (1 << BITS) - 1));
      low = low >>> BITS | high << Long.SIZE - BITS;
      high >>>= BITS;
    }
    return new String(text);
  }

  /** Not made before the first id is. */
  private static final class Chance {

    private static final SecureRandom SOURCE = new SecureRandom();
  }
}
