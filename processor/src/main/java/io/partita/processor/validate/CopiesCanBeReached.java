package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.EndModel.EndKey;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.JavaNames;
import io.partita.processor.resolve.CopyReach;
import io.partita.processor.resolve.ResolvedTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** An access pattern leads from a source to its copies, so that they can be brought up to date. */
final class CopiesCanBeReached implements Rule {

  @Override
  public Stream<Diagnostic> check(ResolvedTable table) {
    CopyReach reach = new CopyReach(table);
    return CopySource.of(table.model())
        .filter(copy -> reach.find(copy.place(), copy.entity()).isEmpty())
        .map(copy -> copy.problem(Code.COPY_UNREACHABLE, message(copy)));
  }

  private static String message(CopySource copy) {
    EntityModel holder = copy.place().holder();
    Optional<List<EndKey>> keys = CopyReach.keys(holder.components(), copy.entity());
    String problem =
        "%s could not be propagated to %s: no access pattern lists %s items by the key of %s."
            .formatted(copy.name(), copy.place().name(), holder.name(), copy.entity().name());
    if (keys.isPresent()) {
      return problem + " Add " + index(holder, copy.entity(), keys.get()) + ".";
    }
    return copy.place().isElement()
        ? problem
            + " Add an edge with @ManyToMany between %s and %s."
                .formatted(copy.entity().name(), holder.name())
        : problem
            + " Add '%s' to %s, and an @Index partitioned by it."
                .formatted(String.join("' and '", copy.entity().keyComponents()), holder.name());
  }

  private static String index(EntityModel holder, EntityModel source, List<EndKey> keys) {
    List<String> partition = keys.stream().map(EndKey::edgeComponent).toList();
    List<String> rest = new ArrayList<>(holder.keyComponents());
    rest.removeAll(partition);
    return "@Index(name = \"%s\", pk = \"%s\", sk = \"%s\") to %s"
        .formatted(
            free(holder), template(source, partition), template(holder, rest), holder.name());
  }

  private static String template(EntityModel entity, List<String> components) {
    return JavaNames.upperCaseWords(entity.name())
        + components.stream()
            .map(component -> "#{" + component + "}")
            .collect(Collectors.joining());
  }

  /** The usual name of an index that the entity is not on; others may be. */
  private static String free(EntityModel entity) {
    List<String> used = entity.indexes().stream().map(keys -> keys.index()).toList();
    return IntStream.rangeClosed(1, 20)
        .mapToObj(number -> "GSI" + number)
        .filter(name -> !used.contains(name))
        .findFirst()
        .orElse("GSI1");
  }
}
