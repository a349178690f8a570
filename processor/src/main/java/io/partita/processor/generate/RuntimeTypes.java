package io.partita.processor.generate;

import com.squareup.javapoet.ClassName;

/** The names of the runtime's types that generated code refers to. */
final class RuntimeTypes {

  static final String RUNTIME = "io.partita.runtime";
  private static final String VALUE = RUNTIME + ".generated.value";
  private static final String SCHEMA = RUNTIME + ".generated.schema";
  private static final String OPERATION = RUNTIME + ".generated.operation";
  private static final String CONDITIONS = RUNTIME + ".condition";
  private static final String QUERIES = RUNTIME + ".query";

  static final ClassName BACKFILL = ClassName.get(RUNTIME, "Backfill");
  static final ClassName COPY_DIFFERENCE = ClassName.get(RUNTIME, "CopyDifference");
  static final ClassName COLLECTION_PAGE = ClassName.get(RUNTIME, "CollectionPage");
  static final ClassName LINKED = ClassName.get(RUNTIME, "Linked");
  static final ClassName COUNT_DIFFERENCE = ClassName.get(RUNTIME, "CountDifference");
  static final ClassName CREATED_ALL = ClassName.get(RUNTIME, "CreatedAll");
  static final ClassName DELETED_ALL = ClassName.get(RUNTIME, "DeletedAll");
  static final ClassName INDEX_SCAN = ClassName.get(QUERIES, "IndexScan");
  static final ClassName OPTIONS = ClassName.get(RUNTIME, "Options");
  static final ClassName PROJECTED_ITEM = ClassName.get(RUNTIME, "ProjectedItem");
  static final ClassName PROJECTION_READS = ClassName.get(RUNTIME, "ProjectionReads");
  static final ClassName RECORD_PROJECTION = ClassName.get(RUNTIME, "RecordProjection");
  static final ClassName PROGRESS = ClassName.get(RUNTIME, "Progress");
  static final ClassName SCAN = ClassName.get(QUERIES, "Scan");

  static final ClassName CONSISTENT_LINKED_QUERY = ClassName.get(QUERIES, "ConsistentLinkedQuery");
  static final ClassName DISTINCT_VALUES = ClassName.get(QUERIES, "DistinctValues");
  static final ClassName CONSISTENT_PARTIAL_QUERY =
      ClassName.get(QUERIES, "ConsistentPartialQuery");
  static final ClassName PARTIAL_QUERY = ClassName.get(QUERIES, "PartialQuery");
  static final ClassName LINKED_QUERY = ClassName.get(QUERIES, "LinkedQuery");

  static final ClassName POSITION = ClassName.get(RUNTIME + ".write", "Position");

  static final ClassName CONDITION = ClassName.get(CONDITIONS, "Condition");
  static final ClassName FIELD = ClassName.get(CONDITIONS, "Field");
  static final ClassName ORDERED_FIELD = ClassName.get(CONDITIONS, "OrderedField");
  static final ClassName INSTANT_FIELD = ClassName.get(CONDITIONS, "InstantField");
  static final ClassName TEXT_FIELD = ClassName.get(CONDITIONS, "TextField");
  static final ClassName BINARY_FIELD = ClassName.get(CONDITIONS, "BinaryField");
  static final ClassName BOOLEAN_FIELD = ClassName.get(CONDITIONS, "BooleanField");
  static final ClassName LIST_FIELD = ClassName.get(CONDITIONS, "ListField");
  static final ClassName SET_FIELD = ClassName.get(CONDITIONS, "SetField");
  static final ClassName MAP_FIELD = ClassName.get(CONDITIONS, "MapField");
  static final ClassName RECORD_FIELD = ClassName.get(CONDITIONS, "RecordField");
  static final ClassName PATH = ClassName.get(VALUE, "Path");

  static final ClassName ATTRIBUTE_NAMES = ClassName.get(VALUE, "AttributeNames");
  static final ClassName CODEC = ClassName.get(VALUE, "Codec");
  static final ClassName CODECS = ClassName.get(VALUE, "Codecs");
  static final ClassName ENTITY_MAPPER = ClassName.get(VALUE, "EntityMapper");
  static final ClassName ID_MAKER = ClassName.get(VALUE, "IdMaker");
  static final ClassName ITEM_READER = ClassName.get(VALUE, "ItemReader");
  static final ClassName MAP_KEY = ClassName.get(VALUE, "MapKey");
  static final ClassName ITEM_WRITER = ClassName.get(VALUE, "ItemWriter");
  static final ClassName RECORD_CODEC = ClassName.get(VALUE, "RecordCodec");
  static final ClassName SET_KIND = ClassName.get(VALUE, "SetKind");

  static final ClassName KEY_FORMATS = ClassName.get(VALUE, "KeyFormats");
  static final ClassName PRECISION = ClassName.get(VALUE, "Precision");

  static final ClassName COMPONENT = ClassName.get(SCHEMA, "Component");
  static final ClassName COMPONENT_SOURCE = ClassName.get(SCHEMA, "ComponentSource");
  static final ClassName COMPONENT_VALUES = ClassName.get(SCHEMA, "ComponentValues");
  static final ClassName EMBEDDED_COMPONENT = ClassName.get(SCHEMA, "EmbeddedComponent");
  static final ClassName ENTITY_TYPE = ClassName.get(SCHEMA, "EntityType");
  static final ClassName GENERATED_KEY = ClassName.get(SCHEMA, "GeneratedKey");
  static final ClassName GENERATED_PROJECTION = ClassName.get(SCHEMA, "GeneratedProjection");
  static final ClassName HELD_COMPONENTS = ClassName.get(SCHEMA, "HeldComponents");
  static final ClassName INDEX_CONDITION = ClassName.get(SCHEMA, "IndexCondition");
  static final ClassName INDEX_KEY = ClassName.get(SCHEMA, "IndexKey");
  static final ClassName KEY_ATTRIBUTE = ClassName.get(SCHEMA, "KeyAttribute");
  static final ClassName KEY_TEMPLATE = ClassName.get(SCHEMA, "KeyTemplate");
  static final ClassName PRIMARY_KEY = ClassName.get(SCHEMA, "PrimaryKey");
  static final ClassName REST_COMPONENT = ClassName.get(SCHEMA, "RestComponent");
  static final ClassName RELATION = ClassName.get(SCHEMA, "Relation");

  static final ClassName PHYSICAL_TABLE = ClassName.get(OPERATION, "PhysicalTable");

  static final ClassName BATCH_BUILDER = ClassName.get(OPERATION, "BatchBuilder");
  static final ClassName ENTITY_OPERATIONS = ClassName.get(OPERATION, "EntityOperations");
  static final ClassName TRANSACTION_BUILDER = ClassName.get(OPERATION, "TransactionBuilder");
  static final ClassName NESTED_PLACE = ClassName.get(OPERATION, "NestedPlace");
  static final ClassName NESTED_UPDATE = ClassName.get(OPERATION, "NestedUpdate");
  static final ClassName UPDATE_BUILDER = ClassName.get(OPERATION, "UpdateBuilder");

  static final ClassName DEPENDENTS = ClassName.get(SCHEMA, "Dependents");
  static final ClassName OWNER_OPERATIONS = ClassName.get(OPERATION, "OwnerOperations");

  static final ClassName COPIES = ClassName.get(OPERATION, "Copies");
  static final ClassName COPY = ClassName.get(SCHEMA, "Copy");
  static final ClassName COPY_OPERATIONS = ClassName.get(OPERATION, "CopyOperations");

  static final ClassName ACCESS_PATTERN = ClassName.get(SCHEMA, "AccessPattern");
  static final ClassName CONSISTENT_INCLUDE_QUERY =
      ClassName.get(OPERATION, "ConsistentIncludeQuery");
  static final ClassName CONSISTENT_KEY_QUERY = ClassName.get(OPERATION, "ConsistentKeyQuery");
  static final ClassName CONSISTENT_QUERY = ClassName.get(OPERATION, "ConsistentQuery");
  static final ClassName ENTITY_QUERY = ClassName.get(OPERATION, "EntityQuery");
  static final ClassName INCLUDE_QUERY = ClassName.get(OPERATION, "IncludeQuery");
  static final ClassName KEY_QUERY = ClassName.get(OPERATION, "KeyQuery");
  static final ClassName QUERY_STATE = ClassName.get(OPERATION, "QueryState");

  static final ClassName COLLECTION_ITEMS = ClassName.get(OPERATION, "CollectionItems");
  static final ClassName COLLECTION_PATTERN = ClassName.get(SCHEMA, "CollectionPattern");
  static final ClassName COLLECTION_QUERY = ClassName.get(OPERATION, "GeneratedCollectionQuery");
  static final ClassName COLLECTION_RANGE = ClassName.get(SCHEMA, "CollectionRange");
  static final ClassName COLLECTION_STATE = ClassName.get(OPERATION, "CollectionState");
  static final ClassName CONSISTENT_COLLECTION_QUERY =
      ClassName.get(OPERATION, "ConsistentCollectionQuery");
  static final ClassName MEMBER = ClassName.get(SCHEMA, "Member");

  static final ClassName INDEX_DEFINITION = ClassName.get(SCHEMA, "IndexDefinition");
  static final ClassName GENERATED_TABLE = ClassName.get(OPERATION, "GeneratedTable");
  static final ClassName RUNTIME_VERSION = ClassName.get(OPERATION, "RuntimeVersion");
  static final ClassName TABLE_DEFINITION = ClassName.get(SCHEMA, "TableDefinition");

  private RuntimeTypes() {}

  /** An exception of the runtime, for documentation. */
  static ClassName exception(String name) {
    return ClassName.get(RUNTIME, name);
  }
}
