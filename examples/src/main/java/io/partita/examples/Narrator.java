package io.partita.examples;

import java.io.PrintStream;
import java.util.function.Supplier;

/** Tells what an example is about to do and what came of it. */
public final class Narrator {

  private final PrintStream out;

  Narrator(PrintStream out) {
    this.out = out;
  }

  /** A heading. */
  public void chapter(String title) {
    out.println();
    out.println("== " + title + " " + "=".repeat(Math.max(0, 90 - title.length())));
  }

  /** Prints a call as the program writes it, makes it, and prints its result. */
  public <T> T call(String code, Supplier<T> call) {
    out.println();
    out.println("> " + code);
    T result = call.get();
    out.println("= " + result);
    return result;
  }

  /** Prints a call as the program writes it and makes it. */
  public void run(String code, Runnable call) {
    out.println();
    out.println("> " + code);
    call.run();
  }

  /** Prints a call, makes it, and prints the exception it must end with. */
  public void fails(String code, Runnable call) {
    out.println();
    out.println("> " + code);
    try {
      call.run();
    } catch (RuntimeException expected) {
      out.println("! " + expected.getClass().getSimpleName() + ": " + expected.getMessage());
      return;
    }
    throw new IllegalStateException("Should have failed: " + code);
  }
}
