package io.partita.processor.random;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.processor.Compilations.Problem;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/**
 * Whatever a model is, Partita says what is wrong with it, or generates code that compiles without
 * a warning. {@code -Dmodels.seconds=3600} tries more of them, {@code -Dmodels.seed=7} others.
 */
class RandomModelsTest {

  private static final int BATCH = 10;

  /** However slow the machine is. */
  private static final int LEAST = 50;

  private final Map<String, Integer> codes = new TreeMap<>();
  private int compiled;
  private int tried;

  @Test
  void areRefusedWithAReasonOrCompile() {
    long seed = Long.getLong("models.seed", 1) * 1_000_000;
    long most = Integer.getInteger("models.failures", 1);
    long end = System.nanoTime() + Duration.ofSeconds(Long.getLong("models.seconds", 15)).toNanos();
    List<String> failures = new ArrayList<>();
    for (; (System.nanoTime() < end || tried < LEAST) && failures.size() < most; seed += BATCH) {
      failures.addAll(
          check(LongStream.range(seed, seed + BATCH).mapToObj(RandomModel::program).toList()));
    }
    System.out.println(
        compiled + " of " + tried + " models compiled; refusals of the others: " + codes);
    assertEquals("", String.join("\n\n", failures));
    assertTrue(compiled > 5 && codes.size() > 5, "the models are all alike");
  }

  /**
   * Errors in some models keep the compiler from looking at the code of others: those without are
   * compiled together afterwards.
   */
  private List<String> check(List<RandomProgram> programs) {
    List<Problem> refusals = RandomProgram.refusals(programs);
    refusals.forEach(problem -> codes.merge(code(problem.message()), 1, Integer::sum));
    List<RandomProgram> good =
        programs.stream()
            .filter(program -> refusals.stream().noneMatch(program::isRefused))
            .toList();
    compiled += good.size();
    tried += programs.size();
    boolean areReasonable =
        refusals.stream()
            .allMatch(problem -> programs.stream().anyMatch(program -> program.isRefused(problem)));
    if (areReasonable && (good.isEmpty() || RandomProgram.problems(good).isEmpty())) {
      return List.of();
    }
    return programs.stream()
        .filter(RandomProgram::isFailing)
        .map(RandomModelsTest::failure)
        .toList();
  }

  private static String failure(RandomProgram program) {
    RandomProgram shrunk = program.shrunk();
    return shrunk.source() + "\n" + String.join("\n", shrunk.failures());
  }

  private static String code(String message) {
    int end = message.indexOf(']');
    return message.startsWith("[") && end > 0 ? message.substring(1, end) : "of the compiler";
  }
}
