package io.partita.processor.resolve;

import io.partita.annotations.Projection;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EdgeModel;
import io.partita.processor.model.EndModel;
import io.partita.processor.model.EndModel.EndKey;
import io.partita.processor.model.EndNames;
import io.partita.processor.model.EntityIndexModel;
import io.partita.processor.model.EntityModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Looks up how the items that hold copies are found from the key of their source. */
public final class CopyReach {

  private final ResolvedTable table;

  public CopyReach(ResolvedTable table) {
    this.table = table;
  }

  /**
   * How an access pattern of the holder lists them: as what belongs to the source, or because the
   * holder has the source's key by name. Empty if there is no such pattern.
   */
  public Optional<Dependent> listed(CopyPlace place, EntityModel source) {
    return Stream.concat(
            owners(place, source),
            keys(place.holder().components(), source).stream().map(keys -> owner(source, keys)))
        .map(owner -> new Dependent(place.holder(), owner))
        .filter(this::isListed)
        .findFirst();
  }

  /**
   * The relations to the source; of two to one entity, that which the copy is named after first.
   */
  private Stream<Owner> owners(CopyPlace place, EntityModel source) {
    List<Owner> owners =
        table.entity(place.holder()).owners().stream()
            .filter(owner -> owner.entity().type().equals(source.type()))
            .toList();
    String name = place.root().name().toLowerCase(Locale.ROOT);
    return Stream.concat(
        owners.stream().filter(owner -> name.startsWith(owner.role().toLowerCase(Locale.ROOT))),
        owners.stream());
  }

  private static Owner owner(EntityModel source, List<EndKey> keys) {
    return new Owner(
        source, EndNames.role(source.type()), true, false, Optional.empty(), false, keys);
  }

  /**
   * Whether there is a list of all of them, with all that they hold: on a sparse index some would
   * be missed, and what an index does not carry cannot be compared.
   */
  private boolean isListed(Dependent dependent) {
    return table
        .pattern(dependent)
        .filter(pattern -> pattern.index().flatMap(EntityIndexModel::where).isEmpty())
        .filter(pattern -> pattern.index().map(this::isWhole).orElse(true))
        .flatMap(NamedPattern::name)
        .isPresent();
  }

  private boolean isWhole(EntityIndexModel keys) {
    return table
        .model()
        .index(keys.index())
        .filter(index -> index.projection() == Projection.ALL)
        .isPresent();
  }

  /**
   * Which of some components hold the key of a source, by name or by entity and name; empty if a
   * part of it is missing.
   */
  public static Optional<List<EndKey>> keys(List<ComponentModel> components, EntityModel source) {
    List<EndKey> keys = new ArrayList<>();
    for (String part : source.keyComponents()) {
      Optional<ComponentModel> holding =
          EndNames.candidates(source, part, false).stream()
              .flatMap(
                  name -> components.stream().filter(component -> component.name().equals(name)))
              .findFirst();
      if (holding.isEmpty()) {
        return Optional.empty();
      }
      keys.add(new EndKey(part, holding.get().name()));
    }
    return Optional.of(keys);
  }

  /** How edges between the source and the holder lead to them; empty if there are none. */
  public Optional<Link> linked(CopyPlace place, EntityModel source) {
    return table.model().entities().stream()
        .flatMap(edge -> edge.edge().stream().flatMap(model -> links(edge, model, place, source)))
        .filter(link -> isListed(link.edges()))
        .findFirst();
  }

  private Stream<Link> links(
      EntityModel edge, EdgeModel model, CopyPlace place, EntityModel source) {
    return Stream.of(
            new EndModel[] {model.left(), model.right()},
            new EndModel[] {model.right(), model.left()})
        .filter(ends -> ends[0].entity().equals(source.type()))
        .filter(ends -> ends[1].entity().equals(place.holder().type()))
        .map(ends -> new Link(new Dependent(edge, owner(source, ends[0].keys())), ends[1]));
  }

  /**
   * Edges that lead from a source to the items that hold its copies.
   *
   * @param edges how the edges are found
   * @param target the end that holds the copies
   */
  public record Link(Dependent edges, EndModel target) {}
}
