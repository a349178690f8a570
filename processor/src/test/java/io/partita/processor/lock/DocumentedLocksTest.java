package io.partita.processor.lock;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.processor.diagnostic.Code;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The changes in the documentation of errors are refused, and accepted, as it says. */
final class DocumentedLocksTest {

  private static final Path DOCUMENTATION = Path.of("..", "docs", "errors.md");
  private static final String PROGRAM = ":\n\n```java\n(.*?)```\n";
  private static final Pattern SECTION =
      Pattern.compile(
          "(?s)### (LOCK_\\w+)\n(?:(?!###).)*?Stored with"
              + PROGRAM
              + "\nRefused"
              + PROGRAM
              + "(?:\nAccepted"
              + PROGRAM
              + ")?");

  /** They are about files, not about models. */
  private static final Set<Code> OF_FILES =
      EnumSet.of(
          Code.LOCK_FOLDER,
          Code.LOCK_UNREADABLE,
          Code.LOCK_VERSION,
          Code.LOCK_MISSING,
          Code.LOCK_OUTDATED);

  @TempDir Path folder;

  @Test
  void everyChangeHasAnExample() throws IOException {
    List<String> codes =
        Arrays.stream(Code.values())
            .filter(code -> code.name().startsWith("LOCK_") && !OF_FILES.contains(code))
            .map(Code::name)
            .sorted()
            .toList();
    assertEquals(codes, sections().map(section -> section.group(1)).sorted().toList());
  }

  @TestFactory
  Stream<DynamicTest> refusedChangesHaveTheErrorTheyStandUnder() throws IOException {
    LockPrograms programs = new LockPrograms(folder);
    sections()
        .forEach(
            section ->
                programs.change(
                    section.group(1), section.group(2), section.group(3), section.group(1)));
    return programs.codes();
  }

  @TestFactory
  Stream<DynamicTest> acceptedChangesHaveNone() throws IOException {
    LockPrograms programs = new LockPrograms(folder);
    sections()
        .filter(section -> section.group(4) != null)
        .forEach(section -> programs.change(section.group(1), section.group(2), section.group(4)));
    return programs.codes();
  }

  private static Stream<MatchResult> sections() throws IOException {
    return SECTION.matcher(Files.readString(DOCUMENTATION)).results();
  }
}
