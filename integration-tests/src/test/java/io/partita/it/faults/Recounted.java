package io.partita.it.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An item that counts one item, "a", and may count another, "b". */
interface Recounted {

  /** The attribute that marks it while it is recounted. */
  String MARK = "_recount";

  /** Writes the counting item of an id, with a right count of 1, and what it counts. */
  void build(String id);

  /** Gives it another count, as another program would. */
  void miscount(String id, long count);

  /** Counts again through the client under test. */
  long recount(String id);

  void create(String id, String item);

  void delete(String id, String item);

  /** Deletes one item and creates another at once, which leaves the count as it is. */
  void swap(String id, String old, String other);

  /** The counting item as it is stored. */
  Map<String, AttributeValue> stored(String id);

  /** The count of a stored item. */
  long count(Map<String, AttributeValue> stored);

  /** How many items there are to count. */
  long related(String id);

  /** Throws unless the count is right and nothing is left of a recount. */
  default void assertRight(String id, String where) {
    Map<String, AttributeValue> stored = stored(id);
    assertEquals(related(id), count(stored), where);
    assertFalse(stored.containsKey(MARK), "marked: " + where);
  }
}
