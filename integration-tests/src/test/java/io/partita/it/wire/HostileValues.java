package io.partita.it.wire;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Values that cost a lot if they are worked on before they are looked at. */
final class HostileValues {

  private final Random random;

  HostileValues(Random random) {
    this.random = random;
  }

  AttributeValue next() {
    return switch (random.nextInt(8)) {
      case 0, 1, 2 -> AttributeValue.fromN(number());
      case 3 -> AttributeValue.fromS(text());
      case 4 -> AttributeValue.fromNs(List.of("1", number(), "2"));
      case 5 -> nested(1 + random.nextInt(random.nextBoolean() ? 40 : 400));
      case 6 -> many();
      default -> AttributeValue.fromB(SdkBytes.fromByteArray(new byte[random.nextInt(100_000)]));
    };
  }

  /** A number that is none, or that has more digits than anybody needs. */
  String number() {
    int many = random.nextInt(60_000);
    return switch (random.nextInt(10)) {
      case 0 -> "9".repeat(many + 1);
      case 1 -> "1" + "0".repeat(many);
      case 2 -> "-1." + "0".repeat(many);
      case 3 -> "0." + "0".repeat(many) + "7";
      case 4 -> "1E+" + random.nextInt(Integer.MAX_VALUE);
      case 5 -> "1E-" + random.nextInt(Integer.MAX_VALUE);
      case 6 -> "0E-" + random.nextInt(Integer.MAX_VALUE);
      case 7 -> "12E" + random.nextLong();
      case 8 -> "";
      default -> "1e".repeat(1 + many / 100);
    };
  }

  /** Text that looks like the beginning of much. */
  String text() {
    String part =
        switch (random.nextInt(6)) {
          case 0 -> "%";
          case 1 -> "%2";
          case 2 -> "#";
          case 3 -> "\u0001";
          case 4 -> "P1D";
          default -> "2024-01-01T";
        };
    return part.repeat(1 + random.nextInt(30_000));
  }

  private AttributeValue nested(int depth) {
    AttributeValue value = AttributeValue.fromN(number());
    for (int i = 0; i < depth; i++) {
      value =
          random.nextBoolean()
              ? AttributeValue.fromL(List.of(value))
              : AttributeValue.fromM(Map.of("a", value));
    }
    return value;
  }

  private AttributeValue many() {
    int count = random.nextInt(3_000);
    AttributeValue element = AttributeValue.fromS("");
    if (random.nextBoolean()) {
      return AttributeValue.fromL(Collections.nCopies(count, element));
    }
    Map<String, AttributeValue> map = new HashMap<>();
    IntStream.range(0, count).forEach(i -> map.put("k" + i, element));
    return AttributeValue.fromM(map);
  }

  /** An item in which some values are hostile ones, at the top or deeper. */
  Map<String, AttributeValue> spoilt(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> spoilt = new HashMap<>(item);
    List<String> names = new ArrayList<>(item.keySet());
    Collections.sort(names);
    for (int i = random.nextInt(2); i >= 0; i--) {
      spoilt.compute(names.get(random.nextInt(names.size())), (name, value) -> spoilt(value));
    }
    return spoilt;
  }

  private AttributeValue spoilt(AttributeValue value) {
    if (value != null && value.hasM() && !value.m().isEmpty() && random.nextBoolean()) {
      return AttributeValue.fromM(spoilt(value.m()));
    }
    if (value != null && value.hasL() && !value.l().isEmpty() && random.nextBoolean()) {
      List<AttributeValue> elements = new ArrayList<>(value.l());
      int at = random.nextInt(elements.size());
      elements.set(at, spoilt(elements.get(at)));
      return AttributeValue.fromL(elements);
    }
    return next();
  }
}
