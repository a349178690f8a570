package io.partita.processor.resolve;

import io.partita.processor.diagnostic.Origin;
import io.partita.processor.model.EntityIndexModel;
import io.partita.processor.model.Template.Placeholder;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * An access pattern that an entity has by its keys.
 *
 * @param index the entity's keys on the index that answers it; empty for the table
 * @param name its method; empty if it has no component to be named after, which a rule reports
 * @param partitionKey what the partition key holds, also where the attribute is shared
 * @param sortKey what the sort key holds, also where the attribute is shared; empty if there is
 *     none
 * @param leading the components of the sort key that are arguments as well: those of the parent's
 *     sort key, in template order; empty for most
 */
public record NamedPattern(
    Optional<EntityIndexModel> index,
    Optional<String> name,
    ResolvedKey partitionKey,
    Optional<ResolvedKey> sortKey,
    List<String> leading) {

  /** The components, and paths into them, that a query takes, each once. */
  public List<String> arguments() {
    return Stream.concat(
            partitionKey.template().placeholders().stream().map(Placeholder::name),
            leading.stream())
        .distinct()
        .toList();
  }

  /** Where the annotation that has its keys stands. */
  public Origin origin() {
    return index.map(EntityIndexModel::origin).orElse(partitionKey.entity().origin());
  }

  /** That annotation as users write it. */
  public String annotation() {
    return index.map(keys -> "@Index(name = \"" + keys.index() + "\")").orElse("@Entity");
  }

  /** Where it reads: {@code the table} or the index. */
  public String source() {
    return index.map(EntityIndexModel::index).orElse("the table");
  }
}
