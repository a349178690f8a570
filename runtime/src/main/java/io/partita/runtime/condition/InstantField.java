package io.partita.runtime.condition;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.Path;
import io.partita.runtime.internal.expression.Comparator;
import io.partita.runtime.internal.expression.Operand;
import io.partita.runtime.internal.expression.Predicate;
import java.time.Instant;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A field that is a point in time, stored as ISO text in UTC.
 *
 * <p>The text has no fraction of a second or one of 3, 6 or 9 digits, whichever is shortest (other
 * writers may pad it), and its order is not the order of time: {@code ...00Z} comes after {@code
 * ...00.5Z}. The conditions made here allow for that and are exact.
 *
 * @param <E> the entity
 */
public final class InstantField<E> extends Field<E, Instant> {

  // ISO puts a plus before years of five digits and a minus before negative ones; as text, plus <
  // minus < digits.
  private static final String BEFORE_YEAR_10000 = "-";
  private static final Instant YEAR_0 = Instant.parse("0000-01-01T00:00:00Z");
  private static final Instant YEAR_10000 = Instant.parse("+10000-01-01T00:00:00Z");

  public InstantField(Component<E, Instant> component) {
    super(component);
  }

  public InstantField(Path path) {
    super(path, Codecs.INSTANT);
  }

  /** Before a time. */
  public Condition<E> lt(Instant time) {
    return condition(below(bound(time), false));
  }

  /** Before a time or at it. */
  public Condition<E> le(Instant time) {
    return condition(below(bound(time), true));
  }

  /** After a time. */
  public Condition<E> gt(Instant time) {
    return condition(above(bound(time), false));
  }

  /** After a time or at it. */
  public Condition<E> ge(Instant time) {
    return condition(above(bound(time), true));
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

  // As text, what lies between the two bounds is earlier. What is not, although it is earlier or
  // equal, is the time cut to fewer digits.
  private Predicate below(InstantText time, boolean inclusive) {
    Predicate below =
        Predicate.between(stored(), operand(BEFORE_YEAR_10000), operand(time.bound()));
    List<Operand> others = operands(inclusive ? time.cuts() : time.earlierCuts());
    return others.isEmpty() ? below : Predicate.or(below, Predicate.in(stored(), others));
  }

  private Predicate above(InstantText time, boolean inclusive) {
    Predicate above =
        Predicate.or(
            Predicate.compare(stored(), Comparator.GT, operand(time.bound())),
            Predicate.compare(stored(), Comparator.LT, operand(BEFORE_YEAR_10000)));
    List<Operand> others = operands(inclusive ? time.earlierCuts() : time.cuts());
    return others.isEmpty()
        ? above
        : Predicate.and(above, Predicate.not(Predicate.in(stored(), others)));
  }

  private InstantText bound(Instant time) {
    if (given(time).isBefore(YEAR_0) || !time.isBefore(YEAR_10000)) {
      throw StoredOrder.unordered(path());
    }
    return InstantText.of(time);
  }

  private Operand operand(String text) {
    return operand(AttributeValue.fromS(text));
  }

  private List<Operand> operands(List<String> texts) {
    return texts.stream().map(this::operand).toList();
  }
}
