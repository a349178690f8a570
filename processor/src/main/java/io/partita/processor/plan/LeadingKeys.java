package io.partita.processor.plan;

import io.partita.processor.model.KeyAttributePlan;
import io.partita.processor.model.KeyPart;
import io.partita.processor.model.KeyPart.LiteralPart;
import io.partita.processor.model.UniquePlan;
import java.util.Optional;

/** Tells which partition keys a policy must allow, as its {@code StringLike} writes them. */
final class LeadingKeys {

  private LeadingKeys() {}

  /**
   * The partition keys of a template: itself if it is constant, else what it begins with up to a
   * delimiter; shorter beginnings would let in other entities. Empty if nothing tells.
   */
  static Optional<String> of(KeyAttributePlan key) {
    if (key.isNative()) {
      return Optional.empty();
    }
    StringBuilder text = new StringBuilder();
    for (KeyPart part : key.parts()) {
      if (!(part instanceof LiteralPart literal)) {
        return beginning(text.substring(0, text.lastIndexOf("#") + 1));
      }
      text.append(literal.text());
    }
    return Optional.of(escaped(text.toString()));
  }

  /** The partition keys of the items that keep a component unique. */
  static Optional<String> of(UniquePlan unique) {
    return beginning(unique.prefix());
  }

  private static Optional<String> beginning(String text) {
    return text.isEmpty() ? Optional.empty() : Optional.of(escaped(text) + "*");
  }

  /** Policies take these characters for themselves only in braces. */
  private static String escaped(String text) {
    return text.replaceAll("[*?$]", "\\${$0}");
  }
}
