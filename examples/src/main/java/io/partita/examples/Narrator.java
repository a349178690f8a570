package io.partita.examples;

import java.io.PrintStream;
import java.lang.StackWalker.Option;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Tells what an example is about to do, shows the code, and remembers what came of it. */
public final class Narrator {

  private static final StackWalker STACK = StackWalker.getInstance(Option.RETAIN_CLASS_REFERENCE);

  private final PrintStream out;
  private final Map<String, @Nullable Object> answers = new LinkedHashMap<>();

  Narrator(PrintStream out) {
    this.out = out;
  }

  /** A heading. */
  public void chapter(String title) {
    out.println();
    out.println("== " + title + " " + "=".repeat(Math.max(0, 90 - title.length())));
  }

  /** Asks something: prints the call, makes it, and prints its result. */
  public <T> T ask(String question, Supplier<T> call) {
    announce(question);
    T answer = call.get();
    print(answer);
    remember(question, answer);
    return answer;
  }

  /** Does something that has no result. */
  public void run(String intent, Runnable call) {
    announce(intent);
    call.run();
    remember(intent, null);
  }

  /** Makes a call that must be refused, and prints the exception. */
  public void fails(String intent, Runnable call) {
    announce(intent);
    try {
      call.run();
    } catch (RuntimeException expected) {
      out.println("! " + expected.getClass().getSimpleName() + ": " + expected.getMessage());
      remember(intent, expected);
      return;
    }
    throw new IllegalStateException("Should have failed: " + intent);
  }

  /** What came of a question that has been asked. */
  public @Nullable Object answer(String question) {
    if (!answers.containsKey(question)) {
      throw new NoSuchElementException("'" + question + "' is none of " + answers.keySet());
    }
    return answers.get(question);
  }

  private void announce(String intent) {
    out.println();
    out.println("# " + intent);
    // The frames are this method, the method that called it, and the example.
    STACK
        .walk(frames -> frames.skip(2).findFirst())
        .flatMap(Snippet::at)
        .ifPresent(code -> out.println("> " + code));
  }

  private void print(@Nullable Object answer) {
    if (answer instanceof Collection<?> items && items.size() > 1) {
      out.println("= " + items.size() + " items");
      items.forEach(item -> out.println("    " + item));
    } else {
      out.println("= " + answer);
    }
  }

  private void remember(String question, @Nullable Object answer) {
    if (answers.containsKey(question)) {
      throw new IllegalStateException("Asked twice: " + question);
    }
    answers.put(question, answer);
  }
}
