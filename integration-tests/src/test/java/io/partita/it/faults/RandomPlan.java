package io.partita.it.faults;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;

/** Faults at random, each at a rate of its own. */
public final class RandomPlan implements FaultPlan {

  private final long seed;
  private final Random random;
  private final Map<Fault, Double> rates = new LinkedHashMap<>();

  RandomPlan(long seed) {
    this.seed = seed;
    this.random = new Random(seed);
  }

  /** Adds a fault for this part, from 0 to 1, of the requests that it fits. */
  public RandomPlan with(double rate, Fault fault) {
    rates.put(fault, rate);
    return this;
  }

  @Override
  public synchronized Fault next(String operation) {
    double drawn = random.nextDouble();
    for (Map.Entry<Fault, Double> rate : rates.entrySet()) {
      if (rate.getKey().fits(operation)) {
        drawn -= rate.getValue();
        if (drawn < 0) {
          return rate.getKey();
        }
      }
    }
    return Fault.NONE;
  }

  @Override
  public Random random() {
    return random;
  }

  @Override
  public String toString() {
    return "seed " + seed + " " + rates;
  }
}
