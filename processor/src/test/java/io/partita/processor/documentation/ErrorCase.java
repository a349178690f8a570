package io.partita.processor.documentation;

import io.partita.processor.diagnostic.Code;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A program that has an error, the message that it has, and programs that do what the message
 * advises.
 *
 * @param before the program whose lock is committed
 * @param committed the text of a committed lock
 * @param wrong the program, or the compiler's options; empty where no program has the error
 * @param message as it is printed; empty if it still has to be
 * @param followers programs that follow the advice, or options that do
 */
record ErrorCase(
    Code code,
    Optional<Fence> before,
    Optional<Fence> committed,
    Optional<Fence> wrong,
    Optional<Fence> message,
    List<Fence> followers) {

  /** The name of the type that gives the program its file. */
  String type() {
    return type(start());
  }

  /** The same for a program that follows the advice. */
  String type(Fence follower) {
    String page = follower.path().getFileName().toString().replaceAll("[^a-z].*", "");
    return code.name() + "_" + page + follower.line();
  }

  /** The package of the program, also of those that follow its advice: locks know their package. */
  String packageName() {
    return type().toLowerCase(Locale.ROOT);
  }

  /** Whether it is about the compiler's options. */
  boolean isOfOptions() {
    return wrong.filter(fence -> fence.language().equals("sh")).isPresent();
  }

  /** Whether it is about a committed lock. */
  boolean isOfLock() {
    return code.name().startsWith("LOCK_") && !isOfOptions();
  }

  /** Whether it is about a program alone. */
  boolean isOfProgram() {
    return wrong.isPresent() && !isOfOptions() && !isOfLock();
  }

  /** Where the page has it. */
  String place() {
    return start().place();
  }

  private Fence start() {
    return wrong.or(() -> committed).or(() -> message).orElseThrow();
  }
}
