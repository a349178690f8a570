package io.partita.processor.documentation;

import io.partita.processor.PartitaProcessor;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** Compiles snippets together, with Partita and all warnings and lints. */
final class SnippetCompiler {

  private static final List<String> OPTIONS =
      List.of("-Xlint:all,-processing", "-Xmaxerrs", "1000", "-Apartita.lint=warn");

  private final Path output;

  /**
   * @param output an empty folder for what the compiler writes
   */
  SnippetCompiler(Path output) {
    this.output = output;
  }

  /** Errors and warnings, one per line with page and line number; empty if there are none. */
  String problems(List<Snippet> snippets) {
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files =
        javac.getStandardFileManager(diagnostics, Locale.ROOT, null)) {
      files.setLocation(StandardLocation.CLASS_PATH, testClassPath());
      files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(output));
      List<SnippetSource> sources =
          Model.of(snippets).flatMap(model -> model.sources().stream()).toList();
      JavaCompiler.CompilationTask task =
          javac.getTask(Writer.nullWriter(), files, diagnostics, OPTIONS, null, sources);
      task.setProcessors(List.of(new PartitaProcessor()));
      task.call();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return diagnostics.getDiagnostics().stream()
        .filter(diagnostic -> diagnostic.getKind() != Diagnostic.Kind.NOTE)
        .map(SnippetCompiler::text)
        .collect(Collectors.joining("\n"));
  }

  private static String text(Diagnostic<? extends JavaFileObject> diagnostic) {
    String page =
        diagnostic.getSource() instanceof SnippetSource source
            ? source.page()
            : String.valueOf(diagnostic.getSource());
    return page + ":" + diagnostic.getLineNumber() + ": " + diagnostic.getMessage(Locale.ROOT);
  }

  private static List<File> testClassPath() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(File::new)
        .toList();
  }
}
