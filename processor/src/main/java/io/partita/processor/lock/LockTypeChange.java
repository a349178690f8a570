package io.partita.processor.lock;

import java.util.List;
import java.util.Map;

/** An attribute as it was and as it is. */
record LockTypeChange(LockAttribute before, LockAttribute after) {

  /** The types whose every value another type can hold, too. */
  private static final Map<String, List<String>> WIDER =
      Map.ofEntries(
          Map.entry("N:short", List.of("N:byte")),
          Map.entry("N:integer", List.of("N:byte", "N:short")),
          Map.entry("N:long", List.of("N:byte", "N:short", "N:integer")),
          Map.entry("N:big-integer", List.of("N:byte", "N:short", "N:integer", "N:long")),
          Map.entry("N:double", List.of("N:byte", "N:short", "N:integer", "N:float")),
          Map.entry(
              "N:big-decimal",
              List.of(
                  "N:byte",
                  "N:short",
                  "N:integer",
                  "N:long",
                  "N:big-integer",
                  "N:float",
                  "N:double")),
          // Text without an offset's zone is the same time in its offset; UTC is one.
          Map.entry("S:offset-date-time", List.of("S:instant")),
          Map.entry("S:zoned-date-time", List.of("S:instant", "S:offset-date-time")),
          Map.entry("M:map-by-short", List.of("M:map-by-byte")),
          Map.entry("M:map-by-integer", List.of("M:map-by-byte", "M:map-by-short")),
          Map.entry(
              "M:map-by-long", List.of("M:map-by-byte", "M:map-by-short", "M:map-by-integer")),
          Map.entry(
              "M:map-by-big-integer",
              List.of("M:map-by-byte", "M:map-by-short", "M:map-by-integer", "M:map-by-long")),
          // A Set is also read from a list.
          Map.entry("SS", List.of("L")),
          Map.entry("NS", List.of("L")),
          Map.entry("BS", List.of("L")));

  /** Whether what was stored as one type can be read as another. */
  static boolean isReadable(String before, String after) {
    return before.equals(after)
        || (after.equals("S") && before.startsWith("S:"))
        || (after.equals(LockAttribute.MAP) && before.startsWith(LockAttribute.MAP_BY))
        || WIDER.getOrDefault(after, List.of()).contains(before)
        // What stands in the table's key is read from there, if its attribute is absent.
        || before.equals(LockAttribute.IN_KEY)
        || after.equals(LockAttribute.IN_KEY)
        || after.equals(LockAttribute.IN_INDEX_KEY);
  }

  boolean isReadable() {
    return isReadable(before.type(), after.type());
  }

  /** The attribute's name, as messages have it. */
  String name() {
    return after.path().shown();
  }

  /** The constants of an enum that it does not have any more; none if it is no enum any more. */
  List<String> lostConstants() {
    return after.constants().isEmpty()
        ? List.of()
        : before.constants().stream()
            .filter(constant -> !after.constants().contains(constant))
            .toList();
  }

  /** Whether another class of the user's makes the stored value. */
  boolean isConvertedOtherwise() {
    return !before.converter().equals(after.converter());
  }
}
