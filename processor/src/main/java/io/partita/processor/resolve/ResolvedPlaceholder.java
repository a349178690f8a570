package io.partita.processor.resolve;

import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.KeyFormat;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.Template.Placeholder;
import java.util.List;
import java.util.Optional;

/**
 * A placeholder at its place.
 *
 * @param path the components along its path; empty if one of them does not exist
 * @param format how the last one is written; empty if it has no such format there
 */
public record ResolvedPlaceholder(
    Placeholder placeholder, List<ComponentModel> path, Optional<KeyFormat> format) {

  /** The component that it refers to. */
  public Optional<ComponentModel> leaf() {
    return path.isEmpty() ? Optional.empty() : Optional.of(path.get(path.size() - 1));
  }

  ComponentPart part() {
    return new ComponentPart(path, format.orElseThrow());
  }
}
