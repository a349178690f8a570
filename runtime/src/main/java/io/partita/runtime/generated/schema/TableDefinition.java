package io.partita.runtime.generated.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/**
 * What a physical table looks like: its keys, indexes, capacity and expiry. Generated code builds
 * one per table.
 */
public final class TableDefinition {

  private final KeySchema key;
  private final List<IndexDefinition> indexes;
  private final Capacity capacity;
  private final @Nullable String timeToLive;
  private final @Nullable String typeAttribute;

  private TableDefinition(Builder builder) {
    key = builder.key;
    indexes = List.copyOf(builder.indexes);
    capacity = builder.capacity;
    timeToLive = builder.timeToLive;
    typeAttribute = builder.typeAttribute;
  }

  /** Begins the definition of a table with a partition key. */
  public static Builder partitionKey(String attribute, ScalarAttributeType type) {
    return new Builder(KeySchema.partition(attribute, type));
  }

  private TableDefinition(TableDefinition other, List<IndexDefinition> indexes) {
    this.key = other.key;
    this.indexes = indexes;
    this.capacity = other.capacity;
    this.timeToLive = other.timeToLive;
    this.typeAttribute = other.typeAttribute;
  }

  /** This definition with the name of the attribute that marks items that are being deleted. */
  public TableDefinition marking(String attribute) {
    return new TableDefinition(
        this, indexes.stream().map(index -> index.marking(attribute)).toList());
  }

  public KeySchema key() {
    return key;
  }

  public List<IndexDefinition> indexes() {
    return indexes;
  }

  public Capacity capacity() {
    return capacity;
  }

  public Optional<String> timeToLive() {
    return Optional.ofNullable(timeToLive);
  }

  /** The attribute that tells entities apart on indexes that carry it. */
  public Optional<String> typeAttribute() {
    return Optional.ofNullable(typeAttribute);
  }

  /** Collects a definition. */
  public static final class Builder {

    private KeySchema key;
    private final List<IndexDefinition> indexes = new ArrayList<>();
    private Capacity capacity = Capacity.ON_DEMAND;
    private @Nullable String timeToLive;
    private @Nullable String typeAttribute;

    private Builder(KeySchema key) {
      this.key = key;
    }

    public Builder sortKey(String attribute, ScalarAttributeType type) {
      key = key.sort(attribute, type);
      return this;
    }

    public Builder index(IndexDefinition index) {
      indexes.add(index);
      return this;
    }

    /** Provisioned capacity; without it, the table is paid for on demand. */
    public Builder capacity(long read, long write) {
      capacity = new Capacity(read, write);
      return this;
    }

    /** The attribute that says when an item expires. */
    public Builder timeToLive(String attribute) {
      timeToLive = attribute;
      return this;
    }

    /** The attribute that tells entities apart, of a table with indexes that name attributes. */
    public Builder typeAttribute(String attribute) {
      typeAttribute = attribute;
      return this;
    }

    public TableDefinition build() {
      return new TableDefinition(this);
    }
  }
}
