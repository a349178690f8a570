package roundtrip;

import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.MappingException;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Says what is wrong with the generated mapper, or nothing. */
public final class Check implements Supplier<String> {

  private static final Course COURSE =
      new Course(
          7,
          "math",
          "x#y",
          "hall",
          Instant.parse("2024-01-15T00:00:00Z"),
          List.of(new Course.Room("a", 1), new Course.Room("b", 2)),
          Set.of(1, 2),
          Map.of("k", List.of("v")));

  @Override
  public String get() {
    Map<String, AttributeValue> item = CourseMapper.INSTANCE.toItem(COURSE);
    StringBuilder problems = new StringBuilder();
    expect(problems, "whole item", COURSE, CourseMapper.INSTANCE.fromItem(item));
    expect(problems, "PK", AttributeValue.fromS("COURSE#7"), item.get("PK"));
    expect(problems, "SK", AttributeValue.fromS("math#x%23y#2024-01-15"), item.get("SK"));
    expect(problems, "key-only attribute", null, item.get("hall"));
    Map<String, AttributeValue> keys = new HashMap<>(item);
    keys.keySet().removeAll(List.of("year", "topic", "section", "day"));
    expect(problems, "key components without attributes", COURSE, CourseMapper.INSTANCE.fromItem(keys));
    Course bare = new Course(1, "a", "b", null, COURSE.day(), List.of(), Set.of(), Map.of());
    Map<String, AttributeValue> bareItem = CourseMapper.INSTANCE.toItem(bare);
    expect(problems, "no index key", null, bareItem.get("GSI1PK"));
    expect(problems, "bare item", bare, CourseMapper.INSTANCE.fromItem(bareItem));
    expect(problems, "key of record", CourseKey.of(COURSE), CourseKey.year(7).topic("math").section("x#y").day(COURSE.day()));
    expect(problems, "section", "x#y", CourseKey.of(COURSE).section());
    Map<String, AttributeValue> lost = new HashMap<>(item);
    lost.put("rooms", AttributeValue.fromL(List.of(AttributeValue.fromM(Map.of()))));
    expect(
        problems,
        "missing primitive",
        "[MAPPING] Cannot read attribute 'rooms[0].level' of Course: expected a value for component 'floor', found nothing."
            + " Correct the stored item, or change the record to match it.",
        problemOf(lost));
    expect(
        problems,
        "message with the key of a topic",
        "[INVALID_KEY] Key component 'id' of Message would be the constant key of another entity. Use another value.",
        refusalOf("java", "META"));
    expect(problems, "message", "none", refusalOf("java", "meta"));
    Map<String, AttributeValue> team =
        new HashMap<>(TeamMapper.INSTANCE.toItem(new Club.Team("red", 3)));
    expect(problems, "count", 3, TeamMapper.INSTANCE.fromItem(team).players());
    team.remove("players");
    expect(problems, "count of nothing", 0, TeamMapper.INSTANCE.fromItem(team).players());
    PlayerKey player = PlayerKey.of("red", 7);
    expect(problems, "child's PK", AttributeValue.fromS("TEAM#red"), player.attributes().get("PK"));
    expect(problems, "parent", TeamKey.of("red"), PlayerDao.TYPE.relations().get(0).ownerKey(player));
    return problems.toString();
  }

  private static String refusalOf(String topic, String id) {
    try {
      MessageKey.of(topic, id);
      return "none";
    } catch (InvalidKeyException e) {
      return e.getMessage();
    }
  }

  private static String problemOf(Map<String, AttributeValue> item) {
    try {
      return "none: " + CourseMapper.INSTANCE.fromItem(item);
    } catch (MappingException e) {
      return e.getMessage();
    }
  }

  private static void expect(StringBuilder problems, String what, Object expected, Object actual) {
    if (expected == null ? actual != null : !expected.equals(actual)) {
      problems.append(what).append(": expected ").append(expected).append(", found ").append(actual).append('\n');
    }
  }
}
