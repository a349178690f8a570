package io.partita.processor.diagnostic;

/** The stable codes of all findings; each has a heading in {@code docs/errors.md}. */
public enum Code {
  /** A type that is named does not exist. */
  UNRESOLVED_TYPE,
  /** A placeholder names no component. */
  UNKNOWN_COMPONENT,
  /** A placeholder's format does not fit its component or its place. */
  UNKNOWN_FORMAT,
  /** A component's type has no stored form. */
  UNSUPPORTED_TYPE,
  /** A record contains itself. */
  RECURSIVE_RECORD,
  /** A component's type cannot be part of a key. */
  KEY_TYPE,
  /** A component of the table's key can be empty. */
  OPTIONAL_IN_KEY,
  /** A native key attribute's type is none that DynamoDB allows for keys. */
  NATIVE_KEY_TYPE,
  /** One key attribute would have two types. */
  KEY_ATTRIBUTE_TYPE,
  /** The fixed parts of a key are longer than DynamoDB allows. */
  KEY_TOO_LONG,
  /** Two entities could have one key. */
  KEY_COLLISION(Weight.DELIBERATE_ERROR),
  /** The table has a sort key, the entity has none. */
  MISSING_SORT_KEY,
  /** The entity has a sort key, the table has none. */
  UNEXPECTED_SORT_KEY,
  /** Two components would be stored under one name. */
  DUPLICATE_ATTRIBUTE,
  /** A component would be stored under a name that is taken by a key or the type. */
  RESERVED_ATTRIBUTE,
  /** An attribute name that DynamoDB or Partita cannot use. */
  ATTRIBUTE_NAME,
  /** A version that is no integer. */
  VERSION_TYPE,
  /** An expiry that is neither an Instant nor a long. */
  TTL_TYPE,
  /** Entities of one table with different TTL attributes. */
  TTL_ATTRIBUTE,
  /** A managed timestamp that is no Instant. */
  TIMESTAMP_TYPE,
  /** Two components managed in one way, or one component in two. */
  DUPLICATE_MANAGED,
  /** A generated id of a type that it cannot have. */
  GENERATED_ID_TYPE,
  /** A generated id that is not part of the table's key. */
  GENERATED_ID_KEY,
  /** A generated id that is another item's. */
  GENERATED_ID_OWNER,
  /** A generated id that cannot be null, so that nobody can ask for one. */
  GENERATED_ID_NULL,
  /** A managed component in a key that could not keep up with it. */
  MANAGED_IN_KEY,
  /** A component stored only in keys from which it cannot be read back. */
  KEY_ONLY,
  /** A table lists an entity twice, or none at all. */
  TABLE_ENTITIES,
  /** Two entities that are told apart by the same type value. */
  DUPLICATE_TYPE_VALUE,
  /** Two generated things of one name, or a generated type with the name of an existing one. */
  NAME_CLASH,
  /** An index that is declared twice, or twice on one entity. */
  DUPLICATE_INDEX,
  /** An index name that DynamoDB does not accept. */
  INDEX_NAME,
  /** An index key that an entity does not give. */
  MISSING_INDEX_KEY,
  /**
   * An index key that an entity gives although it is no key of that index, or is another one
   * already.
   */
  INDEX_KEY_CONFLICT,
  /** A local index that DynamoDB cannot make. */
  LOCAL_INDEX,
  /** More indexes than DynamoDB allows. */
  TOO_MANY_INDEXES,
  /** Included attributes that do not fit the projection. */
  PROJECTION,
  /** Capacity given by halves. */
  CAPACITY,
  /** Something went wrong in Partita itself. */
  BUG,
  /** A generated file could not be written. */
  CANNOT_WRITE,
  /** The compiler's option for documents has another value than the known ones. */
  DOCUMENT_SET,
  /** The compiler's option for drafts is neither on nor off. */
  DRAFTS,
  /** A {@code @Convert} names a class that cannot convert the component. */
  CONVERTER_UNUSABLE,
  /** An entity has type parameters. */
  GENERIC_ENTITY,
  /** The text of a key template holds a character that would break the order of keys. */
  ILLEGAL_LITERAL,
  /** Generated code cannot see an entity, or a type it holds. */
  INACCESSIBLE,
  /** A key template's placeholders are not well formed. */
  MALFORMED_TEMPLATE,
  /** A type listed in a {@code @Table} has no {@code @Entity}. */
  MISSING_ENTITY,
  /** A {@code @Table} is not on an interface. */
  NOT_AN_INTERFACE,
  /** A type listed in a {@code @Table} is not a record. */
  NOT_A_RECORD,
  /** An entity that is no edge gives no partition key. */
  MISSING_PARTITION_KEY,
  /** An edge names an end that is no entity, or itself an edge. */
  UNUSABLE_END,
  /** An edge joins an entity of another table. */
  END_NOT_IN_TABLE,
  /** An edge names other components for an end than the end's key needs. */
  END_KEY,
  /** An edge has no component for a part of an end's key. */
  MISSING_END_KEY,
  /** An edge holds an end's key in another type than the end. */
  END_KEY_TYPE,
  /** The components of an edge do not tell its ends apart. */
  AMBIGUOUS_ENDS,
  /** An edge does not give a key that does not follow from its ends. */
  UNDERIVABLE_KEY,
  /** An edge's primary key lacks a part of an end's key. */
  INCOMPLETE_EDGE_KEY,
  /** The inverse index of an edge is not partitioned by its right end. */
  INVERSE_PARTITION,
  /** A child names a parent that is no entity, or an edge. */
  UNUSABLE_PARENT,
  /** A child's parent is in another table. */
  PARENT_NOT_IN_TABLE,
  /** An entity is its own ancestor. */
  PARENT_CYCLE,
  /** An entity is an edge and a child. */
  EDGE_AND_CHILD,
  /** A child has no component for a part of its parent's key. */
  MISSING_PARENT_KEY,
  /** A child holds its parent's key in another type than the parent. */
  PARENT_KEY_TYPE,
  /** A child's partition key is not its parent's. */
  CHILD_PARTITION_KEY,
  /** A child's sort key does not extend its parent's, or the table has none. */
  CHILD_SORT_KEY,
  /** A count counts what does not belong to its entity. */
  NOT_COUNTABLE,
  /** A count does not say which end its item is, or says it wrongly. */
  COUNT_SIDE,
  /** A count that is no integer. */
  COUNT_TYPE,
  /** A count that has former names. */
  COUNT_ALIASES,
  /** Two components count the same. */
  DUPLICATE_COUNT,
  /** A count of items that no access pattern lists. */
  COUNT_UNLISTED,
  /** An expiring entity that is counted, counts or has unique values. */
  TTL_RELATED,
  /** Creating an item takes more actions than a transaction may have. */
  TOO_MANY_ACTIONS,
  /** A unique component whose type cannot be part of a key. */
  UNIQUE_TYPE,
  /** A unique component that is managed. */
  UNIQUE_MANAGED,
  /** A unique component that is the whole key. */
  UNIQUE_KEY,
  /** A unique component in a table whose keys are not text. */
  UNIQUE_TABLE,
  /** An access pattern has nothing to be named after. */
  UNNAMED_PATTERN,
  /** Two access patterns of an entity would have one name. */
  DUPLICATE_PATTERN,
  /** The name given to an access pattern cannot be used. */
  PATTERN_NAME,
  /** The levels of a hierarchy are not the sort key that they are said to be. */
  HIERARCHY,
  /** Text follows a placeholder without a {@code #}. */
  TEXT_AFTER_PLACEHOLDER,
  /** An index that cannot be spread over shards, or over so many. */
  SHARDS,
  /**
   * A type listed as a collection of a {@code @Table} is no record with {@code @ItemCollection}.
   */
  NOT_A_COLLECTION,
  /** A component of a collection is none that its items could be read into. */
  COLLECTION_MEMBER,
  /** A collection has two roots, or one component for what can be several items. */
  COLLECTION_ROOT,
  /** The index of a collection is not given where it must be, or cannot hold collections. */
  COLLECTION_INDEX,
  /** No single Query reads all members of a collection. */
  UNRELATED_MEMBERS,
  /** The condition of an index cannot be read. */
  MALFORMED_CONDITION,
  /** The condition of an index asks for what its component cannot be. */
  CONDITION_TYPE,
  /** The condition of an index never holds. */
  IMPOSSIBLE_CONDITION,
  /** The condition of an index cannot keep items off it. */
  CONDITION_WITHOUT_KEY,
  /** Conditions under which an entity has different keys on one index can hold together. */
  OVERLAPPING_CONDITIONS,
  /** Different keys of an entity on one index cannot be told apart. */
  AMBIGUOUS_INDEX_KEYS,
  /** The inverse index of an edge does not hold all edges. */
  INVERSE_CONDITION,
  /** An item that is created to count needs more than its key. */
  COUNT_ITEM,
  /** A bound on what is no collection, or one that nothing can keep. */
  ATTRIBUTE_MAX,
  /** An {@code @Allow} names what is no code, or one that cannot be silenced. */
  ALLOWED_CODE,
  /** The compiler's option for lints has another value than the known ones. */
  LINT_LEVEL,
  /** A copy of something that there is not. */
  COPY_SOURCE,
  /** A copy of another type than its source. */
  COPY_TYPE,
  /** A copy where it could not be written. */
  COPY_PLACE,
  /** A copy that no access pattern leads to from its source. */
  COPY_UNREACHABLE,
  /** The compiler's option for locks names no folder. */
  LOCK_FOLDER,
  /** A committed lock is none. */
  LOCK_UNREADABLE,
  /** A committed lock was written by a newer version. */
  LOCK_VERSION,
  /** A table has no committed lock yet; a note. */
  LOCK_MISSING,
  /** A committed lock does not describe the table as it is; a note. */
  LOCK_OUTDATED,
  /** The table's key attributes are others than those it was created with. */
  LOCK_TABLE_KEY,
  /** The table's keys are encoded otherwise than those of stored items. */
  LOCK_ENCODING,
  /** Stored items do not say what they are where it is looked for. */
  LOCK_TYPE_ATTRIBUTE,
  /** Stored items would not expire. */
  LOCK_EXPIRY,
  /** A local index is added to a table that exists. */
  LOCK_LOCAL_INDEX,
  /** An index that exists would have other keys. */
  LOCK_INDEX,
  /** An index that exists would carry something else. */
  LOCK_PROJECTION,
  /** An entity is not declared any more. */
  LOCK_ENTITY_REMOVED,
  /** Stored items are not recognised as their entity's. */
  LOCK_TYPE_VALUE,
  /** A former name is not read any more. */
  LOCK_ALIAS,
  /** The text around the values of a key differs from what is stored. */
  LOCK_KEY_TEXT,
  /** The values of a key stand in another order than stored ones. */
  LOCK_KEY_ORDER,
  /** A key has lost a value. */
  LOCK_KEY_VALUE_REMOVED,
  /** A key has got a further value. */
  LOCK_KEY_VALUE_ADDED,
  /** A value of a key is written otherwise than stored ones. */
  LOCK_KEY_FORMAT,
  /** An index key is spread over another number of shards. */
  LOCK_SHARDS,
  /** Items are on an index under another condition. */
  LOCK_CONDITION,
  /** An entity's keys have moved to another index. */
  LOCK_INDEX_REASSIGNED,
  /** An attribute has another name than in stored items. */
  LOCK_ATTRIBUTE_RENAMED,
  /** Stored values cannot be read as the attribute's type. */
  LOCK_ATTRIBUTE_TYPE,
  /** Stored values would be read by another converter. */
  LOCK_CONVERTER,
  /** Stored values are constants that their enum does not have any more. */
  LOCK_CONSTANT,
  /** Stored values are of a record that their sealed interface does not permit any more. */
  LOCK_VARIANT,
  /** A primitive that stored items may lack. */
  LOCK_REQUIRED,
  /** Taken values are not looked for where they are stored. */
  LOCK_UNIQUE,
  /** A count has not counted stored items. */
  LOCK_COUNT,
  /** A list or map that may grow without bound. */
  UNBOUNDED_LIST(Weight.LINT),
  /** A sort key that begins with a component. */
  SORT_KEY_PREFIX(Weight.LINT),
  /** A copy of a component that changes. */
  COPY_OF_MUTABLE(Weight.LINT),
  /** An index that another one could do the work of. */
  INDEX_PER_RELATION(Weight.LINT),
  /** One key attribute of two indexes. */
  SHARED_INDEX_ATTRIBUTE(Weight.LINT),
  /** An index that keeps all items of an entity in one partition. */
  CONSTANT_PARTITION(Weight.LINT),
  /** An index with less write capacity than its table. */
  INDEX_CAPACITY(Weight.LINT),
  /** A declared index that no entity names. */
  UNUSED_INDEX(Weight.LINT),
  /** An entity that belongs to those of a table, which does not list it. */
  UNLISTED_ENTITY(Weight.LINT);

  private final Weight weight;

  Code() {
    this(Weight.ERROR);
  }

  Code(Weight weight) {
    this.weight = weight;
  }

  /** Whether it is a finding about what works, but may not be meant. */
  public boolean isLint() {
    return weight == Weight.LINT;
  }

  /** Whether {@code @Allow} can silence it. */
  public boolean canBeAllowed() {
    return weight != Weight.ERROR;
  }

  private enum Weight {
    ERROR,
    /** An error, unless the user says that it is meant. */
    DELIBERATE_ERROR,
    LINT
  }
}
