package io.partita.processor.validate;

import io.partita.processor.model.CollectionModel;
import io.partita.processor.model.EndModel;
import io.partita.processor.model.EndModel.EndKey;
import io.partita.processor.model.EndNames;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.JavaNames;
import io.partita.processor.model.Template;
import io.partita.processor.model.Template.Placeholder;
import io.partita.processor.resolve.CollectionPlaces;
import io.partita.processor.resolve.ResolvedKey;
import io.partita.processor.resolve.ResolvedTable;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Advises on the index keys with which the members of a collection would lie together. */
final class CommonIndex {

  private final ResolvedTable table;
  private final CollectionModel collection;
  private final CollectionPlaces places;
  private final EntityModel subject;

  CommonIndex(ResolvedTable table, CollectionPlaces places) {
    this.table = table;
    this.collection = places.collection();
    this.places = places;
    this.subject = places.entities().get(0);
  }

  /** Which annotations to add, ready to be pasted, and which components they need. */
  String advice() {
    Optional<IndexModel> existing =
        table.model().indexes().stream()
            .filter(
                index ->
                    collection.chosenIndex().isEmpty()
                        || index.name().equals(collection.chosenIndex().get()))
            .filter(this::isOpen)
            .findFirst();
    String name = existing.map(IndexModel::name).orElseGet(this::freeName);
    Template partition = existing.flatMap(this::partition).orElse(subject.partitionKey());
    List<String> annotations = new ArrayList<>();
    Set<String> missing = new LinkedHashSet<>();
    Set<String> retyped = new LinkedHashSet<>();
    places.entities().forEach(entity -> retyped(entity, partition).forEach(retyped::add));
    places.entities().stream()
        .filter(entity -> existing.filter(index -> isOn(index, entity)).isEmpty())
        .forEach(
            entity -> {
              annotations.add(
                  annotation(name, entity, partition, existing) + " to " + entity.name());
              missing(entity, partition).forEach(missing::add);
            });
    return "Add "
        + String.join(" and ", annotations)
        + "."
        + (missing.isEmpty() ? "" : " First add " + String.join(" and ", missing) + ".")
        + (retyped.isEmpty() ? "" : " First make " + String.join(" and ", retyped) + ".")
        + (!collection.isPlaceChosen() || name.equals(collection.index())
            ? ""
            : " Then read it from there: @ItemCollection(index = \"%s\").".formatted(name));
  }

  /** Equal values have equal keys only if their types are equal, too. */
  private Stream<String> retyped(EntityModel entity, Template partition) {
    return partition.placeholders().stream()
        .filter(placeholder -> placeholder.path().size() == 1)
        .flatMap(
            placeholder ->
                subject.component(placeholder.path().get(0)).stream()
                    .flatMap(
                        expected ->
                            entity.component(name(entity, placeholder)).stream()
                                .filter(
                                    found ->
                                        !found
                                            .type()
                                            .javaType()
                                            .box()
                                            .equals(expected.type().javaType().box()))
                                .map(
                                    found ->
                                        "'%s' of %s %s"
                                            .formatted(
                                                found.name(),
                                                entity.name(),
                                                Types.withArticle(expected.type().javaType())))));
  }

  /** Whether the subject is on an index, and no other member is there in other partitions. */
  private boolean isOpen(IndexModel index) {
    return places.obstacle(index).isEmpty()
        && partition(index).isPresent()
        && places.entities().stream()
            .allMatch(entity -> isOn(index, entity) || entity.on(index.name()).findAny().isEmpty());
  }

  /** Whether an entity lies in the subject's partitions of an index. */
  private boolean isOn(IndexModel index, EntityModel entity) {
    return places.at(Optional.of(index)).isShared(entity);
  }

  private Optional<Template> partition(IndexModel index) {
    return subject
        .on(index.name())
        .findFirst()
        .flatMap(keys -> table.entity(subject).partitionKey(keys))
        .map(ResolvedKey::template);
  }

  private String freeName() {
    return IntStream.rangeClosed(1, table.model().indexes().size() + 1)
        .mapToObj(number -> "GSI" + number)
        .filter(name -> table.model().index(name).isEmpty())
        .findFirst()
        .orElseThrow();
  }

  private String annotation(
      String index, EntityModel entity, Template partition, Optional<IndexModel> existing) {
    Template own = Template.of(renamed(entity, partition), partition.origin());
    boolean isSorted = existing.map(found -> found.sortKey().isPresent()).orElse(true);
    return "@Index(name = \"%s\", pk = \"%s\"%s%s)"
        .formatted(
            index,
            own.text(),
            isSorted ? ", sk = \"" + sortKey(entity, own.text()) + "\"" : "",
            hasPatternBy(entity, own) ? ", as = \"in" + collection.name() + "\"" : "");
  }

  /** Whether another index lists the entity by the same components, and has taken the name. */
  private boolean hasPatternBy(EntityModel entity, Template partition) {
    return entity != subject
        && entity.indexes().stream()
            .filter(keys -> keys.as().isEmpty())
            .flatMap(keys -> table.entity(entity).partitionKey(keys).stream())
            .anyMatch(other -> names(other.template()).equals(names(partition)));
  }

  private static List<String> names(Template template) {
    return template.placeholders().stream().map(Placeholder::name).toList();
  }

  /** What tells the entity's items apart behind the subject's key. */
  private String sortKey(EntityModel entity, String pk) {
    String partition = entity.partitionKey().text();
    Optional<String> sort = entity.sortKey().map(Template::text);
    return entity == subject || partition.equals(pk) ? sort.orElse(partition) : partition;
  }

  private List<Template.Part> renamed(EntityModel entity, Template partition) {
    return partition.parts().stream()
        .map(
            part ->
                part instanceof Placeholder placeholder
                    ? new Placeholder(List.of(name(entity, placeholder)), placeholder.format())
                    : part)
        .toList();
  }

  private Stream<String> missing(EntityModel entity, Template partition) {
    return partition.placeholders().stream()
        .map(placeholder -> name(entity, placeholder))
        .filter(name -> entity.component(name).isEmpty())
        .map(name -> "a component '" + name + "' to " + entity.name());
  }

  /** What an entity calls a component of the subject's partition key, or should call it. */
  private String name(EntityModel entity, Placeholder placeholder) {
    String own = placeholder.path().get(placeholder.path().size() - 1);
    String qualified = EndNames.role(subject.type()) + JavaNames.capitalized(own);
    return Stream.of(ofEnd(entity, placeholder.name()), Stream.of(own, qualified))
        .flatMap(names -> names)
        .filter(name -> entity.component(name).isPresent())
        .findFirst()
        .orElse(own.equals("id") ? qualified : own);
  }

  /** What an edge calls it, if the subject is one of its ends. */
  private Stream<String> ofEnd(EntityModel entity, String component) {
    return entity.edge().stream()
        .flatMap(edge -> edge.ends().stream())
        .filter(end -> end.entity().equals(subject.type()))
        .map(EndModel::keys)
        .flatMap(List::stream)
        .filter(key -> key.endComponent().equals(component))
        .map(EndKey::edgeComponent);
  }
}
