package io.partita.processor.model;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.TypeName;
import io.partita.processor.diagnostic.Origin;
import java.util.List;

/**
 * A record of some components of an entity.
 *
 * @param generatedName what its generated type begins with
 * @param entity the record that it says it is a projection of
 * @param entityOrigin where it says so
 */
public record RecordProjectionModel(
    ClassName type,
    String generatedName,
    ClassName entity,
    Origin entityOrigin,
    List<ProjectedComponent> components,
    Origin origin) {

  /**
   * A component, which is meant to be one of the entity.
   *
   * @param annotations those of Partita that it has, which say nothing here
   */
  public record ProjectedComponent(
      String name, TypeName type, List<String> annotations, Origin origin) {}

  /** The record's name, as messages give it. */
  public String name() {
    return type.simpleName();
  }
}
