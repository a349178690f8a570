package io.partita.processor.generate;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class RuntimeVersionTest {

  @Test
  void generatedCodeNeedsTheRuntimeOfThisBuild() {
    String version = System.getProperty("partita.version");
    assertTrue(version.startsWith(TableGenerator.RUNTIME_VERSION + "."), version);
  }
}
