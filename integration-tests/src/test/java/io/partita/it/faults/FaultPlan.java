package io.partita.it.faults;

import java.util.Random;

/** Decides what happens to each request; its text names the seed it can be repeated with. */
public interface FaultPlan {

  /** What happens to the next request. */
  Fault next(String operation);

  /** What faults draw their own choices from. */
  Random random();

  /** One fault for each of the next requests; those after them go through. */
  static FaultPlan script(Fault... faults) {
    return new ScriptedPlan(faults);
  }

  /** The same for every request it fits. */
  static FaultPlan always(Fault fault) {
    return random(0).with(1, fault);
  }

  /** The same for every other request, so that a repetition goes through. */
  static FaultPlan everyOther(Fault fault) {
    return new AlternatingPlan(fault);
  }

  /** Faults at random, the same ones for the same seed and requests. */
  static RandomPlan random(long seed) {
    return new RandomPlan(seed);
  }

  /** The same for writes, while reads go through. */
  default FaultPlan onWrites() {
    return new WritesPlan(this);
  }

  /** The same until a crash: the request of this number, from 1, and all later ones are refused. */
  default FaultPlan crashBefore(int call) {
    return new CrashPlan(this, call, Fault.DROP_BEFORE);
  }

  /** The same until a crash: the request of this number is the last that is applied, unheard. */
  default FaultPlan crashAfter(int call) {
    return new CrashPlan(this, call, Fault.DROP_AFTER);
  }
}
