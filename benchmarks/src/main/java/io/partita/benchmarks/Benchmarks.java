package io.partita.benchmarks;

import io.partita.benchmarks.RunSettings.Part;
import io.partita.benchmarks.compile.CompileTable;
import io.partita.benchmarks.compile.CompileTime;
import io.partita.benchmarks.data.Dataset;
import io.partita.benchmarks.report.RatioTable;
import io.partita.benchmarks.report.Score;
import io.partita.benchmarks.report.Scores;
import io.partita.testing.DynamoDbLocal;
import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Runs the benchmarks and prints one table of ratios. */
public final class Benchmarks {

  private final RunSettings settings;
  private final Duration perContender;
  private final Scores scores = new Scores();
  private final List<CompileTime> compileTimes = new ArrayList<>();

  private Benchmarks(RunSettings settings) {
    this.settings = settings;
    this.perContender = Duration.ofSeconds(settings.seconds());
  }

  /** Takes settings as {@code name=value}: {@code run}, {@code workloads}, ... */
  public static void main(String[] arguments) throws Exception {
    Benchmarks benchmarks = new Benchmarks(RunSettings.of(arguments));
    benchmarks.run();
    System.out.println(benchmarks.markdown());
  }

  private void run() throws Exception {
    for (int round = 1; round <= settings.rounds(); round++) {
      for (Part part : settings.parts()) {
        System.err.printf("Round %d of %d: %s%n", round, settings.rounds(), part);
        run(part, round);
      }
    }
  }

  private void run(Part part, int round) throws Exception {
    switch (part) {
      case PIPELINE -> runPipeline(round);
      case MAPPER -> add(new MapperTurns(perContender).run(round));
      case LOCAL -> runLocal(round);
      case STARTUP -> add(StartupRounds.run(round));
      case COMPILE -> runCompile();
    }
  }

  private void runPipeline(int round) throws Exception {
    for (Workload workload : settings.workloads()) {
      add(new PipelineTurns(perContender).run(round, workload));
    }
  }

  private void runLocal(int round) throws Exception {
    Dataset data = Dataset.create();
    try (DynamoDbLocal local = DynamoDbLocal.start();
        DynamoDbClient client = LocalTable.client(local.endpoint().toString())) {
      LocalTable.fill(client, data);
      LocalTurns turns = new LocalTurns(client, data, perContender);
      for (Workload workload : settings.workloads()) {
        add(turns.run(round, workload));
      }
    }
  }

  private void runCompile() throws Exception {
    for (int entities : CompileTable.SIZES) {
      compileTimes.add(CompileTime.measure(entities));
    }
    write();
  }

  private void add(List<Score> more) throws IOException {
    scores.addAll(more);
    write();
  }

  /** Writes the table: a run takes long, and what is there already is worth a look. */
  private void write() throws IOException {
    Files.writeString(settings.output(), markdown());
  }

  private String markdown() {
    List<String> contenders = Arrays.stream(Contender.values()).map(Contender::label).toList();
    RatioTable table = new RatioTable(contenders, Contender.HAND_WRITTEN.label());
    return Stream.of(
            table.markdown(scores), Goals.markdown(scores), CompileTable.markdown(compileTimes))
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining("\n"));
  }
}
