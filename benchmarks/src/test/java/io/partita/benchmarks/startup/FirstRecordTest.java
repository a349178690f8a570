package io.partita.benchmarks.startup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.benchmarks.fork.ForkedJvm;
import io.partita.benchmarks.fork.Spent;
import io.partita.benchmarks.handwritten.ItemMapping;
import io.partita.benchmarks.model.Order;
import io.partita.benchmarks.model.OrderMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FirstRecordTest {

  @Test
  void theItemIsOneThatPartitaWrites() {
    Order order = OrderMapper.INSTANCE.fromItem(FirstRecord.item());

    assertEquals(FirstRecord.item(), OrderMapper.INSTANCE.toItem(order));
    assertEquals(ItemMapping.order(FirstRecord.item()), order);
  }

  @ParameterizedTest
  @EnumSource
  void aFreshJvmTellsWhatTheFirstRecordTook(FirstRecord.Way way) throws Exception {
    Spent spent = ForkedJvm.run(List.of(), FirstRecord.class, List.of(way.name()));

    assertTrue(spent.nanos() > 0);
  }

  /** Each lambda takes a tenth of a millisecond, and codecs are made all at once. */
  @Test
  void onlyTheRecordsOwnComponentsAreLambdas(@TempDir Path folder) throws Exception {
    Path loaded = folder.resolve("loaded.txt");
    ForkedJvm.run(
        List.of("-Xlog:class+load:file=" + loaded),
        FirstRecord.class,
        List.of(FirstRecord.Way.PARTITA.name()));

    List<String> lambdas =
        Files.readAllLines(loaded).stream()
            .filter(line -> line.contains("io.partita.runtime") && line.contains("$$Lambda"))
            .toList();

    assertTrue(lambdas.size() < 5, () -> String.join("\n", lambdas));
  }
}
