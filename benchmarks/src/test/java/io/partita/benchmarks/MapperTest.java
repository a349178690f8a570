package io.partita.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.benchmarks.data.Dataset;
import io.partita.benchmarks.handwritten.ItemMapping;
import io.partita.benchmarks.model.Order;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

class MapperTest {

  private final Dataset data = Dataset.create();

  @ParameterizedTest
  @EnumSource(
      mode = Mode.EXCLUDE,
      names = {"PARTITA_WITHOUT_FAST_PATH", "NO_MAPPING"})
  void mappersAgreeInBothDirections(Contender contender) {
    check(Mapper.of(contender));
  }

  private <O> void check(Mapper<O> mapper) {
    for (Order order : data.hundred()) {
      O mapped = mapper.fromItem().apply(ItemMapping.item(order));
      assertEquals(order, mapper.toRecord().apply(mapped));
      assertEquals(
          ItemMapping.item(order), mapper.toItem().apply(mapper.fromRecord().apply(order)));
    }
  }
}
