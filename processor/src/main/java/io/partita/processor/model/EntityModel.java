package io.partita.processor.model;

import com.squareup.javapoet.ClassName;
import io.partita.processor.diagnostic.Origin;
import java.util.List;
import java.util.Optional;

/**
 * A record stored in a table.
 *
 * @param edge what makes it an edge between two other entities, if it is one
 * @param as the name of its access pattern on the table; empty for the derived one
 * @param generatedName what its generated types begin with ({@code Shop_Order}; no prefix when
 *     nested in its own table)
 * @param location empty, or {@code In com.shop.Order: } when the record comes from a class file and
 *     problems are reported on the table
 */
public record EntityModel(
    ClassName type,
    String generatedName,
    String typeValue,
    List<String> formerTypeValues,
    List<ComponentModel> components,
    Template partitionKey,
    Optional<Template> sortKey,
    List<EntityIndexModel> indexes,
    Optional<EdgeModel> edge,
    String as,
    String location,
    Origin origin) {

  /** The entity's name, as messages give it. */
  public String name() {
    return type.simpleName();
  }

  /** The component of a name. */
  public Optional<ComponentModel> component(String name) {
    return components.stream().filter(component -> component.name().equals(name)).findFirst();
  }

  /** The component managed in a way; rules make sure that there is at most one. */
  public Optional<ComponentModel> managed(Managed managed) {
    return components.stream()
        .filter(component -> component.managed().contains(managed))
        .findFirst();
  }
}
