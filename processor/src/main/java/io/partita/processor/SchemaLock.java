package io.partita.processor;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.diagnostic.SourceOrigin;
import io.partita.processor.lock.LockCheck;
import io.partita.processor.lock.LockDocument;
import io.partita.processor.model.TablePlan;
import io.partita.processor.resolve.ResolvedTable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.annotation.processing.Filer;
import javax.annotation.processing.Messager;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic.Kind;
import javax.tools.FileObject;
import javax.tools.StandardLocation;
import org.jspecify.annotations.Nullable;

/**
 * Writes the lock of each table, and compares it with the copy that the user has committed, if the
 * compiler is told where that is.
 */
final class SchemaLock {

  /** The compiler's option that names the folder of committed locks. */
  static final String OPTION = "partita.lock";

  private final Filer filer;
  private final Messager messager;
  private final boolean isGiven;
  private final @Nullable String folder;

  /**
   * The locks of one compilation.
   *
   * @param isGiven whether there is the option
   * @param folder its value
   */
  SchemaLock(Filer filer, Messager messager, boolean isGiven, @Nullable String folder) {
    this.filer = filer;
    this.messager = messager;
    this.isGiven = isGiven;
    this.folder = folder;
  }

  /** Says what stored items would not survive, then writes the lock of a table. */
  List<Diagnostic> guard(ResolvedTable resolved, TablePlan plan, TypeElement table) {
    try {
      FileObject file =
          filer.createResource(
              StandardLocation.CLASS_OUTPUT,
              "",
              "META-INF/partita/" + table.getQualifiedName() + "/" + LockDocument.NAME,
              table);
      List<Diagnostic> refused =
          isGiven ? compare(resolved, plan, table, file.getName()) : List.of();
      // Also a lock that is refused: accepting it is copying the file.
      write(LockDocument.text(plan), file);
      return refused;
    } catch (IOException e) {
      return List.of(SourceWriter.failure(LockDocument.NAME, e, "", table));
    }
  }

  /** Not in the compiler's encoding of sources: the file is compared on other machines, too. */
  private static void write(String lock, FileObject file) throws IOException {
    try (OutputStream stream = file.openOutputStream()) {
      stream.write(lock.getBytes(StandardCharsets.UTF_8));
    }
  }

  private List<Diagnostic> compare(
      ResolvedTable resolved, TablePlan plan, TypeElement table, String written) {
    Optional<Path> committed = committed(table);
    if (committed.isEmpty()) {
      return List.of(
          problem(
              Code.LOCK_FOLDER,
              "-A%s=%s names no folder. Name the one where locks are committed."
                  .formatted(OPTION, folder == null ? "" : folder),
              table));
    }
    Path file = committed.get();
    if (Files.notExists(file)) {
      note(
          Code.LOCK_MISSING,
          "There is no lock of %s yet. Copy %s to %s and commit it, so that later compilations tell which changes stored items do not survive."
              .formatted(table.getSimpleName(), written, file),
          table);
      return List.of();
    }
    if (Files.isDirectory(file)) {
      return List.of(unreadable(file, "it is a folder", table));
    }
    try {
      LockCheck check = LockCheck.of(resolved, plan, Files.readString(file), file.toString());
      noteOutdated(check, table, written, file);
      return check.errors();
    } catch (MalformedInputException e) {
      return List.of(unreadable(file, "it is not UTF-8", table));
    } catch (IOException e) {
      return List.of(unreadable(file, e.toString(), table));
    }
  }

  /** The committed lock of a table, there or not; empty if its folder is none. */
  private Optional<Path> committed(TypeElement table) {
    if (folder == null || folder.isBlank()) {
      return Optional.empty();
    }
    try {
      Path path = Path.of(folder).toAbsolutePath().normalize();
      return Files.exists(path) && !Files.isDirectory(path)
          ? Optional.empty()
          : Optional.of(path.resolve(table.getQualifiedName() + ".lock"));
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  private void noteOutdated(LockCheck check, TypeElement table, String written, Path file) {
    if (!check.isOutdated()) {
      return;
    }
    List<String> changes = check.changes();
    String survived = changes.isEmpty() ? "" : ": " + String.join("; ", changes);
    note(
        Code.LOCK_OUTDATED,
        check.errors().isEmpty()
            ? "Stored items survive what has changed in %s%s. To accept it, copy %s to %s and commit it."
                .formatted(table.getSimpleName(), survived, written, file)
            : "To accept the new lock of %s with all its changes, copy %s to %s and commit it."
                .formatted(table.getSimpleName(), written, file),
        table);
  }

  /** Not a warning: builds that treat warnings as errors would fail for what is no problem. */
  private void note(Code code, String message, TypeElement table) {
    messager.printMessage(Kind.NOTE, problem(code, message, table).text(), table);
  }

  private static Diagnostic unreadable(Path file, String cause, TypeElement table) {
    return problem(
        Code.LOCK_UNREADABLE,
        "%s could not be read: %s. Make it readable, or restore it.".formatted(file, cause),
        table);
  }

  private static Diagnostic problem(Code code, String message, TypeElement table) {
    return new Diagnostic(code, message, SourceOrigin.of(table));
  }
}
