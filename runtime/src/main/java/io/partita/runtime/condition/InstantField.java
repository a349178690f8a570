package io.partita.runtime.condition;

import io.partita.runtime.internal.expression.Comparator;
import io.partita.runtime.internal.expression.Operand;
import io.partita.runtime.internal.expression.Path;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.item.Codec;
import io.partita.runtime.internal.item.Codecs;
import java.time.Instant;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A field that is a point in time, stored as ISO text in UTC.
 *
 * <p>The text has no fraction of a second or one of 3, 6 or 9 digits, whichever is shortest (other writers may pad it), and its order is
 * not the order of time: {@code ...00Z} comes after {@code ...00.5Z}. The conditions made here allow for that and are exact.
 *
 * @param <E> the entity
 */
public final class InstantField<E> extends Field<E, Instant> {

  public InstantField(Path path) {
    this(path, Codecs.INSTANT);
  }

  public InstantField(Path path, Codec<Instant> codec) {
    super(path, codec);
  }

  /** Before a time. */
  public Condition<E> lt(Instant time) {
    return condition(below(InstantText.of(given(time)), false));
  }

  /** Before a time or at it. */
  public Condition<E> le(Instant time) {
    return condition(below(InstantText.of(given(time)), true));
  }

  /** After a time. */
  public Condition<E> gt(Instant time) {
    return condition(above(InstantText.of(given(time)), false));
  }

  /** After a time or at it. */
  public Condition<E> ge(Instant time) {
    return condition(above(InstantText.of(given(time)), true));
  }

  /** Between two times, both inclusive; never true if the bounds are reversed. */
  public Condition<E> between(Instant from, Instant to) {
    if (given(from).isAfter(given(to))) {
      return condition(Predicate.never(path()));
    }
    return ge(from).and(le(to));
  }

  @Override
  Predicate notEqual(Instant time) {
    return Predicate.not(equal(time));
  }

  @Override
  List<Operand> spellings(Instant time) {
    return operands(InstantText.of(time).spellings());
  }

  // As text, everything below the bound is earlier. What is earlier or equal and yet not below it is the time cut to fewer digits.
  private Predicate below(InstantText time, boolean inclusive) {
    Predicate below = Predicate.compare(stored(), Comparator.LT, operand(time.bound()));
    List<Operand> others = operands(inclusive ? time.cuts() : time.earlierCuts());
    return others.isEmpty() ? below : Predicate.or(below, Predicate.in(stored(), others));
  }

  private Predicate above(InstantText time, boolean inclusive) {
    Predicate above = Predicate.compare(stored(), Comparator.GT, operand(time.bound()));
    List<Operand> others = operands(inclusive ? time.earlierCuts() : time.cuts());
    return others.isEmpty() ? above : Predicate.and(above, Predicate.not(Predicate.in(stored(), others)));
  }

  private Operand operand(String text) {
    return operand(AttributeValue.fromS(text));
  }

  private List<Operand> operands(List<String> texts) {
    return texts.stream().map(this::operand).toList();
  }
}
