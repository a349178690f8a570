package io.partita.processor.model;

import com.squareup.javapoet.ClassName;
import io.partita.annotations.ItemCollection;
import io.partita.processor.diagnostic.Origin;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A read model over one item collection.
 *
 * @param generatedName what its generated types begin with
 * @param index the index that is to be read, or {@link ItemCollection#TABLE}; empty for the place
 *     that fits
 * @param indexOrigin where the index is named
 * @param as the name of its query; empty for the derived one
 * @param asOrigin where the query is named
 */
public record CollectionModel(
    ClassName type,
    String generatedName,
    List<Member> members,
    String index,
    Origin indexOrigin,
    String as,
    Origin asOrigin,
    Origin origin) {

  /**
   * A component of the read model.
   *
   * @param type what it holds: an entity, or a sealed interface of entities
   * @param entities the entity it holds, or those of the sealed interface
   */
  public record Member(
      String name,
      Multiplicity multiplicity,
      ClassName type,
      List<ClassName> entities,
      Origin origin) {

    /** Whether it holds one item at most. */
    public boolean isSingle() {
      return multiplicity != Multiplicity.LIST;
    }
  }

  /** How many items a component holds. */
  public enum Multiplicity {
    ONE,
    OPTIONAL,
    LIST
  }

  /** The read model's name, as messages give it. */
  public String name() {
    return type.simpleName();
  }

  /** Whether the user says from where it is read. */
  public boolean isPlaceChosen() {
    return !index.isEmpty();
  }

  /** The index that the user says it is read from. */
  public Optional<String> chosenIndex() {
    return Optional.of(index).filter(name -> !name.isEmpty() && !name.equals(ItemCollection.TABLE));
  }

  /** Whether it may be read from a place, the table without an index. */
  public boolean mayBeReadFrom(Optional<IndexModel> place) {
    return !isPlaceChosen() || chosenIndex().equals(place.map(IndexModel::name));
  }

  /** The component without which there is no read model; rules make sure that there is one most. */
  public Optional<Member> root() {
    return members.stream().filter(member -> member.multiplicity() == Multiplicity.ONE).findFirst();
  }

  /** The entities of all members, those of the root first. */
  public List<ClassName> entities() {
    return Stream.concat(root().stream(), members.stream())
        .flatMap(member -> member.entities().stream())
        .distinct()
        .toList();
  }
}
