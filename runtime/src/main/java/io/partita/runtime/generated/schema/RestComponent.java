package io.partita.runtime.generated.schema;

import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.generated.value.ItemWriter;
import io.partita.runtime.internal.item.AttributeText;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The component that holds the attributes which no other component names.
 *
 * @param <E> the entity's record
 */
public final class RestComponent<E> {

  private final Component<E, Map<String, AttributeValue>> component;
  private final Set<String> taken;

  private RestComponent(Component<E, Map<String, AttributeValue>> component, Set<String> taken) {
    this.component = component;
    this.taken = taken;
  }

  /**
   * The component of a name.
   *
   * @param taken the attributes that are something else: components under their current and former
   *     names, keys, the type, and the marks that the runtime gives items
   */
  public static <E> RestComponent<E> of(
      String name, Function<E, Map<String, AttributeValue>> accessor, String... taken) {
    Set<String> names = new HashSet<>();
    for (String attribute : taken) {
      names.add(attribute);
    }
    return new RestComponent<>(Component.of(name, accessor), names);
  }

  public Component<E, Map<String, AttributeValue>> component() {
    return component;
  }

  /** The attributes of the item that the reader is in, as far as nothing else names them. */
  public Map<String, AttributeValue> read(ItemReader reader) {
    return reader.attributesExcept(taken);
  }

  /** Writes attributes beside those of the components. */
  public void write(@Nullable Map<String, AttributeValue> rest, ItemWriter writer) {
    if (rest != null) {
      rest.forEach(
          (name, value) -> {
            // A name here is data, which messages do not show.
            writer.key(requireFree(name));
            writer.attributeValue(value);
          });
    }
  }

  /** Whether an attribute is something else. */
  public boolean isTaken(String attribute) {
    return taken.contains(attribute);
  }

  /**
   * A name that an attribute of the rest can have.
   *
   * @throws IllegalArgumentException if it is that of something else, or none of an attribute;
   *     names are data here, so that the message shows only one that the model has as well
   */
  public String requireFree(@Nullable String attribute) {
    if (attribute == null || attribute.isEmpty() || !AttributeText.isWellFormed(attribute)) {
      throw new IllegalArgumentException(
          "An attribute of '%s' has a name that is null, empty or ill-formed. Give it another one."
              .formatted(component.name()));
    }
    if (taken.contains(attribute)) {
      throw new IllegalArgumentException(
          "'%s' holds the attribute '%s', which is a component's, a key, the type or a mark of Partita's. Set the component instead, or give the attribute another name."
              .formatted(component.name(), attribute));
    }
    return attribute;
  }
}
