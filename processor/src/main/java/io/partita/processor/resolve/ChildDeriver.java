package io.partita.processor.resolve;

import com.squareup.javapoet.ClassName;
import io.partita.processor.model.ChildModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.KeyPlace;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.Template;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Gives children the partition keys of their parents, which may themselves be children. A key that
 * cannot be derived stays absent, which a rule reports.
 */
public final class ChildDeriver {

  private final TableModel table;
  private final Map<ClassName, ChildModel> children;
  private final Set<ClassName> edges;
  private final Map<ClassName, EntityModel> derived = new HashMap<>();

  /**
   * A deriver.
   *
   * @param children what makes entities children, their keys still to be matched
   * @param edges the entities whose keys follow from their ends
   */
  public ChildDeriver(TableModel table, Map<ClassName, ChildModel> children, Set<ClassName> edges) {
    this.table = table;
    this.children = Map.copyOf(children);
    this.edges = edges;
  }

  /** The entity, a child with its partition key if it is one. */
  public EntityModel derive(EntityModel entity) {
    if (derived.containsKey(entity.type())) {
      return derived.get(entity.type());
    }
    ChildModel child = children.get(entity.type());
    if (child == null) {
      return entity;
    }
    // An entity that is its own ancestor meets itself here as it was written; a rule reports it.
    derived.put(entity.type(), entity.asChild(child, entity.partitionKey()));
    Optional<EntityModel> parent = table.entity(child.parent()).map(this::derive);
    EntityModel complete =
        parent
            .map(found -> derive(entity, child, found))
            .orElseGet(() -> entity.asChild(child, entity.partitionKey()));
    derived.put(entity.type(), complete);
    return complete;
  }

  private EntityModel derive(EntityModel entity, ChildModel declared, EntityModel parent) {
    ChildModel child = declared.with(new ParentMatcher(entity, parent).match());
    return entity.asChild(
        child,
        entity.partitionKey().isAbsent() && !edges.contains(entity.type())
            ? partitionKey(entity, child, parent)
            : entity.partitionKey());
  }

  private Template partitionKey(EntityModel entity, ChildModel child, EntityModel parent) {
    return new EndTemplates(table, entity, child.asEnd(), parent)
        .partitionKey(KeyPlace.TABLE_PARTITION)
        .orElseGet(() -> Template.absent(child.origin()));
  }
}
