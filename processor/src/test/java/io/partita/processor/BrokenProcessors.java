package io.partita.processor;

import java.util.List;
import javax.annotation.processing.Processor;

/** Processors for what does not happen to any program. */
public final class BrokenProcessors {

  private BrokenProcessors() {}

  /** Partita with a bug. */
  public static Processor bug() {
    return new PartitaProcessor(
        List.of(
            plan -> {
              throw new IllegalStateException("boom");
            }));
  }

  /** Somebody else's processor that generates a type under one of our names. */
  public static Processor generating(String type, String source) {
    return new GeneratingProcessor(type, source);
  }
}
