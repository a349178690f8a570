package io.partita.runtime.internal.read;

import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.KeyAttribute;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What a scan reads: the table or one of its indexes.
 *
 * @param index the index's name; null for the table
 * @param isGlobal whether it is a global index, which follows the table with a delay
 * @param indexKeys the index's keys, as the entity fills them; none for the table
 */
public record ScanSource<E>(
    EntityType<E, ?> type,
    @Nullable String index,
    boolean isGlobal,
    List<KeyAttribute<E>> indexKeys) {

  static <E> ScanSource<E> table(EntityType<E, ?> type) {
    return new ScanSource<>(type, null, false, List.of());
  }

  public static <E> ScanSource<E> localIndex(
      EntityType<E, ?> type, String index, KeyAttribute<E> partition, KeyAttribute<E> sort) {
    return new ScanSource<>(type, index, false, List.of(partition, sort));
  }

  public static <E> ScanSource<E> globalIndex(
      EntityType<E, ?> type,
      String index,
      KeyAttribute<E> partition,
      @Nullable KeyAttribute<E> sort) {
    return new ScanSource<>(
        type, index, true, sort == null ? List.of(partition) : List.of(partition, sort));
  }

  /** What tells its items apart, and where a scan goes on: its own keys, then the table's. */
  List<KeyAttribute<E>> position() {
    Set<String> attributes = new LinkedHashSet<>();
    List<KeyAttribute<E>> position = new ArrayList<>();
    Stream.concat(indexKeys.stream(), type.primaryKey().attributes().stream())
        .filter(key -> attributes.add(key.attribute()))
        .forEach(position::add);
    return position;
  }

  /** Where keys alone tell the entities apart, so do those of an index. */
  boolean hasShape(Map<String, AttributeValue> item) {
    return type.type().isPresent()
        || indexKeys.stream().allMatch(key -> matches(key, item.get(key.attribute())));
  }

  private static boolean matches(KeyAttribute<?> key, @Nullable AttributeValue value) {
    return value != null && key.matches(value);
  }

  /** What makes cursors of its scans differ from all others of the table. */
  String id() {
    return "scan " + type.name() + (index == null ? "" : " " + index);
  }

  /** What an explanation says of its scans. */
  String note() {
    String note = "Goes on from the last key of each response.";
    return isGlobal ? note + " The index follows the table with a short delay." : note;
  }
}
