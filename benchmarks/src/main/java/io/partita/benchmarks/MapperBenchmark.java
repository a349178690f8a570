package io.partita.benchmarks;

import io.partita.benchmarks.data.Dataset;
import io.partita.benchmarks.handwritten.ItemMapping;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Mapping alone, on {@link AttributeValue} maps, without any client. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class MapperBenchmark {

  private static final int ORDERS = 100;

  @Param({"PARTITA", "ENHANCED_BEAN", "ENHANCED_IMMUTABLE", "ENHANCED_STATIC", "HAND_WRITTEN"})
  Contender contender;

  private Work<?> work;

  @Setup
  public void prepare(Blackhole blackhole) {
    work = Work.of(Mapper.of(contender), Dataset.create());
    WarmUp.run(
        () -> {
          work.toItems(blackhole);
          work.fromItems(blackhole);
        });
  }

  @Benchmark
  @OperationsPerInvocation(ORDERS)
  public void toItem(Blackhole blackhole) {
    work.toItems(blackhole);
  }

  @Benchmark
  @OperationsPerInvocation(ORDERS)
  public void fromItem(Blackhole blackhole) {
    work.fromItems(blackhole);
  }

  /** A mapper with what it maps. */
  private record Work<O>(
      Mapper<O> mapper, List<O> orders, List<Map<String, AttributeValue>> items) {

    static <O> Work<O> of(Mapper<O> mapper, Dataset data) {
      return new Work<>(
          mapper,
          data.hundred().stream().map(mapper.fromRecord()).toList(),
          data.hundred().stream().map(ItemMapping::item).toList());
    }

    void toItems(Blackhole blackhole) {
      for (O order : orders) {
        blackhole.consume(mapper.toItem().apply(order));
      }
    }

    void fromItems(Blackhole blackhole) {
      for (Map<String, AttributeValue> item : items) {
        blackhole.consume(mapper.fromItem().apply(item));
      }
    }
  }
}
