package io.partita.runtime.internal.operation;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SdkVersionTest {

  @Test
  void theVersionThisIsCompiledAgainstSuffices() {
    assertDoesNotThrow(SdkVersion::check);
  }

  @Test
  void theMessageSaysWhatIsNeededAndWhatIsThere() {
    assertEquals(
        "[SDK_VERSION] Partita needs version 2.47.3 or newer of the AWS SDK for Java, but the class"
            + " path has 2.46.7. Raise the version of software.amazon.awssdk:bom in your build, or"
            + " of whatever sets it for you.",
        SdkVersion.tooOld("2.46.7").getMessage());
  }
}
