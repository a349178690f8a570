package io.partita.processor.plan;

import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.KeyAttributePlan;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.ProjectionPlan;
import io.partita.processor.model.TableModel;
import io.partita.processor.resolve.IndexContents;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Plans what can be read from an index that does not carry whole items. */
final class ProjectionPlanner {

  private final TableModel table;

  ProjectionPlanner(TableModel table) {
    this.table = table;
  }

  /** What an index carries of an entity; empty if records can be read from it. */
  Optional<ProjectionPlan> plan(EntityKeys keys, IndexModel index) {
    IndexContents contents = new IndexContents(table, index);
    return switch (index.projection()) {
      case ALL -> Optional.empty();
      case KEYS_ONLY -> Optional.of(new ProjectionPlan(true, List.of(), List.of()));
      case INCLUDE ->
          carriesRecords(keys, contents)
              ? Optional.empty()
              : Optional.of(
                  new ProjectionPlan(false, contents.included(), components(keys, contents)));
    };
  }

  /** Records are read from attributes and the table's key, but not from an index's key. */
  private static boolean carriesRecords(EntityKeys keys, IndexContents contents) {
    Set<ComponentModel> inTableKey = inTableKey(keys);
    // What no component names, an index cannot name either.
    return keys.entity().rest().isEmpty()
        && keys.entity().components().stream()
            .allMatch(component -> inTableKey.contains(component) || isStored(component, contents));
  }

  private static List<ComponentModel> components(EntityKeys keys, IndexContents contents) {
    Set<ComponentModel> decoded = inTableKey(keys);
    contents.keys().stream()
        .flatMap(attribute -> keys.at(attribute).stream())
        .flatMap(ProjectionPlanner::wholeComponents)
        .filter(part -> part.format().isLossless())
        .forEach(part -> decoded.add(part.root()));
    return keys.entity().components().stream()
        .filter(component -> decoded.contains(component) || isStored(component, contents))
        .toList();
  }

  private static boolean isStored(ComponentModel component, IndexContents contents) {
    return !component.keyOnly() && contents.attributes().contains(component.attribute());
  }

  private static Set<ComponentModel> inTableKey(EntityKeys keys) {
    return Stream.concat(Stream.of(keys.partitionKey()), keys.sortKey().stream())
        .flatMap(ProjectionPlanner::wholeComponents)
        .map(ComponentPart::root)
        .collect(Collectors.toCollection(HashSet::new));
  }

  /** The components that a template holds, but for those of which it holds only a part. */
  private static Stream<ComponentPart> wholeComponents(KeyAttributePlan key) {
    return key.isNative()
        ? Stream.empty()
        : KeyComponents.of(key).stream().filter(part -> part.path().size() == 1);
  }
}
