package io.partita.processor.resolve;

import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.EntityPlan.IndexKeyPlan;
import io.partita.processor.model.KeyAttributePlan;
import io.partita.processor.model.KeyFormat;
import io.partita.processor.model.KeyFormat.Precision;
import io.partita.processor.model.KeyPart.ComponentPart;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How much is stored of the times in an entity's keys: as much as the table's key holds in the
 * place that has most of them, and as native attributes with a format do.
 *
 * <p>Seconds and finer units are cut to that. Of coarser ones too much would be lost without a
 * word: finer values are refused there.
 */
public final class StoredPrecision {

  private final EntityPlan plan;

  public StoredPrecision(EntityPlan plan) {
    this.plan = plan;
  }

  /** The format to which values of a component are cut before they are stored; empty if to none. */
  public Optional<KeyFormat> cut(ComponentModel component) {
    return format(component)
        .filter(format -> format.precision() != Precision.NANOS && isFine(format));
  }

  /** The format that holds what is stored of a component; empty if it is in no key of the table. */
  public Optional<KeyFormat> format(ComponentModel component) {
    return Stream.concat(inTableKey(component).stream(), formatted(component))
        .min(Comparator.comparing(KeyFormat::precision));
  }

  /**
   * Whether a place in the table's key cuts finer values, since it or another one holds what is
   * stored of the component.
   */
  public boolean isCut(ComponentPart part) {
    return part.format().isTime()
        && part.format().precision() != Precision.NANOS
        && part.path().size() == 1
        && inTableKey(part.root()).filter(StoredPrecision::isFine).isPresent();
  }

  /** Whether another place in the table's key has more of a component. */
  public boolean isCoarse(ComponentPart part) {
    return tableParts(part.path()).anyMatch(other -> !part.format().keepsAllOf(other.format()));
  }

  /** Whether a format keeps so much that the rest may be cut. */
  public static boolean isFine(KeyFormat format) {
    return format.isTime() && format.precision().compareTo(Precision.SECONDS) >= 0;
  }

  private Optional<KeyFormat> inTableKey(ComponentModel component) {
    return tableParts(List.of(component))
        .map(ComponentPart::format)
        .filter(KeyFormat::isTime)
        .max(Comparator.comparing(KeyFormat::precision));
  }

  private Stream<ComponentPart> tableParts(List<ComponentModel> path) {
    return plan.tableKeys()
        .flatMap(KeyAttributePlan::components)
        .filter(part -> part.path().equals(path));
  }

  private Stream<KeyFormat> formatted(ComponentModel component) {
    return plan.indexes().stream()
        .flatMap(IndexKeyPlan::keys)
        .filter(KeyAttributePlan::isFormatted)
        .flatMap(KeyAttributePlan::components)
        .filter(part -> part.path().equals(List.of(component)))
        .map(ComponentPart::format)
        .filter(KeyFormat::isTime);
  }
}
