package io.partita.processor.model;

import com.squareup.javapoet.ClassName;
import io.partita.annotations.KeyEncoding;
import io.partita.processor.diagnostic.Origin;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A {@code @Table} and everything declared for it.
 *
 * @param allowed codes of findings that are meant
 * @param nested the records and sealed interfaces that components hold, each once, referred-to ones
 *     first
 * @param warnings the compiler's warnings that generated code raises by using what the user has
 *     deprecated
 */
public record TableModel(
    ClassName type,
    String partitionKey,
    Optional<String> sortKey,
    Optional<String> typeAttribute,
    KeyEncoding encoding,
    long read,
    long write,
    List<IndexModel> indexes,
    List<EntityModel> entities,
    List<CollectionModel> collections,
    List<NestedModel> nested,
    List<String> warnings,
    Set<String> allowed,
    Origin origin) {

  /**
   * The name generated types of this table begin with: {@code Shop_Orders} for a nested {@code
   * Shop.Orders}.
   */
  public String generatedName() {
    return String.join("_", type.simpleNames());
  }

  /** This table with other entities and indexes. */
  public TableModel with(List<EntityModel> entities, List<IndexModel> indexes) {
    return new TableModel(
        type,
        partitionKey,
        sortKey,
        typeAttribute,
        encoding,
        read,
        write,
        indexes,
        entities,
        collections,
        nested,
        warnings,
        allowed,
        origin);
  }

  /** The entity of a record. */
  public Optional<EntityModel> entity(ClassName record) {
    return entities.stream().filter(entity -> entity.type().equals(record)).findFirst();
  }

  /** The index of a name. */
  public Optional<IndexModel> index(String name) {
    return indexes.stream().filter(index -> index.name().equals(name)).findFirst();
  }

  /** The nested type of a name. */
  public Optional<NestedModel> nested(ClassName name) {
    return nested.stream().filter(type -> type.type().equals(name)).findFirst();
  }
}
