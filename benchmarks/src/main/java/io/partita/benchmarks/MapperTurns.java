package io.partita.benchmarks;

import io.partita.benchmarks.Turns.Contest;
import io.partita.benchmarks.data.Dataset;
import io.partita.benchmarks.handwritten.ItemMapping;
import io.partita.benchmarks.report.Score;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Mapping alone, on {@link AttributeValue} maps, without any client: a hundred orders in a call.
 */
final class MapperTurns {

  private static final Duration TURN = Duration.ofMillis(1);

  private final Dataset data = Dataset.create();
  private final Turns turns;

  MapperTurns(Duration perContender) {
    this.turns = new Turns(perContender, TURN);
  }

  List<Score> run(int round) {
    List<Score> scores = new ArrayList<>();
    scores.addAll(run(round, Labels.TO_ITEM, contender -> toItems(Mapper.of(contender))));
    scores.addAll(run(round, Labels.FROM_ITEM, contender -> fromItems(Mapper.of(contender))));
    return scores;
  }

  private List<Score> run(int round, String workload, Function<Contender, Contest> contest) {
    Map<Contender, Contest> contests = new EnumMap<>(Contender.class);
    for (Contender contender : Mapper.CONTENDERS) {
      contests.put(contender, contest.apply(contender));
    }
    WarmUp.run(contests.values());
    return turns.run(round, workload, contests);
  }

  private <O> Contest toItems(Mapper<O> mapper) {
    List<O> orders = data.hundred().stream().map(mapper.fromRecord()).toList();
    return () -> {
      for (O order : orders) {
        Sink.take(mapper.toItem().apply(order));
      }
    };
  }

  private Contest fromItems(Mapper<?> mapper) {
    List<Map<String, AttributeValue>> items =
        data.hundred().stream().map(ItemMapping::item).toList();
    return () -> {
      for (Map<String, AttributeValue> item : items) {
        Sink.take(mapper.fromItem().apply(item));
      }
    };
  }
}
