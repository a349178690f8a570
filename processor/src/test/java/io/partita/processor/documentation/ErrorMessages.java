package io.partita.processor.documentation;

import io.partita.processor.BrokenProcessors;
import io.partita.processor.Compilations;
import io.partita.processor.PartitaProcessor;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.documentation.ErrorPrograms.Compiled;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What the compiler says about the programs of error pages. */
final class ErrorMessages {

  private static final Pattern LOCK = Pattern.compile("META-INF/partita/(.*)/model\\.lock");

  private final List<ErrorCase> cases;
  private final Path folder;
  private final Map<String, List<String>> said = new TreeMap<>();

  private ErrorMessages(List<ErrorCase> cases, Path folder) {
    this.cases = cases;
    this.folder = folder;
  }

  /**
   * What is said about the wrong programs, by their type.
   *
   * @param folder an empty one
   */
  static Map<String, List<String>> ofWrong(List<ErrorCase> cases, Path folder) {
    ErrorMessages messages = new ErrorMessages(cases, folder);
    messages.programs();
    messages.locks();
    messages.options();
    messages.others();
    return messages.said;
  }

  /**
   * What is said about the programs that follow advice, by their type.
   *
   * @param folder an empty one
   */
  static Map<String, List<String>> ofFollowers(List<ErrorCase> cases, Path folder) {
    ErrorMessages messages = new ErrorMessages(cases, folder);
    messages.followingPrograms();
    messages.followingLocks();
    messages.followingOptions();
    return messages.said;
  }

  private void programs() {
    ErrorPrograms programs = new ErrorPrograms();
    cases(ErrorCase::isOfProgram)
        .forEach(one -> programs.add(one.type(), one.packageName(), wrong(one)));
    Compiled compiled = programs.compile(Compilations.javac().withOptions("-proc:only"));
    cases(ErrorCase::isOfProgram)
        .forEach(
            one ->
                said.put(
                    one.type(),
                    compiled.about(one.type()).stream()
                        .map(message -> message.replace(one.packageName() + ".", "shop."))
                        .toList()));
  }

  /** These are compiled as a whole, for it is generated code that shows whether they are right. */
  private void followingPrograms() {
    ErrorPrograms programs = new ErrorPrograms();
    followers(
        ErrorCase::isOfProgram,
        (one, follower) -> {
          String type = one.type(follower);
          programs.add(type, type.toLowerCase(Locale.ROOT), follower.text() + "\n");
        });
    Compiled compiled = programs.compile(Compilations.javac());
    followers(
        ErrorCase::isOfProgram,
        (one, follower) ->
            said.put(
                one.type(follower),
                compiled.about(one.type(follower)).stream()
                    // Notes are for those who ask for more than a program that compiles.
                    .filter(message -> one.code().isLint() || message.startsWith("error:"))
                    .toList()));
    said.put("generated code", compiled.inGenerated());
  }

  private void locks() {
    commit();
    Compiled compiled = changed().compile(locked());
    cases(ErrorCase::isOfLock).forEach(one -> said.put(one.type(), about(compiled, one)));
  }

  /** Accepting the new lock is always a way out, and for some changes there is another. */
  private void followingLocks() {
    commit();
    ErrorPrograms accepted = new ErrorPrograms();
    followers(
        ErrorCase::isOfLock,
        (one, follower) ->
            accepted.add(one.type(follower), one.packageName(), follower.text() + "\n"));
    Compiled compiled = accepted.compile(locked());
    followers(
        ErrorCase::isOfLock,
        (one, follower) ->
            said.put(
                one.type(follower),
                compiled.about(one.type(follower)).stream()
                    .filter(message -> !message.startsWith("note: [LOCK_OUTDATED]"))
                    .toList()));
    copyLocks(changed().compile(locked()));
    Compiled again = changed().compile(locked());
    cases(ErrorCase::isOfLock)
        .forEach(one -> said.put(one.type() + " with its own lock", about(again, one)));
  }

  private ErrorPrograms changed() {
    ErrorPrograms programs = new ErrorPrograms();
    cases(ErrorCase::isOfLock)
        .forEach(one -> programs.add(one.type(), one.packageName(), wrong(one)));
    return programs;
  }

  private void commit() {
    ErrorPrograms stored = new ErrorPrograms();
    cases(one -> one.isOfLock() && one.before().isPresent())
        .forEach(
            one ->
                stored.add(
                    one.type(), one.packageName(), one.before().orElseThrow().text() + "\n"));
    copyLocks(stored.compile(Compilations.javac().withOptions("-proc:only")));
    cases(one -> one.isOfLock() && one.committed().isPresent())
        .forEach(
            one ->
                write(
                    folder.resolve(one.packageName() + ".Shop.lock"),
                    (one.committed().orElseThrow().text() + "\n")
                        .getBytes(StandardCharsets.UTF_8)));
  }

  private void copyLocks(Compiled compiled) {
    compiled
        .result()
        .classes()
        .forEach(
            (path, bytes) ->
                LOCK.matcher(path)
                    .results()
                    .forEach(match -> write(folder.resolve(match.group(1) + ".lock"), bytes)));
  }

  private Compilations locked() {
    return Compilations.javac().withOptions("-proc:only", "-Apartita.lock=" + folder);
  }

  /** The messages, with paths as a project might have them. */
  private List<String> about(Compiled compiled, ErrorCase one) {
    return compiled.about(one.type()).stream()
        .map(message -> message.replace(folder.toString(), "locks"))
        .map(message -> message.replaceAll("\\S+(?=/META-INF/partita)", "target/classes"))
        .map(message -> message.replace(one.packageName() + ".", "shop."))
        .toList();
  }

  private void options() {
    cases(ErrorCase::isOfOptions)
        .forEach(one -> said.put(one.type(), options(one.wrong().orElseThrow())));
  }

  private void followingOptions() {
    followers(
        ErrorCase::isOfOptions,
        (one, follower) ->
            said.put(
                one.type(follower),
                options(follower).stream()
                    .filter(message -> message.startsWith("error:"))
                    .toList()));
  }

  private static List<String> options(Fence options) {
    ErrorPrograms programs = new ErrorPrograms();
    programs.add("Options", "options", ErrorPrograms.ANY);
    Compiled compiled =
        programs.compile(
            Compilations.javac()
                .withOptions("-proc:only")
                .withOptions(options.text().split("\\s+")));
    return Stream.concat(compiled.elsewhere().stream(), compiled.about("Options").stream())
        .toList();
  }

  /** What no program has. */
  private void others() {
    cases(one -> one.code() == Code.BUG)
        .forEach(
            one ->
                said.put(
                    one.type(),
                    broken(Compilations.javac().withProcessors(BrokenProcessors.bug())).stream()
                        .map(message -> message.lines().findFirst().orElseThrow())
                        .toList()));
    cases(one -> one.code() == Code.CANNOT_WRITE)
        .forEach(
            one ->
                said.put(
                    one.type(),
                    broken(
                        Compilations.javac()
                            .withProcessors(
                                BrokenProcessors.generating(
                                    "shop.OrderDao", "package shop; class OrderDao {}"),
                                new PartitaProcessor()))));
  }

  private static List<String> broken(Compilations compiler) {
    ErrorPrograms programs = new ErrorPrograms();
    programs.add("Broken", "shop", ErrorPrograms.ANY);
    return programs.compile(compiler).about("Broken");
  }

  private static String wrong(ErrorCase one) {
    return one.wrong().map(fence -> fence.text() + "\n").orElse(ErrorPrograms.ANY);
  }

  private Stream<ErrorCase> cases(Predicate<ErrorCase> kind) {
    return cases.stream().filter(kind);
  }

  private void followers(Predicate<ErrorCase> kind, BiConsumer<ErrorCase, Fence> action) {
    cases(kind).forEach(one -> one.followers().forEach(fence -> action.accept(one, fence)));
  }

  private static void write(Path file, byte[] bytes) {
    try {
      Files.write(file, bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
