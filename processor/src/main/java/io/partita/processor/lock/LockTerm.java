package io.partita.processor.lock;

import io.partita.processor.model.WhereModel.Test;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * One thing that the condition of an index asks.
 *
 * @param constant what the attribute is compared with; empty for null
 */
record LockTerm(LockPath path, Test test, Optional<String> constant) {

  /** The term as a lock has it. */
  String text() {
    String asked = path.text() + ":" + word(test);
    return constant.map(value -> asked + ":" + LockText.escape(value)).orElse(asked);
  }

  /** The term as messages have it. */
  String shown() {
    return path.shown()
        + switch (test) {
          case IS -> " = " + constant.orElse("");
          case IS_NOT -> " != " + constant.orElse("");
          case IS_NULL -> " is null";
          case IS_NOT_NULL -> " is not null";
        };
  }

  /** The same of an attribute that is elsewhere now. */
  LockTerm at(LockPath now) {
    return new LockTerm(now, test, constant);
  }

  /**
   * The term that a text says.
   *
   * @throws IllegalArgumentException if it says none
   */
  static LockTerm parse(String text) {
    List<String> words = List.of(text.split(":"));
    Optional<Test> test =
        words.size() < 2
            ? Optional.empty()
            : List.of(Test.values()).stream()
                .filter(known -> word(known).equals(words.get(1)))
                .filter(known -> words.size() == (known.compares() ? 3 : 2))
                .findFirst();
    if (test.isEmpty()) {
      throw new IllegalArgumentException("'" + text + "' is no condition");
    }
    return new LockTerm(
        LockPath.parse(words.get(0)),
        test.get(),
        words.size() > 2 ? Optional.of(LockText.unescape(words.get(2))) : Optional.empty());
  }

  private static String word(Test test) {
    return test.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
