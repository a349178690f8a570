package io.partita.runtime.internal.operation;

import io.partita.runtime.generated.schema.AccessPattern;
import io.partita.runtime.generated.schema.CollectionPattern;
import org.jspecify.annotations.Nullable;

/**
 * What listeners know an operation by.
 *
 * @param entity the entity's name
 * @param operation the method of the DAO or the access pattern
 * @param index the index that is queried; null for the table
 */
public record OperationName(String entity, String operation, @Nullable String index) {

  public static OperationName of(String entity, String operation) {
    return new OperationName(entity, operation, null);
  }

  /** The query of an access pattern. */
  public static OperationName of(AccessPattern<?> pattern) {
    return new OperationName(pattern.type().name(), pattern.name(), pattern.place().index());
  }

  /** The query of a collection. */
  public static OperationName of(CollectionPattern<?> pattern) {
    return new OperationName(pattern.collection(), pattern.method(), pattern.place().index());
  }

  /** What is done where, such as {@code User.byEmail on index GSI1 of table community}. */
  public String in(String tableName) {
    return "%s.%s on %stable %s"
        .formatted(entity, operation, index == null ? "" : "index " + index + " of ", tableName);
  }
}
