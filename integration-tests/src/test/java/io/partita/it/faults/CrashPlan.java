package io.partita.it.faults;

import java.util.Random;

/** Another plan's faults until a request in which the caller's world ends. */
final class CrashPlan implements FaultPlan {

  private final FaultPlan plan;
  private final int call;
  private final Fault last;
  private int calls;

  CrashPlan(FaultPlan plan, int call, Fault last) {
    this.plan = plan;
    this.call = call;
    this.last = last;
  }

  @Override
  public synchronized Fault next(String operation) {
    calls++;
    if (calls < call) {
      return plan.next(operation);
    }
    return calls == call ? last : Fault.DROP_BEFORE;
  }

  @Override
  public Random random() {
    return plan.random();
  }

  @Override
  public String toString() {
    return plan + ", crash at call " + call + ", " + last;
  }
}
