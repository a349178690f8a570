package io.partita.processor;

import com.google.auto.service.AutoService;
import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.TypeSpec;
import io.partita.annotations.Table;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.diagnostic.Diagnostics;
import io.partita.processor.diagnostic.LintLevel;
import io.partita.processor.diagnostic.SourceOrigin;
import io.partita.processor.document.Document;
import io.partita.processor.document.DocumentSet;
import io.partita.processor.document.Documents;
import io.partita.processor.generate.Generator;
import io.partita.processor.generate.Generators;
import io.partita.processor.generate.Nullness;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.TablePlan;
import io.partita.processor.plan.Planner;
import io.partita.processor.read.SourceTypes;
import io.partita.processor.read.TableReader;
import io.partita.processor.read.UnlistedEntities;
import io.partita.processor.resolve.ResolvedTable;
import io.partita.processor.validate.Lints;
import io.partita.processor.validate.Rules;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Messager;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.tools.Diagnostic.Kind;

/**
 * The annotation processor: takes each table through the stages, and keeps those that must wait for
 * the next round.
 */
@AutoService(Processor.class)
public final class PartitaProcessor extends AbstractProcessor {

  /** What {@code -A} can set. */
  static final Set<String> OPTIONS =
      Set.of(LintLevel.OPTION, DocumentSet.OPTION, SchemaLock.OPTION, DraftsOption.NAME);

  private final SourceTypes sources = new SourceTypes();
  private final Planner planner = new Planner();
  private final Lints lints = new Lints();
  private final BiFunction<DraftsOption, Nullness, List<Generator>> chooseGenerators;
  private Elements elements;
  private Messager messager;
  private TableReader reader;
  private Rules rules;
  private SourceWriter writer;
  private LintLevel lintLevel;
  private SchemaLock lock;
  private ResourceWriter resources;
  private UnlistedEntities unlisted;
  private DocumentSet documentSet;
  private DraftsOption drafts;

  /**
   * Qualified names of tables that wait for types other processors generate; elements are not valid
   * across rounds.
   */
  private final Set<String> deferred = new TreeSet<>();

  /** The processor as the compiler finds it. */
  public PartitaProcessor() {
    this((drafts, nullness) -> Generators.all(drafts == DraftsOption.ON, nullness));
  }

  PartitaProcessor(List<Generator> generators) {
    this((drafts, nullness) -> generators);
  }

  private PartitaProcessor(BiFunction<DraftsOption, Nullness, List<Generator>> chooseGenerators) {
    this.chooseGenerators = chooseGenerators;
  }

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    super.init(environment);
    elements = environment.getElementUtils();
    messager = environment.getMessager();
    reader = new TableReader(environment.getTypeUtils(), sources);
    unlisted = new UnlistedEntities(elements);
    writer = new SourceWriter(environment.getFiler(), elements);
    resources = new ResourceWriter(environment.getFiler());
    lintLevel =
        option(
            LintLevel.OPTION,
            LintLevel.NOTE,
            LintLevel.NOTE,
            Code.LINT_LEVEL,
            "is no level. Use off, note, warn or error.");
    lock =
        new SchemaLock(
            environment.getFiler(),
            messager,
            environment.getOptions().containsKey(SchemaLock.OPTION),
            environment.getOptions().get(SchemaLock.OPTION));
    documentSet =
        option(
            DocumentSet.OPTION,
            DocumentSet.MD,
            DocumentSet.OFF,
            Code.DOCUMENT_SET,
            "names no set of documents. Use off, md or all.");
    drafts =
        option(
            DraftsOption.NAME,
            DraftsOption.ON,
            DraftsOption.ON,
            Code.DRAFTS,
            "is neither on nor off. Use one of these.");
    rules =
        new Rules(
            type -> sources.contains(type.canonicalName()) || writer.hasWritten(type),
            drafts == DraftsOption.ON);
  }

  /** What an option says; one that says nothing known is reported. */
  private <E extends Enum<E>> E option(
      String name, E absent, E unknown, Code code, String problem) {
    String given = processingEnv.getOptions().get(name);
    if (given == null) {
      return absent;
    }
    return Arrays.stream(absent.getDeclaringClass().getEnumConstants())
        .filter(value -> value.name().toLowerCase(Locale.ROOT).equals(given))
        .findFirst()
        .orElseGet(
            () -> {
              messager.printMessage(
                  Kind.ERROR, "[%s] -A%s=%s %s".formatted(code, name, given, problem));
              return unknown;
            });
  }

  @Override
  public Set<String> getSupportedOptions() {
    return OPTIONS;
  }

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Stream.concat(
            Stream.of("io.partita.annotations.*"),
            SourceWriter.STAMPS.stream().map(ClassName::canonicalName))
        .collect(Collectors.toUnmodifiableSet());
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    sources.addAll(round.getRootElements());
    unlisted.addAll(round);
    // Sorted, because compilers differ in the order in which they find annotated elements.
    Set<String> tables = new TreeSet<>(deferred);
    deferred.clear();
    for (Element table : round.getElementsAnnotatedWith(Table.class)) {
      tables.add(((TypeElement) table).getQualifiedName().toString());
    }
    tables.forEach(table -> processSafely(elements.getTypeElement(table), round.processingOver()));
    return isOurs(annotations, round);
  }

  /**
   * Whether no other processor can have an interest in these annotations. Javac warns about those
   * that nobody claims, also about the stamps on generated types; but the stamps of others are
   * theirs.
   */
  private boolean isOurs(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    return annotations.stream()
        .filter(annotation -> SourceWriter.STAMPS.contains(ClassName.get(annotation)))
        .flatMap(stamp -> round.getElementsAnnotatedWith(stamp).stream())
        .allMatch(element -> element instanceof TypeElement type && writer.hasWritten(type));
  }

  private void processSafely(TypeElement table, boolean lastRound) {
    try {
      process(table, lastRound);
    } catch (RuntimeException | StackOverflowError | AssertionError e) {
      Diagnostics diagnostics = new Diagnostics();
      diagnostics.add(new Diagnostic(Code.BUG, bug(table, e), SourceOrigin.of(table)));
      diagnostics.reportTo(messager, table);
    }
  }

  private void process(TypeElement table, boolean lastRound) {
    Diagnostics diagnostics = new Diagnostics(lintLevel);
    TableModel model = reader.read(table, diagnostics);
    if (diagnostics.contains(Code.UNRESOLVED_TYPE) && !lastRound) {
      deferred.add(table.getQualifiedName().toString());
      return;
    }
    ResolvedTable resolved = new ResolvedTable(model);
    rules.check(resolved).forEach(diagnostics::add);
    if (diagnostics.hasNoErrors()) {
      lints.check(resolved).forEach(diagnostics::add);
      unlisted
          .check(table)
          .filter(finding -> !model.allowed().contains(finding.code().name()))
          .forEach(diagnostics::add);
    }
    if (diagnostics.hasNoErrors()) {
      TablePlan plan = planner.plan(resolved);
      lock.guard(resolved, plan, table).forEach(diagnostics::add);
      // Also where the lock refuses it: errors about missing classes would bury what the lock says.
      write(resolved, plan, table, diagnostics);
    }
    diagnostics.reportTo(messager, table);
  }

  /** Generates everything before anything is written, so that a failure leaves no half of it. */
  private void write(
      ResolvedTable resolved, TablePlan plan, TypeElement table, Diagnostics diagnostics) {
    List<TypeSpec> types =
        chooseGenerators.apply(drafts, writer.nullness(table)).stream()
            .flatMap(generator -> generator.generate(plan).stream())
            .toList();
    List<Document> documents = Documents.of(resolved, plan, diagnostics.list(), documentSet);
    types.forEach(type -> writer.write(type, table).ifPresent(diagnostics::add));
    documents.forEach(document -> resources.write(document, table).ifPresent(diagnostics::add));
  }

  private static String bug(TypeElement table, Throwable cause) {
    StringWriter trace = new StringWriter();
    cause.printStackTrace(new PrintWriter(trace));
    return "Could not process "
        + table.getSimpleName()
        + ". This is a bug in Partita; please report it with the trace below.\n"
        + trace;
  }
}
