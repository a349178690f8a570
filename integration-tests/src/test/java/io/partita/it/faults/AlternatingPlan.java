package io.partita.it.faults;

import java.util.Random;

/** A fault for every other request, so that each request that is repeated then goes through. */
final class AlternatingPlan implements FaultPlan {

  private final Fault fault;
  private final Random random = new Random(0);
  private boolean faulty;

  AlternatingPlan(Fault fault) {
    this.fault = fault;
  }

  @Override
  public synchronized Fault next(String operation) {
    faulty = !faulty && fault.fits(operation);
    return faulty ? fault : Fault.NONE;
  }

  @Override
  public Random random() {
    return random;
  }

  @Override
  public String toString() {
    return "every other " + fault;
  }
}
