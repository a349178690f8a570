package io.partita.processor.resolve;

import com.squareup.javapoet.ClassName;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.KeyPart;
import io.partita.processor.model.KeyPart.ComponentPart;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The table or an index, where all members of a collection have the same partition key up to the
 * names of their components.
 */
public final class CollectionPlace {

  private final ResolvedTable table;
  private final Optional<IndexModel> index;
  private final Optional<EntityModel> root;
  private final List<EntityModel> entities;

  CollectionPlace(
      ResolvedTable table,
      Optional<IndexModel> index,
      Optional<EntityModel> root,
      List<EntityModel> entities) {
    this.table = table;
    this.index = index;
    this.root = root;
    this.entities = entities;
  }

  /** The index; empty for the table. */
  public Optional<IndexModel> index() {
    return index;
  }

  /** The entity whose components a query is given: the root, or the first member. */
  public EntityModel subject() {
    return entities.get(0);
  }

  /** The attribute that is the partition key here. */
  public String partitionAttribute() {
    return index.map(IndexModel::partitionKey).orElse(table.model().partitionKey());
  }

  /** The attribute that is the sort key here. */
  public Optional<String> sortAttribute() {
    return index.map(IndexModel::sortKey).orElse(table.model().sortKey());
  }

  /** What an entity has as its partition key here. */
  public Optional<StoredKey> partitionKey(EntityModel entity) {
    return stored(entity, partitionAttribute());
  }

  /** What an entity has as its sort key here. */
  public Optional<StoredKey> sortKey(EntityModel entity) {
    return sortAttribute().flatMap(attribute -> stored(entity, attribute));
  }

  private Optional<StoredKey> stored(EntityModel entity, String attribute) {
    return table.entity(entity).at(attribute).map(ResolvedKey::stored);
  }

  /** Whether an entity's items lie here, whatever their keys are. */
  boolean holds(EntityModel entity) {
    return partitionKey(entity).isPresent()
        && (sortAttribute().isEmpty() || sortKey(entity).isPresent());
  }

  /** Whether an entity's items lie in the partitions of the subject. */
  public boolean isShared(EntityModel entity) {
    return holds(entity)
        && partitionKey(subject())
            .filter(key -> key.isSameAs(partitionKey(entity).orElseThrow()))
            .isPresent();
  }

  /** Whether all members lie in the same partitions, if equal types are equal values. */
  public boolean fits() {
    return holds(subject()) && entities.stream().allMatch(this::isShared);
  }

  /** Whether the names of the members' components say that their values are the same as well. */
  public boolean isTold() {
    Meanings meanings = new Meanings(table);
    return entities.stream()
        .allMatch(entity -> meanings.agree(subject(), given(subject()), entity, given(entity)));
  }

  /** Whether the members' keys have text in common, which says that they belong together. */
  public boolean hasText() {
    return partitionKey(subject()).orElseThrow().hasText()
        || StoredKey.of(leadingParts(), false).hasText();
  }

  /** Whether another place holds the same items for the same values. */
  boolean answersLike(CollectionPlace other) {
    return entities.stream()
        .allMatch(entity -> paths(given(entity)).equals(paths(other.given(entity))));
  }

  /** What the members have as their partition keys here: {@code Vet "{vetId}"}. */
  public String partitions() {
    return entities.stream()
        .map(
            entity ->
                "%s \"%s\""
                    .formatted(
                        entity.name(),
                        RequestText.template(partitionKey(entity).orElseThrow().parts())))
        .collect(Collectors.joining(", "));
  }

  /**
   * How many parts of the root's sort key are given as well: those up to its last component, if it
   * adds any to the partition and all other members' sort keys begin like it; else none.
   */
  private int leading() {
    Optional<StoredKey> rootKey = root.flatMap(this::sortKey).filter(key -> !key.isNative());
    if (rootKey.isEmpty() || isKnown(rootKey.get(), partitionPaths())) {
      return 0;
    }
    int count = rootKey.get().upToLastComponent();
    boolean allBeginLikeIt =
        entities.stream()
            .flatMap(entity -> sortKey(entity).stream())
            .allMatch(key -> !key.isNative() && key.beginsLike(rootKey.get(), count));
    return allBeginLikeIt ? count : 0;
  }

  private Set<List<ComponentModel>> partitionPaths() {
    return paths(partitionKey(subject()).orElseThrow().components());
  }

  private static Set<List<ComponentModel>> paths(List<ComponentPart> parts) {
    Set<List<ComponentModel>> paths = new HashSet<>();
    parts.forEach(part -> paths.add(part.path()));
    return paths;
  }

  private static boolean isKnown(StoredKey key, Set<List<ComponentModel>> known) {
    return known.containsAll(paths(key.components()));
  }

  /** The parts of sort keys that the query is given the components of; they begin all of them. */
  public List<KeyPart> leadingParts() {
    return sortKey(subject()).map(key -> key.parts().subList(0, leading())).orElse(List.of());
  }

  /** The components of the subject that a query is given, each once, in order. */
  public List<ComponentPart> arguments() {
    Map<List<ComponentModel>, ComponentPart> arguments = new LinkedHashMap<>();
    given(subject()).forEach(part -> arguments.putIfAbsent(part.path(), part));
    return List.copyOf(arguments.values());
  }

  /** The given components as an entity has them, in the order in which the subject has them. */
  private List<ComponentPart> given(EntityModel entity) {
    List<KeyPart> leading =
        sortKey(entity).map(key -> key.parts().subList(0, leading())).orElse(List.of());
    return Stream.concat(
            partitionKey(entity).orElseThrow().components().stream(),
            StoredKey.of(leading, false).components().stream())
        .toList();
  }

  /** What the subject calls the components that are given, by what an entity calls them. */
  public Map<List<ComponentModel>, ComponentPart> renaming(EntityModel entity) {
    List<ComponentPart> mine = given(subject());
    List<ComponentPart> theirs = given(entity);
    Map<List<ComponentModel>, ComponentPart> renaming = new LinkedHashMap<>();
    for (int i = 0; i < mine.size(); i++) {
      renaming.putIfAbsent(theirs.get(i).path(), mine.get(i));
    }
    return renaming;
  }

  /** Whether the given components tell an entity's whole key, so that there is one item most. */
  public boolean isUnique(EntityModel entity) {
    List<ComponentPart> key = primaryKey(entity);
    Set<List<ComponentModel>> exact = new HashSet<>();
    given(entity).stream()
        // A text that is cut or changed is exact where the table's own key has no more of it.
        .filter(part -> part.format().isLossless() || isWhole(part, key))
        .forEach(part -> exact.add(part.path()));
    return exact.containsAll(paths(key));
  }

  private static boolean isWhole(ComponentPart part, List<ComponentPart> key) {
    return key.contains(part)
        && key.stream()
            .filter(other -> other.path().equals(part.path()))
            .allMatch(other -> part.format().keepsAllOf(other.format()));
  }

  private List<ComponentPart> primaryKey(EntityModel entity) {
    return table.entity(entity).tableKeys().stream()
        .flatMap(key -> KeyPart.components(key.resolved()))
        .toList();
  }

  /** Whether the given components are exactly those of the subject's key. */
  public boolean isGivenKey() {
    return root.isPresent()
        && isUnique(subject())
        && paths(primaryKey(subject())).equals(paths(arguments()));
  }

  /** The entities of all members, the subject first. */
  public List<EntityModel> entities() {
    return entities;
  }

  /** Whether an entity is one of the members'. */
  public boolean contains(ClassName type) {
    return entities.stream().anyMatch(entity -> entity.type().equals(type));
  }
}
