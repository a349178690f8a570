package io.partita.it.faults;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;

/**
 * Lets the requests of several actors through one at a time, in a given order: whatever an actor
 * does between two of its requests is over before another one's request is sent.
 */
final class Schedule implements FaultPlan {

  private static final long PATIENCE = TimeUnit.SECONDS.toNanos(60);
  private static final int NOBODY = -1;

  private final List<Integer> order;
  private final Deque<Integer> coming;
  private final Random random = new Random(0);
  private final ThreadLocal<Integer> self = ThreadLocal.withInitial(() -> NOBODY);
  private final List<Integer> sent = new ArrayList<>();
  private boolean[] ended = {};
  private int acting = NOBODY;

  private Schedule(List<Integer> order) {
    this.order = List.copyOf(order);
    this.coming = new ArrayDeque<>(order);
  }

  /**
   * @param order whose request is the next, each time; afterwards, or if that actor has ended, it
   *     is the first one's that has not
   */
  static Schedule of(List<Integer> order) {
    return new Schedule(order);
  }

  /** Runs the actors, each on a thread of its own. */
  void run(Runnable... actors) throws Exception {
    synchronized (this) {
      ended = new boolean[actors.length];
    }
    Threads.run(
        actors.length,
        actor -> {
          self.set(actor);
          try {
            actors[actor].run();
          } finally {
            end(actor);
          }
        });
  }

  /** Whose requests were sent, in order. */
  synchronized List<Integer> sent() {
    return List.copyOf(sent);
  }

  private synchronized void end(int actor) {
    ended[actor] = true;
    leave(actor);
  }

  private void leave(int actor) {
    if (acting == actor) {
      acting = NOBODY;
    }
    notifyAll();
  }

  @Override
  public synchronized Fault next(String operation) {
    int actor = self.get();
    leave(actor);
    long deadline = System.nanoTime() + PATIENCE;
    while (acting != NOBODY || turn() != actor) {
      await(deadline);
    }
    if (!coming.isEmpty()) {
      coming.remove();
    }
    acting = actor;
    sent.add(actor);
    return Fault.NONE;
  }

  private int turn() {
    while (!coming.isEmpty() && ended[coming.element()]) {
      coming.remove();
    }
    if (!coming.isEmpty()) {
      return coming.element();
    }
    int first = 0;
    while (first < ended.length && ended[first]) {
      first++;
    }
    return first;
  }

  private void await(long deadline) {
    try {
      TimeUnit.NANOSECONDS.timedWait(this, Math.max(1, deadline - System.nanoTime()));
    } catch (InterruptedException interruption) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted in " + this, interruption);
    }
    if (System.nanoTime() > deadline) {
      throw new IllegalStateException("Nobody came for " + this + Arrays.toString(ended));
    }
  }

  @Override
  public Random random() {
    return random;
  }

  @Override
  public String toString() {
    return "schedule " + order;
  }
}
