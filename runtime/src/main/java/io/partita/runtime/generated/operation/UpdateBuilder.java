package io.partita.runtime.generated.operation;

import io.partita.runtime.AbsentComponentException;
import io.partita.runtime.condition.Condition;
import io.partita.runtime.condition.Field;
import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.EmbeddedComponent;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.generated.schema.RestComponent;
import io.partita.runtime.internal.expression.StatedPredicate;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.stored.Check;
import io.partita.runtime.internal.write.Change;
import io.partita.runtime.internal.write.Changes;
import io.partita.runtime.internal.write.Encoding;
import io.partita.runtime.internal.write.Intents;
import io.partita.runtime.internal.write.RequestedUpdate;
import io.partita.runtime.internal.write.RestChange;
import io.partita.runtime.internal.write.UpdateIntent;
import io.partita.runtime.write.Update;
import java.time.Instant;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The base of generated updates: collects changes of one item and sends them in one request. Not
 * for use by several threads at once.
 *
 * @param <E> the entity's record
 * @param <K> its generated key
 * @param <U> the generated update
 */
public abstract class UpdateBuilder<E, K extends GeneratedKey<E>, U extends UpdateBuilder<E, K, U>>
    extends ChangeBuilder<E, U> implements Update<E> {

  private final EntityOperations<E, K> operations;
  private final K key;
  private final Changes<E> changes = new Changes<>();
  private @Nullable Condition<E> condition;
  private Check.@Nullable Is version;
  private boolean createsItem;
  private boolean exactlyOnce;

  protected UpdateBuilder(EntityOperations<E, K> operations, K key) {
    this.operations = operations;
    this.key = key;
  }

  @Override
  final String owner() {
    return operations.type().name();
  }

  @Override
  final void add(Change<E, ?> change) {
    changes.add(change);
  }

  /** Sets what is stored of an embedded record: all of its attributes. */
  protected final <R> U set(EmbeddedComponent<E, R> component, R record) {
    component.require(given(component.name(), record));
    return assign(component, record);
  }

  /** Removes all attributes of an embedded record. */
  protected final <R> U clear(EmbeddedComponent<E, R> component) {
    return assign(component, null);
  }

  private <R> U assign(EmbeddedComponent<E, R> component, @Nullable R record) {
    component.visit(
        record,
        new EmbeddedComponent.Visitor<>() {
          @Override
          public <T> void visit(Component<E, T> part, @Nullable T value) {
            changes.add(new Change.Assignment<>(part, value));
          }
        });
    return self();
  }

  /**
   * Sets a component to what is stored as another one, or inside of another one: {@code
   * copy(UserFields.NAME, UserFields.NICKNAME)}. It is what is stored before this update, whatever
   * else changes.
   *
   * @throws IllegalArgumentException if the target is not a component that updates can change, or
   *     the two are stored in different forms
   * @throws AbsentComponentException by {@link #execute()}, if there is nothing to copy
   */
  public final <T> U copy(Field<E, T> source, Field<E, T> target) {
    add(new Copying<>(operations.type(), source, target).change());
    return self();
  }

  /** Sets an attribute that no component names. */
  protected final U putRest(RestComponent<E> rest, String attribute, AttributeValue value) {
    String name = rest.requireFree(given(rest.component(), attribute));
    add(new RestChange<>(rest, Map.of(name, given(rest.component(), value)), Set.of()));
    return self();
  }

  /** Removes an attribute that no component names. */
  protected final U removeRest(RestComponent<E> rest, String attribute) {
    String name = rest.requireFree(given(rest.component(), attribute));
    add(new RestChange<>(rest, Map.of(), Set.of(name)));
    return self();
  }

  /** Requires a version of the stored item. */
  protected final <N> U version(Component<E, N> component, N expected) {
    String attribute = Objects.requireNonNull(component.attribute());
    String entity = operations.type().name();
    version =
        new Check.Is(attribute, Encoding.encode(entity, component, given(component, expected)));
    return self();
  }

  @Override
  public final U when(Condition<E> condition) {
    this.condition = this.condition == null ? condition : this.condition.and(condition);
    return self();
  }

  /**
   * Creates the item if it does not exist, with the components that are given here and defaults for
   * primitive ones. Generated updates make it public where an update can create the item.
   *
   * @throws IllegalStateException if other items must exist, count it or keep its values unique:
   *     only {@code create} sees to that
   */
  protected U orCreate() {
    EntityType<E, K> type = operations.type();
    if (!type.relations().isEmpty() || !type.uniques().isEmpty()) {
      throw new IllegalStateException(
          "Creating "
              + type.name()
              + " touches other items, which an update does not. Call create for a new one, and"
              + " update without orCreate() for one that exists.");
    }
    createsItem = true;
    return self();
  }

  @Override
  public final U exactlyOnce() {
    exactlyOnce = true;
    return self();
  }

  @Override
  public final void execute() {
    operations.update(key, update(), exactlyOnce);
  }

  @Override
  public final E executeAndGet() {
    return operations.updateAndGet(key, update(), exactlyOnce);
  }

  @Override
  public final Optional<E> getAndExecute() {
    return operations.getAndUpdate(key, update(), exactlyOnce);
  }

  /** The update as part of a transaction. */
  final UpdateIntent<E, K> intent(TableContext context, Instant now) {
    if (!context.tableName().equals(operations.tableName())) {
      throw new IllegalArgumentException(
          "The update of "
              + operations.type().name()
              + " is of another table than the transaction.");
    }
    return new Intents<>(context, operations.type(), now).update(key, update());
  }

  private RequestedUpdate<E> update() {
    return new RequestedUpdate<>(
        changes, condition == null ? null : StatedPredicate.of(condition), version, createsItem);
  }
}
