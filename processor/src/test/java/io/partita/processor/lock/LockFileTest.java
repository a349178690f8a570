package io.partita.processor.lock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.processor.Compilations;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The committed file: where it is looked for, what of it matters, what is said if it is none. */
final class LockFileTest {

  private static final String PROGRAM =
      """
      package shop;
      import io.partita.annotations.*;

      @Table(entities = User.class)
      interface Shop {}

      @Entity(pk = "USER#{id}", sk = "INFO")
      record User(String id, @Unique String email) {}
      """;

  private static String lock;

  @TempDir Path folder;

  @BeforeAll
  static void compileOnce() {
    lock =
        new String(
            Compilations.javac()
                .withOptions("-proc:only")
                .compile(PROGRAM)
                .classes()
                .get("META-INF/partita/shop.Shop/model.lock"),
            StandardCharsets.UTF_8);
  }

  @Test
  void unchangedModelIsSilent() throws IOException {
    assertEquals(List.of(), said(lock));
  }

  @Test
  void formattingDoesNotMatter() throws IOException {
    String formatted =
        "# Merged by hand\r\n\r\n"
            + lock.replace("\nkey ", "\n\t  key  ").replace("\n", "  \r\n")
            + "\r\n";
    assertEquals(List.of(), said(formatted));
  }

  @Test
  void missingLockIsANoteThatSaysWhatToCopy() {
    List<Compilations.Problem> problems = compile(folder.resolve("later").toString());
    assertEquals(1, problems.size(), problems::toString);
    String note = problems.get(0).message();
    assertTrue(note.startsWith("[LOCK_MISSING] There is no lock of Shop yet. Copy "), note);
    assertTrue(
        note.contains(
            Path.of("META-INF", "partita", "shop.Shop", "model.lock")
                + " to "
                + folder.resolve("later").resolve("shop.Shop.lock")
                + " and commit it"),
        note);
    assertEquals("interface Shop {}", problems.get(0).line());
  }

  @Test
  void lockOfANewerFormatIsNotGuessedAt() throws IOException {
    assertEquals(
        List.of(
            "[LOCK_VERSION] FILE was written by a newer version of Partita: it has format 2, this"
                + " version of Partita reads up to 1. Compile with that version."),
        said(lock.replace("partita-lock 1", "partita-lock 2") + "unheard-of\n"));
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "table shop.Shop, <<<<<<< HEAD, Line 3: '<<<<<<<' is not known",
        "partita-lock 1, partita-lock one, Line 2: 'one' is no version of the format",
        "partita-lock 1, table shop.Shop, `Line 2: a lock begins with 'partita-lock', not with"
            + " 'table'`",
        "encoding ORDERED, encoding, Line 4: 'encoding' lacks a word",
        "encoding ORDERED, # encoding, Line 2: no line with 'encoding' follows",
        "encoding ORDERED, `encoding ORDERED\nencoding RAW`, Line 2: more than one line with"
            + " 'encoding' follows",
        "partition-key PK:S, partition-key PK, Line 5: 'PK' is no key attribute",
        "type User, expiry User, Line 10: 'expiry' does not belong here",
        "type User, type User since=2020, Line 10: 'since' is not known after 'type'",
        "key SK INFO, key SK {id, Line 12: '{id' is no key",
        "key SK INFO, key SK %12, Line 12: '%12' is cut after a '%'",
        "attribute id S, attribute [id S, Line 14: '[id' is no attribute",
        "key SK INFO, key SK INFO where=city:like:Rome, Line 12: 'city:like:Rome' is no condition",
        "unique email UNIQUE#User#email#{email:text}, unique email X, Line 15: 'X' is no key of a"
            + " unique value",
      })
  void whatIsNoLockIsNamedWithItsLine(String found, String changed, String problem)
      throws IOException {
    assertTrue(lock.contains(found), lock);
    assertEquals(
        List.of(
            "[LOCK_UNREADABLE] FILE is no lock. "
                + problem
                + ". Restore the file as it was committed."),
        said(lock.replaceFirst(java.util.regex.Pattern.quote(found), changed)));
  }

  @Test
  void emptyFileIsNoLock() throws IOException {
    assertEquals(
        List.of(
            "[LOCK_UNREADABLE] FILE is no lock. There is nothing in it. Restore the file"
                + " as it was committed."),
        said(""));
  }

  @Test
  void fileThatIsNoTextIsNoLock() throws IOException {
    Files.write(folder.resolve("shop.Shop.lock"), new byte[] {(byte) 0xff, (byte) 0xfe, 0});
    assertEquals(
        List.of(
            "[LOCK_UNREADABLE] FILE could not be read: it is not UTF-8. Make it readable, or"
                + " restore it."),
        messages());
  }

  @Test
  void folderInPlaceOfALockIsNone() throws IOException {
    Files.createDirectory(folder.resolve("shop.Shop.lock"));
    assertEquals(
        List.of(
            "[LOCK_UNREADABLE] FILE could not be read: it is a folder. Make it readable, or"
                + " restore it."),
        messages());
  }

  @Test
  void folderMayBeRelativeToWhereTheCompilerRuns() throws IOException {
    Path relative = Path.of("").toAbsolutePath().relativize(folder.toAbsolutePath());
    Files.writeString(folder.resolve("shop.Shop.lock"), lock);
    assertEquals(List.of(), compile(relative.toString()));
    Files.writeString(folder.resolve("shop.Shop.lock"), lock.replace("USER#", "MEMBER#"));
    assertEquals(2, compile("./" + relative).size());
  }

  @Test
  void notesBreakNoBuildThatTakesWarningsForErrors() throws IOException {
    Files.writeString(
        folder.resolve("shop.Shop.lock"), lock.replaceFirst("(?m)^attribute email.*\n", ""));
    Compilations.Result result =
        Compilations.javac()
            .withOptions("-Xlint:all,-auxiliaryclass", "-Werror", "-Apartita.lock=" + folder)
            .compile(PROGRAM);
    assertEquals(List.of(), result.errors(), result.problems()::toString);
    assertTrue(
        result.problems().stream()
            .anyMatch(problem -> problem.message().startsWith("[LOCK_OUTDATED] ")),
        result.problems()::toString);
  }

  @Test
  void optionNamesAFolder() throws IOException {
    Path file = Files.createFile(folder.resolve("file"));
    assertEquals(
        List.of(
            "[LOCK_FOLDER] -Apartita.lock="
                + file
                + " names no folder. Name the one where locks are committed."),
        compile(file.toString()).stream().map(Compilations.Problem::message).toList());
  }

  @Test
  void optionHasAValue() {
    assertEquals(
        List.of(
            "[LOCK_FOLDER] -Apartita.lock= names no folder. Name the one where locks are"
                + " committed."),
        compile("").stream().map(Compilations.Problem::message).toList());
    assertEquals(
        List.of(
            "[LOCK_FOLDER] -Apartita.lock= names no folder. Name the one where locks are"
                + " committed."),
        Compilations.javac()
            .withOptions("-proc:only", "-Apartita.lock")
            .compile(PROGRAM)
            .problems()
            .stream()
            .map(Compilations.Problem::message)
            .toList());
  }

  @Test
  void committedFilesAreNotTouched() throws IOException {
    said(lock.replace("USER#", "MEMBER#"));
    try (var files = Files.list(folder)) {
      assertEquals(1, files.count());
    }
    assertEquals(
        lock.replace("USER#", "MEMBER#"), Files.readString(folder.resolve("shop.Shop.lock")));
  }

  @Test
  void incompatibleChangeStillSaysHowToAcceptIt() throws IOException {
    List<String> said = said(lock.replace("USER#", "MEMBER#"));
    assertEquals(2, said.size(), said::toString);
    assertTrue(
        said.get(0)
            .startsWith(
                "[LOCK_OUTDATED] To accept the new lock of Shop with all its changes, copy "),
        said::toString);
    assertTrue(said.get(0).endsWith(" to FILE and commit it."), said::toString);
    assertTrue(said.get(1).startsWith("[LOCK_KEY_TEXT] "), said::toString);
  }

  @Test
  void incompatibleChangeDoesNotHideWhatIsGenerated() throws IOException {
    Files.writeString(folder.resolve("shop.Shop.lock"), lock.replace("USER#", "MEMBER#"));
    Compilations.Result result =
        Compilations.javac().withOptions("-proc:only", "-Apartita.lock=" + folder).compile(PROGRAM);
    assertTrue(result.generatedFiles().contains("shop/UserDao.java"));
    assertEquals(
        lock,
        new String(
            result.classes().get("META-INF/partita/shop.Shop/model.lock"), StandardCharsets.UTF_8));
  }

  private List<String> said(String committed) throws IOException {
    Files.writeString(folder.resolve("shop.Shop.lock"), committed);
    return messages();
  }

  private List<String> messages() {
    String file = folder.resolve("shop.Shop.lock").toString();
    return compile(folder.toString()).stream()
        .map(problem -> problem.message().replace(file, "FILE"))
        .toList();
  }

  private static List<Compilations.Problem> compile(String option) {
    return Compilations.javac()
        .withOptions("-proc:only", "-Apartita.lock=" + option)
        .compile(PROGRAM)
        .problems();
  }
}
