package io.partita.processor.read;

import com.squareup.javapoet.ClassName;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.model.ChildModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.TableModel;
import io.partita.processor.read.RelatedTypes.Purpose;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads {@code @ChildOf}, which needs the other entities of the table. */
final class ChildReader {

  private final Reading reading;
  private final TableModel table;
  private final RelatedTypes related;

  /**
   * A reader.
   *
   * @param table the table with its entities as they are by themselves
   * @param listed what the table lists, readable or not
   */
  ChildReader(Reading reading, TableModel table, Set<ClassName> listed) {
    this.reading = reading;
    this.table = table;
    this.related = new RelatedTypes(reading, table, listed);
  }

  /** The entities, children with their partition keys. */
  List<DeclaredEntity> read(List<DeclaredEntity> entities) {
    Map<ClassName, ChildModel> children = new HashMap<>();
    for (DeclaredEntity entity : entities) {
      entity
          .childOf()
          .ifPresent(
              annotation ->
                  child(entity.model(), annotation)
                      .ifPresentOrElse(
                          child -> children.put(entity.model().type(), child),
                          () -> reading.diagnostics().silence(entity.model().origin())));
    }
    ChildDeriver deriver = new ChildDeriver(table, children);
    return entities.stream().map(entity -> entity.with(deriver.derive(entity.model()))).toList();
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
