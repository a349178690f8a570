package io.partita.runtime.internal.verify;

import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.internal.stored.ItemKey;
import java.util.LinkedHashMap;
import java.util.Map;

/** The keys of items that were met lately; not more than fit in some megabytes. Thread-safe. */
final class RecentKeys {

  private static final int MOST = 10_000;

  private record Key(EntityType<?, ?> type, ItemKey key) {}

  private final Map<Key, Boolean> keys =
      new LinkedHashMap<>(16, 0.75f, true) {

        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Boolean> eldest) {
          return size() > MOST;
        }
      };

  synchronized void add(EntityType<?, ?> type, ItemKey key) {
    keys.put(new Key(type, key), true);
  }

  synchronized boolean contains(EntityType<?, ?> type, ItemKey key) {
    return keys.get(new Key(type, key)) != null;
  }
}
