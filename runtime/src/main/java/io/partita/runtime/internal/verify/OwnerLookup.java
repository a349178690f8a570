package io.partita.runtime.internal.verify;

import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.Relation;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.read.ItemLookup;
import io.partita.runtime.internal.stored.Existence;
import io.partita.runtime.internal.stored.ItemKey;
import java.time.Instant;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Finds out whether what items belong to exists. What was met lately need not be asked for again:
 * children often follow their parent, and edges of one end each other. Thread-safe.
 */
final class OwnerLookup {

  private final ItemLookup items;
  private final Instant now;
  private final Set<EntityType<?, ?>> owners;
  private final RecentKeys met = new RecentKeys();

  OwnerLookup(TableContext context, List<EntityType<?, ?>> types, Instant now) {
    this.now = now;
    this.owners =
        types.stream().flatMap(OwnerLookup::owners).collect(Collectors.toUnmodifiableSet());
    Set<String> attributes = new LinkedHashSet<>();
    types.forEach(
        type -> attributes.addAll(Existence.of(context.options(), type, now).attributes()));
    this.items = ItemLookup.of(context, "verifyItems").only(attributes);
  }

  private static Stream<EntityType<?, ?>> owners(EntityType<?, ?> type) {
    return type.owners().stream().map(Relation::owner);
  }

  /** There is an item. */
  void met(EntityType<?, ?> type, Map<String, AttributeValue> item) {
    if (owners.contains(type)) {
      met.add(type, ItemKey.of(type.primaryKey(), item));
    }
  }

  /** Those items that are there, while what they belong to is not. */
  Step<List<OwnerReference>> missing(List<OwnerReference> references) {
    List<OwnerReference> open =
        references.stream()
            .filter(reference -> !met.contains(reference.owner(), reference.ownerKey()))
            .toList();
    return find(open.stream().map(OwnerReference::ownerKey), false)
        .flatMap(
            found -> {
              open.stream()
                  .filter(one -> isThere(one.owner(), found.get(one.ownerKey())))
                  .forEach(one -> met.add(one.owner(), one.ownerKey()));
              return confirmed(
                  open.stream()
                      .filter(one -> !isThere(one.owner(), found.get(one.ownerKey())))
                      .toList());
            });
  }

  /** Looks again, for what was not there a moment ago may have been late, or be gone with it. */
  private Step<List<OwnerReference>> confirmed(List<OwnerReference> missing) {
    return find(missing.stream().flatMap(one -> Stream.of(one.ownerKey(), one.key())), true)
        .map(
            found ->
                missing.stream()
                    .filter(one -> !isThere(one.owner(), found.get(one.ownerKey())))
                    .filter(one -> isThere(one.type(), found.get(one.key())))
                    .toList());
  }

  private Step<Map<ItemKey, Map<String, AttributeValue>>> find(
      Stream<ItemKey> keys, boolean consistent) {
    Set<ItemKey> wanted = keys.collect(Collectors.toCollection(LinkedHashSet::new));
    return wanted.isEmpty()
        ? Step.done(Map.of())
        : items.find(wanted, consistent, key -> List.of(key.attributes()));
  }

  /** An item that is being deleted is there until its cascade is through. */
  private boolean isThere(EntityType<?, ?> type, @Nullable Map<String, AttributeValue> item) {
    return item != null && type.matches(item) && !type.isExpired(item, now);
  }
}
