package io.partita.runtime.generated.operation;

import static io.partita.runtime.generated.operation.Enrollment.BY_COURSE;
import static io.partita.runtime.generated.operation.Enrollment.COURSE;
import static io.partita.runtime.generated.operation.Enrollment.SEMESTER;
import static io.partita.runtime.generated.operation.Enrollment.STUDENT;
import static io.partita.runtime.generated.operation.Reading.AT;
import static io.partita.runtime.generated.operation.Reading.LABEL;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.annotations.KeyEncoding;
import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.Options;
import io.partita.runtime.Page;
import io.partita.runtime.condition.OrderedField;
import io.partita.runtime.condition.TextField;
import io.partita.runtime.generated.schema.AccessPattern;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.generated.schema.KeyTemplate;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.Path;
import io.partita.runtime.internal.operation.TableContext;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.Select;

class QueryRequestTest {

  private static final Options OPTIONS =
      Options.builder().clock(Clock.fixed(Instant.ofEpochSecond(1000), ZoneOffset.UTC)).build();

  private final QueryTable table = new QueryTable("PK", "SK").index("GSI1", "GSI1PK", "GSI1SK");
  private final TableContext context = TableContext.of(table, QueryTable.NAME, OPTIONS);
  private final QueryTable readings =
      new QueryTable("device", "at").index("Labels", "device", "label").index("Labelled", "label");
  private final TableContext readingsContext = TableContext.of(readings, QueryTable.NAME, OPTIONS);

  private QueryRequest sent(UnaryOperator<QueryState<Enrollment>> stages) {
    table.queries.clear();
    Enrollment.Query query = Enrollment.byStudent(context, "s1");
    query.with(stages.apply(query.state())).list();
    assertEquals(1, table.queries.size());
    return table.queries.get(0);
  }

  private QueryRequest sentNative(
      AccessPattern<Reading> pattern, UnaryOperator<QueryState<Reading>> stages) {
    readings.queries.clear();
    Reading.Query query = Reading.byDevice(readingsContext, pattern, "d1");
    query.with(stages.apply(query.state())).list();
    return readings.queries.get(0);
  }

  private static String condition(QueryRequest request) {
    String text = request.keyConditionExpression();
    for (Map.Entry<String, AttributeValue> value : request.expressionAttributeValues().entrySet()) {
      AttributeValue given = value.getValue();
      text =
          text.replaceAll(
              value.getKey() + "\\b",
              (given.s() != null ? given.s() : given.n()).replace("$", "\\$"));
    }
    return text;
  }

  @Test
  void aQueryOfTheTableNamesPartitionAndPrefix() {
    QueryRequest request = sent(state -> state);
    assertEquals(
        QueryRequest.builder()
            .tableName("school")
            .keyConditionExpression("#PK = :PK AND begins_with(#SK, :SK)")
            .filterExpression("NOT (#expires <= :now)")
            .expressionAttributeNames(Map.of("#PK", "PK", "#SK", "SK", "#expires", "expires"))
            .expressionAttributeValues(
                Map.of(
                    ":PK", AttributeValue.fromS("STUDENT#s1"),
                    ":SK", AttributeValue.fromS("COURSE#"),
                    ":now", AttributeValue.fromN("1000")))
            .build(),
        request);
  }

  @Test
  void aQueryOfAnIndexNamesTheIndexAndItsKeys() {
    Enrollment.byCourse(context, BY_COURSE, "c1").semester("2024").list();
    QueryRequest request = table.queries.get(0);
    assertEquals("GSI1", request.indexName());
    assertEquals(
        "#GSI1PK = COURSE#c1 AND begins_with(#GSI1SK, ENROLLMENT#2024#)", condition(request));
  }

  @Test
  void stagesNarrowTheRange() {
    assertEquals(
        "#PK = STUDENT#s1 AND begins_with(#SK, COURSE#20%2324#)",
        condition(sent(state -> state.exact(SEMESTER, "20#24"))));
    assertEquals(
        "#PK = STUDENT#s1 AND #SK = COURSE#2024#c1",
        condition(sent(state -> state.exact(SEMESTER, "2024").exact(COURSE, "c1"))));
    assertEquals(
        "#PK = STUDENT#s1 AND #SK BETWEEN COURSE#2024#c1 AND COURSE#2024$",
        condition(sent(state -> state.exact(SEMESTER, "2024").from(COURSE, "c1"))));
  }

  @Test
  void rangesBecomeOneCondition() {
    String partition = "#PK = STUDENT#s1 AND ";
    assertEquals(
        partition + "#SK BETWEEN COURSE#a AND COURSE$",
        condition(sent(state -> state.from(SEMESTER, "a"))));
    assertEquals(
        partition + "#SK BETWEEN COURSE#a$ AND COURSE$",
        condition(sent(state -> state.after(SEMESTER, "a"))));
    assertEquals(
        partition + "#SK BETWEEN COURSE# AND COURSE#a$",
        condition(sent(state -> state.to(SEMESTER, "a"))));
    assertEquals(
        partition + "#SK BETWEEN COURSE#a AND COURSE#b$",
        condition(sent(state -> state.between(SEMESTER, "a", "b"))));
    assertEquals(
        partition + "begins_with(#SK, COURSE#a)",
        condition(sent(state -> state.startsWith(SEMESTER, "a"))));
    assertTrue(
        condition(sent(state -> state.before(SEMESTER, "b")))
            .startsWith(partition + "#SK BETWEEN COURSE# AND COURSE#a"));
  }

  @Test
  void aConstantSortKeyIsExact() {
    AccessPattern<Enrollment> pattern =
        AccessPattern.index(
            Enrollment.TYPED,
            "byCourse",
            "GSI1",
            false,
            Enrollment.GSI1.partition(),
            KeyAttribute.sort("GSI1SK", KeyTemplate.literal("INFO")),
            KeyEncoding.ORDERED);
    Enrollment.byCourse(context, pattern, "c1").list();
    assertEquals("#GSI1PK = COURSE#c1 AND #GSI1SK = INFO", condition(table.queries.get(0)));
  }

  @Test
  void aSortComponentThatThePartitionKnowsIsNoStage() {
    table.index("Flipped", "SK", "PK");
    new Enrollment.Query(
            QueryState.of(
                new PhysicalTable(context),
                Enrollment.FLIPPED,
                ComponentValues.of(SEMESTER, "2024", COURSE, "c1").with(Enrollment.STUDENT, "s1")))
        .list();
    assertEquals("#SK = COURSE#2024#c1 AND #PK = STUDENT#s1", condition(table.queries.get(0)));
  }

  @Test
  void nativeSortKeysAreComparedInTheirOwnType() {
    String device = "#device = d1";
    assertEquals(device, condition(sentNative(Reading.BY_DEVICE, state -> state)));
    assertEquals(
        device + " AND #at = 7",
        condition(sentNative(Reading.BY_DEVICE, state -> state.exact(AT, 7L))));
    assertEquals(
        device + " AND #at >= 7",
        condition(sentNative(Reading.BY_DEVICE, state -> state.from(AT, 7L))));
    assertEquals(
        device + " AND #at > 7",
        condition(sentNative(Reading.BY_DEVICE, state -> state.after(AT, 7L))));
    assertEquals(
        device + " AND #at <= 7",
        condition(sentNative(Reading.BY_DEVICE, state -> state.to(AT, 7L))));
    assertEquals(
        device + " AND #at < 7",
        condition(sentNative(Reading.BY_DEVICE, state -> state.before(AT, 7L))));
    assertEquals(
        device + " AND #at BETWEEN 7 AND 10",
        condition(sentNative(Reading.BY_DEVICE, state -> state.between(AT, 7L, 10L))));
    assertEquals(
        AttributeValue.fromN("7"), readings.queries.get(0).expressionAttributeValues().get(":at"));
    assertEquals(
        device + " AND begins_with(#label, x)",
        condition(sentNative(Reading.BY_LABEL, state -> state.startsWith(LABEL, "x"))));
    assertEquals(
        device, condition(sentNative(Reading.BY_LABEL, state -> state.startsWith(LABEL, ""))));
  }

  @Test
  void anIndexWithoutASortKeyHasThePartitionAlone() {
    Reading.byLabel(readingsContext, "x").list();
    assertEquals("#label = x", condition(readings.queries.get(0)));
  }

  @Test
  void settingsAreSent() {
    OrderedField<Enrollment, Long> grade = new OrderedField<>(Path.of("grade"), Codecs.LONG);
    TextField<Enrollment> course = new TextField<>(Path.of("course"));
    Enrollment.byStudent(context, "s1")
        .reverse()
        .consistent()
        .limit(5)
        .filter(grade.ge(3L))
        .filter(course.beginsWith("c"))
        .list();
    QueryRequest request = table.queries.get(0);
    assertFalse(request.scanIndexForward());
    assertTrue(request.consistentRead());
    assertEquals(5, request.limit());
    assertEquals(
        "NOT (#expires <= :now) AND #grade >= :grade AND begins_with(#course, :course)",
        request.filterExpression());
    Enrollment.byStudent(context, "s1").list();
    assertNull(table.queries.get(1).scanIndexForward());
    assertNull(table.queries.get(1).consistentRead());
    assertNull(table.queries.get(1).limit());
  }

  @Test
  void aRangeThatOthersShareIsFilteredByType() {
    Enrollment.byCourse(context, BY_COURSE.shared(), "c1").list();
    QueryRequest request = table.queries.get(0);
    assertEquals("#Type IN (:type, :type2) AND NOT (#expires <= :now)", request.filterExpression());
    assertEquals(
        List.of("Attendance", "Enrollment"),
        Stream.of(":type", ":type2")
            .map(request.expressionAttributeValues()::get)
            .map(AttributeValue::s)
            .toList());
  }

  @Test
  void withoutATypeAttributeThereIsNothingToFilter() {
    Enrollment.byCourse(context, Enrollment.UNTYPED_BY_COURSE.shared(), "c1").list();
    assertNull(table.queries.get(0).filterExpression());
  }

  @Test
  void anExpiryThatIsAKeyIsNoFilterButChecked() {
    readings.store(new Reading("d1", 999, "x").item());
    readings.store(new Reading("d1", 1001, "x").item());
    Reading.Query query = Reading.byDevice(readingsContext, Reading.BY_DEVICE, "d1");
    assertEquals(List.of(new Reading("d1", 1001, "x")), query.list());
    assertNull(readings.queries.get(0).filterExpression());
    assertEquals(1, query.count());
    assertEquals("#device, #at, #Type", readings.queries.get(1).projectionExpression());
    assertEquals(
        List.of(new Reading("d1", 1001, "x")), Reading.byLabel(readingsContext, "x").list());
    assertEquals("NOT (#at <= :now)", readings.queries.get(2).filterExpression());
  }

  @Test
  void countTransfersCountsOnly() {
    for (int i = 0; i < 10; i++) {
      table.store(Enrollment.of("s1", "2024", "c" + i).item());
    }
    table.responseItems = 3;
    assertEquals(10, Enrollment.byStudent(context, "s1").count());
    assertEquals(4, table.queries.size());
    assertTrue(table.queries.stream().allMatch(request -> request.select() == Select.COUNT));
    assertEquals(4, Enrollment.byStudent(context, "s1").limit(4).count());
  }

  @Test
  void countReadsKeysWhereTheyTellTheEntity() {
    table.store(Enrollment.of("s1", "2024", "c1").item());
    assertEquals(1, Enrollment.byCourse(context, Enrollment.UNTYPED_BY_COURSE, "c1").count());
    QueryRequest request = table.queries.get(0);
    assertEquals("#GSI1PK, #GSI1SK, #PK, #SK", request.projectionExpression());
    assertNull(request.select());
  }

  @Test
  void itemsOfOtherEntitiesAndExpiredOnesAreNeverDecoded() {
    Map<String, AttributeValue> foreign = new HashMap<>(Enrollment.of("s1", "2024", "c1").item());
    foreign.put("Type", AttributeValue.fromS("Exam"));
    table.store(foreign);
    table.store(new Enrollment("s1", "2024", "c2", 0, 1000).item());
    table.store(Enrollment.of("s1", "2024", "c3").item());
    Map<String, AttributeValue> former = new HashMap<>(Enrollment.of("s1", "2024", "c4").item());
    former.put("Type", AttributeValue.fromS("Attendance"));
    table.store(former);
    assertEquals(
        List.of(Enrollment.of("s1", "2024", "c3"), Enrollment.of("s1", "2024", "c4")),
        Enrollment.byStudent(context, "s1").list());
  }

  @Test
  void foreignShapesAreDroppedWhereNoTypeTells() {
    table.store(Enrollment.of("s1", "2024", "c1").item());
    Map<String, AttributeValue> deeper = new HashMap<>(Enrollment.of("s2", "2024", "c1").item());
    deeper.put("GSI1SK", AttributeValue.fromS("ENROLLMENT#2024#s2#EXAM"));
    table.store(deeper);
    Enrollment.Query query = Enrollment.byCourse(context, Enrollment.UNTYPED_BY_COURSE, "c1");
    assertEquals(List.of(Enrollment.of("s1", "2024", "c1")), query.list());
    assertEquals(1, query.count());
  }

  @Test
  void reversedBoundsAreEmptyWithoutARequest() {
    Enrollment.Query byStudent = Enrollment.byStudent(context, "s1");
    Enrollment.Query query = byStudent.with(byStudent.state().between(SEMESTER, "b", "a"));
    assertEquals(List.of(), query.list());
    assertEquals(List.of(), query.stream().toList());
    assertEquals(List.of(), query.pages().toList());
    assertEquals(new Page<>(List.of(), Optional.empty()), query.page());
    assertEquals(Optional.empty(), query.first());
    assertEquals(0, query.count());
    assertEquals("No request is sent.", query.explain().toString());
    Reading.Query device = Reading.byDevice(readingsContext, Reading.BY_DEVICE, "d1");
    assertEquals(0, device.with(device.state().between(AT, 10L, 7L)).count());
    assertTrue(table.queries.isEmpty());
    assertTrue(readings.queries.isEmpty());
  }

  @Test
  void theTypeIsFilteredUntilAStageLeavesNoOthers() {
    AccessPattern<Enrollment> shared = BY_COURSE.sharedUntil(SEMESTER);
    Enrollment.Query query = Enrollment.byCourse(context, shared, "c1");
    assertTrue(query.explain().toString().contains("which the filter drops"));
    QueryState<Enrollment> from = query.state().from(SEMESTER, "2024");
    assertTrue(query.with(from).explain().toString().contains("which the filter drops"));
    QueryState<Enrollment> given = query.state().exact(SEMESTER, "2024");
    assertFalse(query.with(given).explain().toString().contains("which the filter drops"));
    table.queries.clear();
    query.list();
    query.with(given).list();
    assertTrue(table.queries.get(0).filterExpression().contains("#Type"));
    assertFalse(table.queries.get(1).filterExpression().contains("#Type"));
  }

  @Test
  void explainShowsTheRequestAndWhatItDrops() {
    String text = Enrollment.byCourse(context, BY_COURSE.shared(), "secret").explain().toString();
    assertTrue(text.startsWith("Query"), text);
    assertTrue(text.contains("#GSI1PK = :GSI1PK AND begins_with(#GSI1SK, :GSI1SK)"), text);
    assertTrue(text.contains("other entities, which the filter drops"), text);
    assertTrue(text.contains("follows the table with a short delay"), text);
    assertFalse(text.contains("secret"), text);
    assertTrue(table.queries.isEmpty());
  }

  @Test
  void valuesThatCannotBeInTheKeyAreRefusedAtOnce() {
    QueryState<Enrollment> state = Enrollment.byStudent(context, "s1").state();
    String missing = nothing();
    assertThrows(InvalidKeyException.class, () -> Enrollment.byStudent(context, ""));
    assertThrows(InvalidKeyException.class, () -> Enrollment.byStudent(context, missing));
    assertThrows(InvalidKeyException.class, () -> state.exact(SEMESTER, missing));
    assertThrows(
        InvalidKeyException.class, () -> state.exact(SEMESTER, "2024").exact(COURSE, missing));
    assertThrows(InvalidKeyException.class, () -> state.from(SEMESTER, missing));
    assertThrows(InvalidKeyException.class, () -> state.startsWith(SEMESTER, missing));
    assertThrows(
        InvalidKeyException.class,
        () -> state.exact(SEMESTER, "x".repeat(1020)).exact(COURSE, "c"));
    assertTrue(table.queries.isEmpty());
  }

  @Test
  void refusedValuesOfAnIndexNameTheEntity() {
    InvalidKeyException partition =
        assertThrows(
            InvalidKeyException.class, () -> Enrollment.byCourse(context, Enrollment.BY_SEAT, ""));
    QueryState<Enrollment> state = Enrollment.byCourse(context, Enrollment.BY_SEAT, "c1").state();
    InvalidKeyException sort =
        assertThrows(InvalidKeyException.class, () -> state.exact(STUDENT, ""));
    assertTrue(partition.getMessage().contains("'course' of Enrollment"), partition.getMessage());
    assertTrue(sort.getMessage().contains("'student' of Enrollment"), sort.getMessage());
  }

  @SuppressWarnings({"NullAway", "DataFlowIssue"})
  private static String nothing() {
    return Map.<String, String>of().get("nothing");
  }

  @Test
  void numbersOfItemsMustBePositive() {
    Enrollment.Query query = Enrollment.byStudent(context, "s1");
    assertThrows(IllegalArgumentException.class, () -> query.limit(0));
    assertThrows(IllegalArgumentException.class, () -> query.pageSize(-1));
  }

  @Test
  void settingsGiveAnotherQuery() {
    table.store(Enrollment.of("s1", "2024", "c1").item());
    Enrollment.Query query = Enrollment.byStudent(context, "s1");
    query.limit(1).reverse().consistent().pageSize(3).semester("2023");
    query.list();
    assertNull(table.queries.get(0).limit());
    assertNull(table.queries.get(0).scanIndexForward());
  }
}
