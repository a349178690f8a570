package io.partita.processor;

import com.google.auto.service.AutoService;
import io.partita.annotations.Table;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.diagnostic.Diagnostics;
import io.partita.processor.diagnostic.SourceOrigin;
import io.partita.processor.model.TableModel;
import io.partita.processor.read.SourceTypes;
import io.partita.processor.read.TableReader;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Set;
import java.util.TreeSet;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** The annotation processor: finds tables, takes each through the stages, and keeps those that must wait for the next round. */
@AutoService(Processor.class)
public final class PartitaProcessor extends AbstractProcessor {

  private final SourceTypes sources = new SourceTypes();

  /** Qualified names of tables that wait for types other processors generate; elements are not valid across rounds. */
  private final Set<String> deferred = new TreeSet<>();

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Set.of("io.partita.annotations.*");
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    sources.addAll(round.getRootElements());
    Set<String> tables = new TreeSet<>(deferred);
    deferred.clear();
    for (Element table : round.getElementsAnnotatedWith(Table.class)) {
      tables.add(((TypeElement) table).getQualifiedName().toString());
    }
    for (String table : tables) {
      processGuarded(processingEnv.getElementUtils().getTypeElement(table), round.processingOver());
    }
    return true;
  }

  private void processGuarded(TypeElement table, boolean lastRound) {
    try {
      process(table, lastRound);
    } catch (RuntimeException | StackOverflowError e) {
      Diagnostics bug = new Diagnostics();
      bug.add(new Diagnostic(Code.BUG, bug(table, e), SourceOrigin.of(table)));
      bug.reportTo(processingEnv.getMessager());
    }
  }

  private static String bug(TypeElement table, Throwable cause) {
    StringWriter trace = new StringWriter();
    cause.printStackTrace(new PrintWriter(trace));
    return "Could not process " + table.getSimpleName()
        + ". This is a bug in Partita; please report it with the trace below.\n" + trace;
  }

  private void process(TypeElement table, boolean lastRound) {
    Diagnostics diagnostics = new Diagnostics();
    TableModel model = new TableReader(processingEnv.getTypeUtils(), sources).read(table, diagnostics);
    if (diagnostics.contains(Code.UNRESOLVED_TYPE) && !lastRound) {
      deferred.add(table.getQualifiedName().toString());
      return;
    }
    diagnostics.reportTo(processingEnv.getMessager());
  }
}
