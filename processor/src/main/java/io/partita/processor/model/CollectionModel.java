package io.partita.processor.model;

import com.squareup.javapoet.ClassName;
import io.partita.processor.diagnostic.Origin;
import java.util.List;

/**
 * A read model over one item collection.
 *
 * @param generatedName what its generated types begin with
 * @param index the index that is to be read; empty for the one that fits
 */
public record CollectionModel(
    ClassName type, String generatedName, List<Member> members, String index, Origin origin) {

  /**
   * A component of the read model.
   *
   * @param entities the entity it holds, or those of a sealed interface
   */
  public record Member(
      String name, Multiplicity multiplicity, List<ClassName> entities, Origin origin) {}

  /** How many items a component holds. */
  public enum Multiplicity {
    ONE,
    OPTIONAL,
    LIST
  }
}
