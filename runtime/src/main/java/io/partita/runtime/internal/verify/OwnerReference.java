package io.partita.runtime.internal.verify;

import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.internal.stored.ItemKey;

/**
 * An item and something that it belongs to.
 *
 * @param type the item's entity
 * @param key the item's key
 * @param role what the item calls its owner
 * @param owner the owner's entity
 * @param ownerKey the owner's key
 */
record OwnerReference(
    EntityType<?, ?> type, ItemKey key, String role, EntityType<?, ?> owner, ItemKey ownerKey) {}
