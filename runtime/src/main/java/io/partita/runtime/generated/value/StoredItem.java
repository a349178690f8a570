package io.partita.runtime.generated.value;

import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An item that can be read without making the SDK's values of all its attributes first. */
public interface StoredItem extends Map<String, AttributeValue> {

  /** A reader that stands at the item. */
  ItemReader reader(String entity);

  /** Whether an attribute is there, and is one of some texts. */
  boolean hasText(String attribute, Set<String> texts);
}
