package io.partita.processor.read;

import com.squareup.javapoet.ClassName;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.model.ChildModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.TableModel;
import io.partita.processor.read.RelatedTypes.Purpose;
import io.partita.processor.resolve.ChildDeriver;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Reads {@code @ChildOf}, which needs the other entities of the table. */
final class ChildReader {

  private final Reading reading;
  private final TableModel table;
  private final RelatedTypes related;

  /**
   * A reader.
   *
   * @param table the table with its entities as they are by themselves
   */
  ChildReader(Reading reading, TableModel table) {
    this.reading = reading;
    this.table = table;
    this.related = new RelatedTypes(reading, table);
  }

  /** The entities, children with their partition keys. */
  List<DeclaredEntity> read(List<DeclaredEntity> entities) {
    Map<ClassName, ChildModel> children = new HashMap<>();
    entities.forEach(
        entity -> read(entity).ifPresent(child -> children.put(entity.model().type(), child)));
    ChildDeriver deriver = new ChildDeriver(table, children, edges(entities));
    return entities.stream().map(entity -> entity.with(deriver.derive(entity.model()))).toList();
  }

  private static Set<ClassName> edges(List<DeclaredEntity> entities) {
    return entities.stream()
        .filter(entity -> entity.manyToMany().isPresent())
        .map(entity -> entity.model().type())
        .collect(Collectors.toUnmodifiableSet());
  }

  private Optional<ChildModel> read(DeclaredEntity entity) {
    Optional<ChildModel> child =
        entity.childOf().flatMap(annotation -> child(entity.model(), annotation));
    if (entity.childOf().isPresent() && child.isEmpty()) {
      reading.diagnostics().silence(entity.model().origin());
    }
    return child;
  }

  private Optional<ChildModel> child(EntityModel entity, DeclaredAnnotation annotation) {
    Purpose purpose =
        new Purpose(
            "the parent of " + entity.name(),
            Code.UNUSABLE_PARENT,
            entity.name() + " cannot be a child of what is not stored");
    return related
        .find(annotation, "value", purpose)
        .map(
            parent ->
                new ChildModel(
                    parent,
                    annotation.flag("requireParent"),
                    List.of(),
                    annotation.origin("value")));
  }
}
