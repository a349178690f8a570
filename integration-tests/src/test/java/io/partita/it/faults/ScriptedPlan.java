package io.partita.it.faults;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Random;

/** Faults in a given order, then none. */
final class ScriptedPlan implements FaultPlan {

  private final List<Fault> script;
  private final Deque<Fault> coming;
  private final Random random = new Random(0);

  ScriptedPlan(Fault... faults) {
    script = List.of(faults);
    coming = new ArrayDeque<>(script);
  }

  @Override
  public synchronized Fault next(String operation) {
    return coming.isEmpty() ? Fault.NONE : coming.remove();
  }

  @Override
  public Random random() {
    return random;
  }

  @Override
  public String toString() {
    return "script " + script;
  }
}
