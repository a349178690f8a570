package io.partita.runtime.generated.value;

import io.partita.runtime.MappingException;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** What writers have in common wherever items go: numbers, and what exceptions say. */
public abstract class NumberWriter implements ItemWriter {

  /** The levels of maps and lists that DynamoDB stores, the item itself being the first. */
  protected static final int MAX_LEVELS = 32;

  private final String entity;

  /**
   * @param entity the entity's name, for messages
   */
  protected NumberWriter(String entity) {
    this.entity = entity;
  }

  /** Writes a number whose text is canonical. */
  protected abstract void number(String text);

  /** The path of the value being written, for messages. */
  protected abstract String path();

  @Override
  public void number(int value) {
    number(Integer.toString(value));
  }

  @Override
  public void number(long value) {
    number(Long.toString(value));
  }

  @Override
  public final void number(float value) {
    number(NumberText.of(value, this));
  }

  @Override
  public final void number(double value) {
    number(NumberText.of(value, this));
  }

  @Override
  public final void number(BigInteger value) {
    number(NumberText.of(value, this));
  }

  @Override
  public final void number(BigDecimal value) {
    number(NumberText.of(value, this));
  }

  @Override
  public final MappingException refused(String problem, @Nullable Throwable cause) {
    return MappingException.unwritable(entity, path(), problem, cause);
  }

  protected final MappingException tooDeep() {
    return refused("it is nested deeper than the 32 levels DynamoDB stores");
  }

  protected final MappingException emptyKey() {
    return refused("a key of the map is empty, which DynamoDB does not store");
  }

  protected final MappingException nullElement() {
    return refused("a set of text, numbers or binary cannot hold null");
  }

  /**
   * @param subject what has the surrogate: the text, or a key of the map
   */
  protected final MappingException illFormed(String subject) {
    return refused(
        subject
            + " has a surrogate without its partner, which DynamoDB would replace by another"
            + " character");
  }
}
