package io.partita.processor.plan;

import io.partita.processor.model.EntityModel;
import io.partita.processor.model.KeyPart;
import io.partita.processor.model.KeyPlace;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.Template;
import io.partita.processor.resolve.KeyResolver;
import io.partita.processor.resolve.KeyShape;
import java.util.List;

/**
 * Finds the constant sort keys of other entities that an entity's own sort key could be, but must
 * not.
 */
final class ReservedKeys {

  private final TableModel table;
  private final KeyResolver resolver;

  ReservedKeys(TableModel table) {
    this.table = table;
    this.resolver = new KeyResolver(table);
  }

  /** The constants, in the order of the entities that own them. */
  List<String> of(EntityModel entity) {
    return entity.sortKey().filter(template -> !template.isConstant()).stream()
        .flatMap(
            template ->
                table.entities().stream()
                    .filter(other -> other != entity && canSharePartition(entity, other))
                    .flatMap(other -> other.sortKey().stream())
                    .filter(Template::isConstant)
                    .map(Template::text)
                    .filter(sortKey(entity, template)::accepts))
        .distinct()
        .toList();
  }

  private boolean canSharePartition(EntityModel one, EntityModel other) {
    return KeyShape.common(partitionKey(one), partitionKey(other)).isPresent();
  }

  private KeyShape partitionKey(EntityModel entity) {
    return shape(entity, entity.partitionKey(), KeyPlace.TABLE_PARTITION, table.partitionKey());
  }

  private KeyShape sortKey(EntityModel entity, Template template) {
    return shape(entity, template, KeyPlace.TABLE_SORT, table.sortKey().orElseThrow());
  }

  private KeyShape shape(EntityModel entity, Template template, KeyPlace place, String attribute) {
    List<KeyPart> parts = resolver.resolve(entity, template, place, attribute).orElseThrow();
    return KeyShape.of(parts, table.encoding(), resolver.isNative(entity, template, attribute));
  }
}
