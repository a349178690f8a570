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

  /** How the items that hold a copy are found; empty if no access pattern leads to them. */
  public Optional<Link> find(CopyPlace place, EntityModel source) {
    return listed(place, source)
        .map(relation -> new Link(relation, Optional.empty()))
        .or(() -> linked(place, source));
  }

  /**
   * How an access pattern of the holder lists them: as what belongs to the source, or because the
   * holder has the source's key by name.
   */
  private Optional<Relation> listed(CopyPlace place, EntityModel source) {
    return Stream.concat(
            relations(place, source),
            keys(place.holder().components(), source).stream()
                .map(keys -> relation(place.holder(), source, keys)))
        .filter(this::isListed)
        .findFirst();
  }

  /**
   * The relations to the source; of two to one entity, that which the copy is named after first.
   */
  private Stream<Relation> relations(CopyPlace place, EntityModel source) {
    List<Relation> owners =
        table.entity(place.holder()).owners().stream()
            .filter(owner -> owner.owner().type().equals(source.type()))
            .toList();
    String name = place.root().name().toLowerCase(Locale.ROOT);
    return Stream.concat(
        owners.stream().filter(owner -> name.startsWith(owner.role().toLowerCase(Locale.ROOT))),
        owners.stream());
  }

  private static Relation relation(EntityModel holder, EntityModel source, List<EndKey> keys) {
    String role = EndNames.role(source.type());
    return new Relation(holder, source, role, true, false, Optional.empty(), false, keys);
  }

  /**
   * Whether there is a list of all of them, with all that they hold: on a sparse index some would
   * be missed, and what an index does not carry cannot be compared.
   */
  private boolean isListed(Relation relation) {
    return table
        .pattern(relation)
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
  private Optional<Link> linked(CopyPlace place, EntityModel source) {
    return table.model().entities().stream()
        .flatMap(edge -> edge.edge().stream().flatMap(model -> links(edge, model, place, source)))
        .filter(link -> isListed(link.reach()))
        .findFirst();
  }

  private Stream<Link> links(
      EntityModel edge, EdgeModel model, CopyPlace place, EntityModel source) {
    return Stream.of(
            new EndModel[] {model.left(), model.right()},
            new EndModel[] {model.right(), model.left()})
        .filter(ends -> ends[0].entity().equals(source.type()))
        .filter(ends -> ends[1].entity().equals(place.holder().type()))
        .map(ends -> new Link(relation(edge, source, ends[0].keys()), Optional.of(ends[1])));
  }

  /**
   * The way from a source to the items that hold its copies.
   *
   * @param reach how they are found, or the edges that lead to them
   * @param target the end of such edges that holds the copies
   */
  public record Link(Relation reach, Optional<EndModel> target) {}
}
