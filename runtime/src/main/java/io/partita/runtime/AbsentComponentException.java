package io.partita.runtime;

/**
 * An update changes a part of a component, or copies one, that has no value in the stored item: a
 * nested record that is null, an element at a position that its list does not have. Nothing was
 * written.
 */
public final class AbsentComponentException extends PartitaException {

  private static final long serialVersionUID = 1L;

  private final String entity;
  private final String component;

  public AbsentComponentException(String entity, String component) {
    super(
        "[COMPONENT_ABSENT] '%s' of the stored %s has no value, so that the update could not use what is in it."
                .formatted(component, entity)
            + " Set it as a whole, or make sure that it is there.");
    this.entity = entity;
    this.component = component;
  }

  /** The entity's name. */
  public String entity() {
    return entity;
  }

  /**
   * What has no value: {@code address}, {@code address.geo}, {@code lines[2]}. Keys of map entries
   * are left out: {@code prices[...]}.
   */
  public String component() {
    return component;
  }
}
