package io.partita.runtime.generated.schema;

import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** What a physical index looks like. Immutable. */
public final class IndexDefinition {

  private final String name;
  private final boolean local;
  private final KeySchema key;
  private final ProjectionType projection;
  private final List<String> include;
  private final boolean marked;
  private final Capacity capacity;

  private IndexDefinition(
      String name,
      boolean local,
      KeySchema key,
      ProjectionType projection,
      List<String> include,
      boolean marked,
      Capacity capacity) {
    this.name = name;
    this.local = local;
    this.key = key;
    this.projection = projection;
    this.include = List.copyOf(include);
    this.marked = marked;
    this.capacity = capacity;
  }

  /** A global index; it projects everything unless told otherwise. */
  public static IndexDefinition global(String name, String partitionKey, ScalarAttributeType type) {
    return new IndexDefinition(
        name,
        false,
        KeySchema.partition(partitionKey, type),
        ProjectionType.ALL,
        List.of(),
        false,
        Capacity.ON_DEMAND);
  }

  /** A local index: another sort key within the table's partitions. */
  public static IndexDefinition local(String name, String partitionKey, ScalarAttributeType type) {
    return new IndexDefinition(
        name,
        true,
        KeySchema.partition(partitionKey, type),
        ProjectionType.ALL,
        List.of(),
        false,
        Capacity.ON_DEMAND);
  }

  public IndexDefinition sortKey(String attribute, ScalarAttributeType type) {
    return new IndexDefinition(
        name, local, key.sort(attribute, type), projection, include, marked, capacity);
  }

  /** Projects the keys alone. */
  public IndexDefinition keysOnly() {
    return new IndexDefinition(
        name, local, key, ProjectionType.KEYS_ONLY, List.of(), false, capacity);
  }

  /** Projects the keys and some attributes. */
  public IndexDefinition include(String... attributes) {
    return new IndexDefinition(
        name, local, key, ProjectionType.INCLUDE, List.of(attributes), marked, capacity);
  }

  /** Also projects the mark of items that are being deleted. */
  public IndexDefinition includeMark() {
    return new IndexDefinition(name, local, key, projection, include, true, capacity);
  }

  /** This definition with the name of the mark, if it projects that. */
  IndexDefinition marking(String attribute) {
    if (!marked) {
      return this;
    }
    List<String> all = new ArrayList<>(include);
    all.add(attribute);
    return new IndexDefinition(name, local, key, projection, all, false, capacity);
  }

  /** Provisioned capacity of a global index; without it, the index has the table's. */
  public IndexDefinition capacity(long read, long write) {
    return new IndexDefinition(
        name, local, key, projection, include, marked, new Capacity(read, write));
  }

  public String name() {
    return name;
  }

  public boolean isLocal() {
    return local;
  }

  public KeySchema key() {
    return key;
  }

  public ProjectionType projectionType() {
    return projection;
  }

  public List<String> include() {
    return include;
  }

  public Capacity capacity(Capacity ofTable) {
    return capacity.isProvisioned() ? capacity : ofTable;
  }

  public GlobalSecondaryIndex global(Capacity ofTable) {
    GlobalSecondaryIndex.Builder index =
        GlobalSecondaryIndex.builder()
            .indexName(name)
            .keySchema(key.elements())
            .projection(projection());
    return ofTable.isProvisioned()
        ? index.provisionedThroughput(capacity(ofTable).throughput()).build()
        : index.build();
  }

  public LocalSecondaryIndex local() {
    return LocalSecondaryIndex.builder()
        .indexName(name)
        .keySchema(key.elements())
        .projection(projection())
        .build();
  }

  private Projection projection() {
    Projection.Builder built = Projection.builder().projectionType(projection);
    return include.isEmpty() ? built.build() : built.nonKeyAttributes(include).build();
  }
}
