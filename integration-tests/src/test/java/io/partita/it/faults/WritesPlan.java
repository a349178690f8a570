package io.partita.it.faults;

import java.util.Random;

/** Another plan's faults for writes only. */
record WritesPlan(FaultPlan plan) implements FaultPlan {

  @Override
  public Fault next(String operation) {
    return Operations.isWrite(operation) ? plan.next(operation) : Fault.NONE;
  }

  @Override
  public Random random() {
    return plan.random();
  }

  @Override
  public String toString() {
    return plan + " on writes";
  }
}
