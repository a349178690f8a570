package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityIndexModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.KeyFormat;
import io.partita.processor.model.KeyFormat.Style;
import io.partita.processor.model.KeyPart;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.Managed;
import io.partita.processor.resolve.ResolvedEntity;
import io.partita.processor.resolve.ResolvedKey;
import io.partita.processor.resolve.ResolvedTable;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A component without an attribute of its own can be read back from a key that every item has, or
 * that it alone decides.
 */
final class KeyOnlyComponentsCanBeRead implements EntityRule {

  private static final String STILL_READ =
      ": items stored without the attribute are still read from that key.";

  @Override
  public Stream<Diagnostic> check(ResolvedTable table, ResolvedEntity entity) {
    // A template that does not resolve is another rule's finding, and might be where the component
    // stands.
    if (!entity.keys().stream().allMatch(ResolvedKey::isResolved)) {
      return Stream.empty();
    }
    List<Placed> placed =
        entity.keys().stream()
            .flatMap(key -> KeyPart.components(key.resolved()).map(part -> new Placed(key, part)))
            .toList();
    return entity.model().components().stream()
        .filter(component -> component.keyOnly() && Types.isSupported(component))
        // What is wrong with one in an embedded record is another rule's finding.
        .filter(component -> !component.isEmbedded())
        .flatMap(
            component ->
                problem(entity.model(), component, placed)
                    .map(message -> new Diagnostic(Code.KEY_ONLY, message, component.origin()))
                    .stream());
  }

  private static Optional<String> problem(
      EntityModel entity, ComponentModel component, List<Placed> placed) {
    String subject = "Component '%s' of %s is @KeyOnly".formatted(component.name(), entity.name());
    Optional<Managed> managed =
        component.managed().stream().filter(kind -> kind != Managed.CREATED_AT).findFirst();
    if (managed.isPresent()) {
      return Optional.of(
          subject
              + ", but %s needs an attribute of its own. Remove @KeyOnly."
                  .formatted(ManagedComponent.annotation(managed.get())));
    }
    List<Placed> places = placed.stream().filter(place -> place.holds(component)).toList();
    if (places.stream().anyMatch(place -> place.key.isNative())) {
      return Optional.of(subject + ", but it is a key attribute itself. Remove @KeyOnly.");
    }
    if (places.isEmpty()) {
      return Optional.of(
          subject + ", but no key contains it. Add it to a key template, or remove @KeyOnly.");
    }
    List<Placed> lossless = places.stream().filter(Placed::isLossless).toList();
    if (lossless.isEmpty()) {
      return Optional.of(
          subject
              + ", but the format ':%s' loses part of its value. Remove the format, or remove @KeyOnly: items stored without the attribute are then read with null, and keep their keys."
                  .formatted(places.get(0).format()));
    }
    return lossless.stream().anyMatch(place -> place.isAlwaysThere(placed))
        ? Optional.empty()
        : Optional.of(sparse(subject, lossless.get(0), placed));
  }

  private static String sparse(String subject, Placed place, List<Placed> placed) {
    if (place.isConditional()) {
      return subject
          + ", but only the keys of %s contain it, and items are on that index under a condition. Put it into the table's key, or remove @KeyOnly"
              .formatted(place.key.index().orElseThrow().index())
          + STILL_READ;
    }
    ComponentModel other = place.otherNullable(placed).orElseThrow();
    return subject
        + ", but only the keys of %s contain it, and items without '%s' are not on that index. Put it into the table's key, or remove @KeyOnly"
            .formatted(place.key.index().orElseThrow().index(), other.name())
        + STILL_READ;
  }

  /** A component's place in a template. */
  private record Placed(ResolvedKey key, ComponentPart part) {

    boolean holds(ComponentModel component) {
      return part.path().size() == 1 && part.root().equals(component);
    }

    /**
     * Table keys refuse values finer than their format, so that cutting formats lose nothing there.
     */
    boolean isLossless() {
      Style style = part.format().style();
      boolean cuts =
          style == Style.ISO || style == Style.EPOCH_SECONDS || style == Style.EPOCH_MILLIS;
      return part.format().isLossless() || (cuts && !key.place().isIndex());
    }

    /** Whether the key is there whenever the component is. */
    boolean isAlwaysThere(List<Placed> all) {
      return !key.place().isIndex() || !isConditional() && otherNullable(all).isEmpty();
    }

    private Optional<String> indexName() {
      return key.index().map(EntityIndexModel::index);
    }

    /** Whether items are on the index under a condition only. */
    boolean isConditional() {
      return key.index().stream()
          .flatMap(keys -> key.entity().on(keys.index()))
          .anyMatch(keys -> keys.where().isPresent());
    }

    /**
     * Another component of the same index that can be null, which would take the item off the
     * index.
     */
    Optional<ComponentModel> otherNullable(List<Placed> all) {
      return all.stream()
          .filter(
              place ->
                  place.indexName().equals(indexName()) && !place.part.root().equals(part.root()))
          .filter(place -> place.canBeNull(all))
          .map(place -> place.part.root())
          .findFirst();
    }

    private boolean canBeNull(List<Placed> all) {
      ComponentModel root = part.root();
      boolean inTableKey =
          all.stream()
              .anyMatch(
                  place ->
                      !place.key.place().isIndex()
                          && Objects.equals(place.part.path(), part.path()));
      boolean filled = root.managed().stream().anyMatch(kind -> kind != Managed.TTL);
      return !inTableKey && !filled && !root.type().javaType().isPrimitive();
    }

    String format() {
      KeyFormat format = part.format();
      return key.template().placeholders().stream()
          .filter(placeholder -> placeholder.name().equals(part.root().name()))
          .map(placeholder -> placeholder.format())
          .findFirst()
          .orElse(format.style().name());
    }
  }
}
