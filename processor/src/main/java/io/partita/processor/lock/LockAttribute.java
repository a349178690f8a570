package io.partita.processor.lock;

import java.util.List;
import java.util.Optional;

/**
 * Something that items of an entity store, at any depth.
 *
 * @param type its type in DynamoDB and, after a colon, what it is the text or the number of
 * @param converter the user's class that makes such a value, or the keys of such a map, of others
 * @param isRequired whether a record cannot be read without it
 * @param constants the names of an enum, or of one that is the key of a map
 * @param formerNames other names under which it is read, too
 */
record LockAttribute(
    LockPath path,
    String type,
    Optional<String> converter,
    boolean isRequired,
    List<String> constants,
    List<String> formerNames) {

  /** The type of what is stored in the table's key alone. */
  static final String IN_KEY = "KEY";

  /** The type of what is stored in the key of an index alone. */
  static final String IN_INDEX_KEY = "KEY:index";

  /** The type of an enum. */
  static final String ENUM = "S:enum";

  /** The type of a map from text. */
  static final String MAP = "M:map";

  /** The type of a map from anything else begins with this. */
  static final String MAP_BY = "M:map-by-";

  /** The type as messages have it. */
  String shownType() {
    return type.equals(IN_INDEX_KEY) ? "the key of an index alone" : type;
  }

  boolean isInKeyOnly() {
    return type.equals(IN_KEY) || type.equals(IN_INDEX_KEY);
  }
}
