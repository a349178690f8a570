package io.partita.benchmarks.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.benchmarks.fork.Spent;
import java.util.List;
import org.junit.jupiter.api.Test;

class CompileTableTest {

  @Test
  void timesAreComparedWithGeneratedSourcesAndPerEntity() {
    String table =
        CompileTable.markdown(
            List.of(
                new CompileTime(10, new Spent(30, 40), new Spent(20, 20)),
                new CompileTime(100, new Spent(150, 200), new Spent(100, 100)),
                new CompileTime(500, new Spent(900, 1000), new Spent(500, 500))));

    assertEquals(
        List.of(
            "| 10 | 1.50 | 2.00 | 2.00 | 2.00 |",
            "| 100 | 1.50 | 2.00 | 1.00 | 1.00 |",
            "| 500 | 1.80 | 2.00 | 1.20 | 1.00 |"),
        table.lines().skip(4).toList());
  }

  @Test
  void theSmallestProjectCompilesBothWays() throws Exception {
    CompileTime time = CompileTime.measure(10);

    assertTrue(time.withProcessor().nanos() > 0);
    assertTrue(time.generated().nanos() > 0);
  }
}
