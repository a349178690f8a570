package io.partita.benchmarks;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** What to run, and for how long. */
record RunSettings(
    List<Part> parts, List<Workload> workloads, int rounds, int seconds, Path output) {

  private static final int ROUNDS = 3;
  private static final int SECONDS = 4;
  private static final String OUTPUT = "benchmarks.md";

  /** A part of the benchmarks that can be run alone. */
  enum Part {
    PIPELINE,
    MAPPER,
    LOCAL,
    STARTUP,
    COMPILE
  }

  /** Takes {@code name=value}; what is missing or empty has a default. */
  static RunSettings of(String... arguments) {
    Map<String, String> values = new HashMap<>();
    for (String argument : arguments) {
      int equals = argument.indexOf('=');
      if (equals < 0) {
        throw new IllegalArgumentException("'" + argument + "' is not name=value");
      }
      values.put(argument.substring(0, equals), argument.substring(equals + 1).strip());
    }
    RunSettings settings =
        new RunSettings(
            constants(Part.class, take(values, "run")),
            constants(Workload.class, take(values, "workloads")),
            number(take(values, "rounds"), ROUNDS),
            number(take(values, "seconds"), SECONDS),
            Path.of(text(take(values, "output"), OUTPUT)));
    if (!values.isEmpty()) {
      throw new IllegalArgumentException("There is no setting " + values.keySet());
    }
    return settings;
  }

  private static String take(Map<String, String> values, String name) {
    String value = values.remove(name);
    return value == null ? "" : value;
  }

  private static <E extends Enum<E>> List<E> constants(Class<E> type, String names) {
    return names.isEmpty()
        ? List.of(type.getEnumConstants())
        : Stream.of(names.split(",")).map(name -> constant(type, name.strip())).toList();
  }

  private static <E extends Enum<E>> E constant(Class<E> type, String name) {
    return Arrays.stream(type.getEnumConstants())
        .filter(constant -> constant.name().equalsIgnoreCase(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "'" + name + "' is none of " + List.of(type.getEnumConstants())));
  }

  private static String text(String text, String otherwise) {
    return text.isEmpty() ? otherwise : text;
  }

  private static int number(String text, int otherwise) {
    return text.isEmpty() ? otherwise : Integer.parseInt(text);
  }
}
