package io.partita.processor;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;

/**
 * A compiler set up for a test: sources are given as text, problems come back with the line they
 * are on. Works on real files, because the Eclipse compiler takes no others.
 */
public final class Compilations {

  private static final Pattern PACKAGE = Pattern.compile("(?m)^\\s*package\\s+([\\w.]+)\\s*;");
  private static final Pattern TYPE =
      Pattern.compile("(?<![.\\w])(?:interface|class|record|enum)\\s+(\\w+)");

  private final JavaCompiler compiler;
  private final List<Processor> processors;
  private final List<String> options;
  private final List<File> classPath;

  private Compilations(
      JavaCompiler compiler,
      List<Processor> processors,
      List<String> options,
      List<File> classPath) {
    this.compiler = compiler;
    this.processors = processors;
    this.options = options;
    this.classPath = classPath;
  }

  /** The JDK's compiler with Partita. */
  public static Compilations javac() {
    return new Compilations(
        ToolProvider.getSystemJavaCompiler(),
        List.of(new PartitaProcessor()),
        List.of("-Xmaxerrs", "1000"),
        testClassPath());
  }

  /** The Eclipse compiler with Partita. */
  public static Compilations eclipse() {
    return new Compilations(
        new EclipseCompiler(),
        List.of(new PartitaProcessor()),
        List.of("--release", "17"),
        testClassPath());
  }

  /** The same with these processors and no others. */
  public Compilations withProcessors(Processor... all) {
    return new Compilations(compiler, List.of(all), options, classPath);
  }

  /** The same with more options. */
  public Compilations withOptions(String... more) {
    List<String> all = new ArrayList<>(options);
    all.addAll(List.of(more));
    return new Compilations(compiler, processors, all, classPath);
  }

  /** The same with one more folder of classes. */
  public Compilations withClasses(Path folder) {
    List<File> all = new ArrayList<>(classPath);
    all.add(folder.toFile());
    return new Compilations(compiler, processors, options, all);
  }

  /** Compiles sources, each the text of one file; works once, as the processors do. */
  public Result compile(String... sources) {
    try {
      Path folder = Files.createTempDirectory("partita");
      try {
        return compile(folder, sources);
      } finally {
        delete(folder);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Result compile(Path folder, String... sources) throws IOException {
    Path generated = Files.createDirectory(folder.resolve("generated"));
    Path classes = Files.createDirectory(folder.resolve("classes"));
    List<Path> files = new ArrayList<>();
    for (String source : sources) {
      Path file = folder.resolve("sources").resolve(name(source).replace('.', '/') + ".java");
      Files.createDirectories(file.getParent());
      files.add(Files.writeString(file, source));
    }
    DiagnosticCollector<JavaFileObject> collector = new DiagnosticCollector<>();
    boolean success;
    try (StandardJavaFileManager manager =
        compiler.getStandardFileManager(collector, Locale.ROOT, null)) {
      manager.setLocation(StandardLocation.CLASS_PATH, classPath);
      manager.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(classes));
      manager.setLocationFromPaths(StandardLocation.SOURCE_OUTPUT, List.of(generated));
      JavaCompiler.CompilationTask task =
          compiler.getTask(
              Writer.nullWriter(),
              manager,
              collector,
              options,
              null,
              manager.getJavaFileObjects(files.toArray(Path[]::new)));
      task.setProcessors(processors);
      success = task.call();
    }
    List<Problem> problems = new ArrayList<>();
    for (Diagnostic<? extends JavaFileObject> diagnostic : collector.getDiagnostics()) {
      problems.add(Problem.of(diagnostic));
    }
    return new Result(success, problems, read(generated), read(classes));
  }

  private static Map<String, byte[]> read(Path folder) throws IOException {
    Map<String, byte[]> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        files.put(
            folder.relativize(file).toString().replace(File.separatorChar, '/'),
            Files.readAllBytes(file));
      }
    }
    return files;
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  private static String name(String source) {
    Matcher type = TYPE.matcher(source);
    if (!type.find()) {
      throw new IllegalArgumentException("No type in " + source);
    }
    Matcher inPackage = PACKAGE.matcher(source);
    return inPackage.find() ? inPackage.group(1) + "." + type.group(1) : type.group(1);
  }

  private static List<File> testClassPath() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(File::new)
        .toList();
  }

  /** A problem as the compiler showed it: its text, its file's name, and the line it points at. */
  public record Problem(Diagnostic.Kind kind, String message, String file, String line) {

    static Problem of(Diagnostic<? extends JavaFileObject> diagnostic) throws IOException {
      String message = diagnostic.getMessage(Locale.ROOT);
      JavaFileObject source = diagnostic.getSource();
      if (source == null || diagnostic.getLineNumber() < 1) {
        return new Problem(diagnostic.getKind(), message, "", "");
      }
      String name =
          source.getName().substring(source.getName().lastIndexOf(File.separatorChar) + 1);
      String line =
          Files.readString(Path.of(source.toUri()))
              .lines()
              .skip(diagnostic.getLineNumber() - 1)
              .findFirst()
              .orElse("");
      return new Problem(diagnostic.getKind(), message, name, line.strip());
    }
  }

  /** What came out of a compilation. */
  public static final class Result {

    private final boolean success;
    private final List<Problem> problems;
    private final Map<String, byte[]> sources;
    private final Map<String, byte[]> classes;

    private Result(
        boolean success,
        List<Problem> problems,
        Map<String, byte[]> sources,
        Map<String, byte[]> classes) {
      this.success = success;
      this.problems = problems;
      this.sources = sources;
      this.classes = classes;
    }

    /** Whether there were no errors. */
    public boolean isSuccess() {
      return success;
    }

    /** Errors, warnings and notes. */
    public List<Problem> problems() {
      return problems;
    }

    /** All errors, also the compiler's own. */
    public List<Problem> errors() {
      return problems.stream().filter(problem -> problem.kind() == Diagnostic.Kind.ERROR).toList();
    }

    /** The errors that are Partita's. */
    public List<Problem> ownErrors() {
      return errors().stream()
          .filter(error -> error.message().matches("(?s)\\[[A-Z_0-9]+] .*"))
          .toList();
    }

    /** The paths of all generated source files, sorted: {@code com/shop/OrderDao.java}. */
    public List<String> generatedFiles() {
      return List.copyOf(sources.keySet());
    }

    /** The text of a generated source file, by its type's qualified name. */
    public String generated(String type) {
      byte[] source = sources.get(type.replace('.', '/') + ".java");
      if (source == null) {
        throw new AssertionError("No " + type + " among " + sources.keySet());
      }
      return new String(source, StandardCharsets.UTF_8);
    }

    /** Class files and resources by path. */
    public Map<String, byte[]> classes() {
      return classes;
    }

    /** Writes all class files into a folder, to compile against them. */
    public Path writeClasses(Path folder) {
      try {
        for (Map.Entry<String, byte[]> file : classes.entrySet()) {
          Path target = folder.resolve(file.getKey());
          Files.createDirectories(target.getParent());
          Files.write(target, file.getValue());
        }
        return folder;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
