package io.partita.processor.generate;

import com.squareup.javapoet.ClassName;

/** The names of the runtime's types that generated code refers to. */
final class RuntimeTypes {

  static final String RUNTIME = "io.partita.runtime";
  private static final String ITEM = RUNTIME + ".internal.item";
  private static final String KEY = RUNTIME + ".internal.key";
  private static final String ENTITY = RUNTIME + ".internal.entity";
  private static final String OPERATION = RUNTIME + ".internal.operation";
  private static final String WRITE = RUNTIME + ".internal.write";
  private static final String CASCADE = RUNTIME + ".internal.cascade";
  private static final String COPYING = RUNTIME + ".internal.copy";
  private static final String QUERY = RUNTIME + ".internal.query";
  private static final String COLLECTION = RUNTIME + ".internal.collection";
  private static final String TABLE = RUNTIME + ".internal.table";
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
  static final ClassName PROGRESS = ClassName.get(RUNTIME, "Progress");
  static final ClassName SCAN = ClassName.get(QUERIES, "Scan");

  static final ClassName CONSISTENT_JOINED_QUERY = ClassName.get(QUERIES, "ConsistentJoinedQuery");
  static final ClassName DISTINCT_VALUES = ClassName.get(QUERIES, "DistinctValues");
  static final ClassName JOINED_QUERY = ClassName.get(QUERIES, "JoinedQuery");

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
  static final ClassName PATH = ClassName.get(RUNTIME + ".internal.expression", "Path");

  static final ClassName ATTRIBUTE_NAMES = ClassName.get(ITEM, "AttributeNames");
  static final ClassName CODEC = ClassName.get(ITEM, "Codec");
  static final ClassName CODECS = ClassName.get(ITEM, "Codecs");
  static final ClassName ENTITY_MAPPER = ClassName.get(ITEM, "EntityMapper");
  static final ClassName ITEM_READER = ClassName.get(ITEM, "ItemReader");
  static final ClassName MAP_KEY = ClassName.get(ITEM, "MapKey");
  static final ClassName ITEM_WRITER = ClassName.get(ITEM, "ItemWriter");
  static final ClassName RECORD_CODEC = ClassName.get(ITEM, "RecordCodec");
  static final ClassName SET_KIND = ClassName.get(ITEM, "SetKind");

  static final ClassName KEY_FORMATS = ClassName.get(KEY, "KeyFormats");
  static final ClassName PRECISION = ClassName.get(KEY, "Precision");

  static final ClassName COMPONENT = ClassName.get(ENTITY, "Component");
  static final ClassName COMPONENT_SOURCE = ClassName.get(ENTITY, "ComponentSource");
  static final ClassName COMPONENT_VALUES = ClassName.get(ENTITY, "ComponentValues");
  static final ClassName ENTITY_TYPE = ClassName.get(ENTITY, "EntityType");
  static final ClassName GENERATED_KEY = ClassName.get(ENTITY, "GeneratedKey");
  static final ClassName HELD_COMPONENTS = ClassName.get(ENTITY, "HeldComponents");
  static final ClassName INDEX_CONDITION = ClassName.get(ENTITY, "IndexCondition");
  static final ClassName INDEX_KEY = ClassName.get(ENTITY, "IndexKey");
  static final ClassName KEY_ATTRIBUTE = ClassName.get(ENTITY, "KeyAttribute");
  static final ClassName KEY_TEMPLATE = ClassName.get(ENTITY, "KeyTemplate");
  static final ClassName PRIMARY_KEY = ClassName.get(ENTITY, "PrimaryKey");
  static final ClassName RELATION = ClassName.get(ENTITY, "Relation");

  static final ClassName TABLE_CONTEXT = ClassName.get(OPERATION, "TableContext");

  static final ClassName ENTITY_OPERATIONS = ClassName.get(WRITE, "EntityOperations");
  static final ClassName TRANSACTION_BUILDER = ClassName.get(WRITE, "TransactionBuilder");
  static final ClassName UPDATE_BUILDER = ClassName.get(WRITE, "UpdateBuilder");

  static final ClassName DEPENDENTS = ClassName.get(CASCADE, "Dependents");
  static final ClassName OWNER_OPERATIONS = ClassName.get(CASCADE, "OwnerOperations");

  static final ClassName INDEX_BACKFILL =
      ClassName.get(RUNTIME + ".internal.backfill", "IndexBackfill");

  static final ClassName COPIES = ClassName.get(COPYING, "Copies");
  static final ClassName COPY = ClassName.get(COPYING, "Copy");
  static final ClassName COPY_OPERATIONS = ClassName.get(COPYING, "CopyOperations");

  static final ClassName ACCESS_PATTERN = ClassName.get(QUERY, "AccessPattern");
  static final ClassName CONSISTENT_INCLUDE_QUERY = ClassName.get(QUERY, "ConsistentIncludeQuery");
  static final ClassName CONSISTENT_KEY_QUERY = ClassName.get(QUERY, "ConsistentKeyQuery");
  static final ClassName CONSISTENT_QUERY = ClassName.get(QUERY, "ConsistentQuery");
  static final ClassName DISTINCT_READ = ClassName.get(QUERY, "DistinctRead");
  static final ClassName ENTITY_QUERY = ClassName.get(QUERY, "EntityQuery");
  static final ClassName INCLUDE_QUERY = ClassName.get(QUERY, "IncludeQuery");
  static final ClassName KEY_QUERY = ClassName.get(QUERY, "KeyQuery");
  static final ClassName COMPLETED_QUERY = ClassName.get(QUERY, "CompletedQuery");
  static final ClassName QUERY_STATE = ClassName.get(QUERY, "QueryState");

  static final ClassName COLLECTION_ITEMS = ClassName.get(COLLECTION, "CollectionItems");
  static final ClassName COLLECTION_PATTERN = ClassName.get(COLLECTION, "CollectionPattern");
  static final ClassName COLLECTION_QUERY = ClassName.get(COLLECTION, "GeneratedCollectionQuery");
  static final ClassName COLLECTION_RANGE = ClassName.get(COLLECTION, "CollectionRange");
  static final ClassName COLLECTION_STATE = ClassName.get(COLLECTION, "CollectionState");
  static final ClassName CONSISTENT_COLLECTION_QUERY =
      ClassName.get(COLLECTION, "ConsistentCollectionQuery");
  static final ClassName MEMBER = ClassName.get(COLLECTION, "Member");

  static final ClassName INDEX_DEFINITION = ClassName.get(TABLE, "IndexDefinition");
  static final ClassName GENERATED_TABLE = ClassName.get(TABLE, "GeneratedTable");
  static final ClassName RUNTIME_VERSION = ClassName.get(TABLE, "RuntimeVersion");
  static final ClassName TABLE_DEFINITION = ClassName.get(TABLE, "TableDefinition");

  private RuntimeTypes() {}

  /** An exception of the runtime, for documentation. */
  static ClassName exception(String name) {
    return ClassName.get(RUNTIME, name);
  }
}
