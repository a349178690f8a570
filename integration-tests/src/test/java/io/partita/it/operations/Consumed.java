package io.partita.it.operations;

import io.partita.runtime.OperationReport;
import io.partita.runtime.UsedCapacity;
import io.partita.runtime.UsedCapacity.Units;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The capacity units that calls consumed.
 *
 * @param reads read units, on the table and its indexes
 * @param writes write units on the table
 * @param indexWrites write units on each index that was written
 */
record Consumed(double reads, double writes, Map<String, Double> indexWrites) {

  static Consumed of(List<OperationReport> reports) {
    List<UsedCapacity> used =
        reports.stream().map(OperationReport::capacity).flatMap(Optional::stream).toList();
    Map<String, Double> indexWrites = new TreeMap<>();
    used.forEach(
        one ->
            one.indexes()
                .forEach((name, units) -> indexWrites.merge(name, units.write(), Double::sum)));
    indexWrites.values().removeIf(units -> units == 0);
    return new Consumed(
        used.stream().map(UsedCapacity::total).mapToDouble(Units::read).sum(),
        used.stream().map(UsedCapacity::table).mapToDouble(Units::write).sum(),
        indexWrites);
  }
}
