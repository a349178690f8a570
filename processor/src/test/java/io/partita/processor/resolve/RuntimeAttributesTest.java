package io.partita.processor.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.runtime.Options;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RuntimeAttributesTest {

  @Test
  void theyAreWhatTheRuntimeCallsThem() {
    Options defaults = Options.defaults();
    assertEquals(defaults.markAttribute(), RuntimeAttributes.DELETING);
    assertEquals(defaults.recountAttribute(), RuntimeAttributes.RECOUNT);
    assertEquals(
        Set.of(RuntimeAttributes.DELETING, RuntimeAttributes.RECOUNT),
        RuntimeAttributes.MEANINGS.keySet());
  }
}
