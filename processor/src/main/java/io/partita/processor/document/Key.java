package io.partita.processor.document;

import io.partita.processor.model.KeyAttributePlan;
import io.partita.processor.model.KeyPart;
import io.partita.processor.resolve.RequestText;
import io.partita.processor.resolve.StoredKey;
import java.util.List;

/**
 * What items hold in a key attribute.
 *
 * @param text the template as it is read
 */
record Key(String attribute, String text, List<KeyPart> parts, boolean isNative) {

  static Key of(KeyAttributePlan plan) {
    return new Key(plan.attribute(), plan.text(), plan.parts(), plan.isNative());
  }

  /** Whether a component is stored as it is, not as the text of a format. */
  boolean isPlain() {
    return isNative && text.indexOf(':') < 0;
  }

  /** A key that has no template of its own. */
  static Key of(String attribute, StoredKey stored) {
    return new Key(
        attribute, RequestText.template(stored.parts()), stored.parts(), stored.isNative());
  }
}
