package io.partita.processor;

import io.partita.annotations.Table;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.diagnostic.Diagnostics;
import io.partita.processor.model.TableModel;
import io.partita.processor.read.SourceTypes;
import io.partita.processor.read.TableReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** Reads table models from sources, without judging them or generating anything. */
public final class Models {

  private Models() {}

  /** A table's model and what the reader had to say about it. */
  public record Read(TableModel table, List<Diagnostic> diagnostics) {

    /** The messages as the user sees them. */
    public List<String> messages() {
      return diagnostics.stream().map(Diagnostic::text).toList();
    }
  }

  /** Reads the one table of these sources with the JDK's compiler. */
  public static Read read(String... sources) {
    return read(Compilations.javac(), sources);
  }

  /** Reads the one table of these sources. */
  public static Read read(Compilations compiler, String... sources) {
    ReadingProcessor processor = new ReadingProcessor();
    Compilations.Result result =
        compiler.withProcessors(processor).withOptions("-proc:only").compile(sources);
    if (processor.read.size() != 1) {
      throw new AssertionError(
          "Expected one table, found " + processor.read.size() + "; errors: " + result.errors());
    }
    return processor.read.get(0);
  }

  private static final class ReadingProcessor extends AbstractProcessor {

    private final List<Read> read = new ArrayList<>();

    @Override
    public Set<String> getSupportedAnnotationTypes() {
      return Set.of("*");
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      SourceTypes sources = new SourceTypes();
      sources.addAll(round.getRootElements());
      TableReader reader = new TableReader(processingEnv.getTypeUtils(), sources);
      for (Element table : round.getElementsAnnotatedWith(Table.class)) {
        Diagnostics diagnostics = new Diagnostics();
        read.add(new Read(reader.read((TypeElement) table, diagnostics), diagnostics.list()));
      }
      return false;
    }
  }
}
