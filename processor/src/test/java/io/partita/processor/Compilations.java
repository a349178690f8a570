package io.partita.processor;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;

/** A compiler set up for a test: sources are given as text, problems come back with the line they are on. */
public final class Compilations {

  private static final Pattern PACKAGE = Pattern.compile("(?m)^\\s*package\\s+([\\w.]+)\\s*;");
  private static final Pattern TYPE = Pattern.compile("(?m)^\\s*(?:[a-z-]+\\s+)*(?:@?interface|class|record|enum)\\s+(\\w+)");

  private final JavaCompiler compiler;
  private final List<Processor> processors;
  private final List<String> options;
  private final List<File> classPath;

  private Compilations(JavaCompiler compiler, List<Processor> processors, List<String> options, List<File> classPath) {
    this.compiler = compiler;
    this.processors = processors;
    this.options = options;
    this.classPath = classPath;
  }

  /** The JDK's compiler with Partita. */
  public static Compilations javac() {
    return new Compilations(
        ToolProvider.getSystemJavaCompiler(), List.of(new PartitaProcessor()), List.of(), testClassPath());
  }

  /** The Eclipse compiler with Partita. */
  public static Compilations eclipse() {
    return new Compilations(
        new EclipseCompiler(), List.of(new PartitaProcessor()), List.of("-17", "-proceedOnError"), testClassPath());
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

  /** Compiles sources, each the text of one file. */
  public Result compile(String... sources) {
    List<JavaFileObject> files = Arrays.stream(sources).map(Compilations::file).toList();
    return new Result(
        Compiler.compiler(compiler).withProcessors(processors).withOptions(options).withClasspath(classPath).compile(files));
  }

  private static JavaFileObject file(String source) {
    return JavaFileObjects.forSourceString(name(source), source);
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
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator)).map(File::new).toList();
  }

  /** A problem as the compiler showed it: its text, its file's name, and the line it points at. */
  public record Problem(String message, String file, String line) {

    static Problem of(javax.tools.Diagnostic<? extends JavaFileObject> diagnostic) {
      JavaFileObject source = diagnostic.getSource();
      if (source == null) {
        return new Problem(diagnostic.getMessage(null), "", "");
      }
      String name = source.getName().substring(source.getName().lastIndexOf('/') + 1);
      return new Problem(diagnostic.getMessage(null), name, line(source, diagnostic.getLineNumber()));
    }

    private static String line(JavaFileObject source, long number) {
      try {
        return number < 1 ? "" : source.getCharContent(true).toString().lines().skip(number - 1).findFirst().orElse("").strip();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** What came out of a compilation. */
  public static final class Result {

    private final Compilation compilation;

    private Result(Compilation compilation) {
      this.compilation = compilation;
    }

    /** The compilation itself, for what is not covered here. */
    public Compilation compilation() {
      return compilation;
    }

    /** All errors, also the compiler's own. */
    public List<Problem> errors() {
      return compilation.errors().stream().map(Problem::of).toList();
    }

    /** All warnings. */
    public List<Problem> warnings() {
      return compilation.warnings().stream().map(Problem::of).toList();
    }

    /** The errors that are Partita's. */
    public List<Problem> ownErrors() {
      return errors().stream().filter(error -> error.message().matches("(?s)\\[[A-Z_0-9]+] .*")).toList();
    }

    /** The names of all generated source files, sorted. */
    public List<String> generatedNames() {
      return compilation.generatedSourceFiles().stream()
          .map(file -> file.getName().substring(file.getName().lastIndexOf('/') + 1))
          .sorted()
          .toList();
    }

    /** The text of a generated source file, by its type's qualified name. */
    public String generated(String type) {
      JavaFileObject file = compilation.generatedSourceFile(type).orElseThrow(() -> new AssertionError("No " + type));
      try {
        return file.getCharContent(true).toString();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    /** Writes all class files into a folder, to compile against them. */
    public Path writeClasses(Path folder) {
      String root = "/" + StandardLocation.CLASS_OUTPUT + "/";
      try {
        for (JavaFileObject file : compilation.generatedFiles()) {
          if (file.getKind() == JavaFileObject.Kind.CLASS) {
            Path target = folder.resolve(file.getName().substring(file.getName().indexOf(root) + root.length()));
            Files.createDirectories(target.getParent());
            try (InputStream content = file.openInputStream()) {
              Files.copy(content, target);
            }
          }
        }
        return folder;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
