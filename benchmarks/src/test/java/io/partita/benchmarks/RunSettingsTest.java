package io.partita.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.partita.benchmarks.RunSettings.Part;
import java.util.List;
import org.junit.jupiter.api.Test;

class RunSettingsTest {

  @Test
  void whatIsEmptyHasADefault() {
    RunSettings settings = RunSettings.of("run=", "workloads=", "rounds=");

    assertEquals(List.of(Part.values()), settings.parts());
    assertEquals(List.of(Workload.values()), settings.workloads());
    assertEquals(3, settings.rounds());
    assertEquals(4, settings.seconds());
  }

  @Test
  void partsAndWorkloadsCanBeChosen() {
    RunSettings settings =
        RunSettings.of("run=mapper, pipeline", "workloads=page_100", "rounds=1", "seconds=2");

    assertEquals(List.of(Part.MAPPER, Part.PIPELINE), settings.parts());
    assertEquals(List.of(Workload.PAGE_100), settings.workloads());
    assertEquals(1, settings.rounds());
    assertEquals(2, settings.seconds());
  }

  @Test
  void whatDoesNotExistIsNamed() {
    assertEquals(
        "'pages' is none of [PIPELINE, MAPPER, LOCAL, STARTUP, COMPILE]",
        assertThrows(IllegalArgumentException.class, () -> RunSettings.of("run=pages"))
            .getMessage());
    assertThrows(IllegalArgumentException.class, () -> RunSettings.of("forks=1"));
    assertThrows(IllegalArgumentException.class, () -> RunSettings.of("pipeline"));
  }
}
