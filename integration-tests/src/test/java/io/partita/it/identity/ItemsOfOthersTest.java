package io.partita.it.identity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.partita.it.RawItems;
import io.partita.it.identity.Parcels.Club;
import io.partita.it.identity.Parcels.ClubWithMembers;
import io.partita.it.identity.Parcels.Comment;
import io.partita.it.identity.Parcels.Job;
import io.partita.it.identity.Parcels.Letter;
import io.partita.it.identity.Parcels.Line;
import io.partita.it.identity.Parcels.Member;
import io.partita.it.identity.Parcels.Person;
import io.partita.it.identity.Parcels.Score;
import io.partita.it.identity.Parcels.Shirt;
import io.partita.it.identity.Parcels.Visit;
import io.partita.runtime.ConditionFailedException;
import io.partita.runtime.MappingException;
import io.partita.runtime.TransactionFailedException;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items that another program has stored without some attributes, or with other ones. */
@DynamoDbTest
class ItemsOfOthersTest {

  private static final Map<String, AttributeValue> LINE =
      item(
          "PK",
          "ORDER#1",
          "SK",
          "LINE#1",
          "GSI1PK",
          "PARCEL#9",
          "GSI1SK",
          "LINE#1",
          "Type",
          "Line",
          "quantity",
          2);

  private final RawItems raw;
  private final ParcelsTable parcels;

  ItemsOfOthersTest(DynamoDbClient client, @TableName String table) {
    this.raw = new RawItems(client, table);
    this.parcels = ParcelsTable.of(client, table);
  }

  @BeforeEach
  void createTable() {
    parcels.createTableIfMissing();
  }

  private static Map<String, AttributeValue> item(Object... namesAndValues) {
    return with(Map.of(), namesAndValues);
  }

  private static Map<String, AttributeValue> with(
      Map<String, AttributeValue> item, Object... namesAndValues) {
    Map<String, AttributeValue> all = new HashMap<>(item);
    for (int i = 0; i < namesAndValues.length; i += 2) {
      Object value = namesAndValues[i + 1];
      all.put(
          (String) namesAndValues[i],
          value instanceof Integer number
              ? RawItems.number(number)
              : RawItems.text((String) value));
    }
    return all;
  }

  @Test
  void aComponentThatOnlyAnIndexKeyHoldsIsReadFromIt() {
    raw.put(LINE);
    List<Line> found = parcels.line().byParcelId("9").list();
    assertEquals(List.of(new Line("1", "1", "9", 2)), found);
    assertEquals(found, parcels.line().byOrderId("1").list());
    assertEquals(Optional.of(found.get(0)), parcels.read(LINE).map(Line.class::cast));
  }

  @Test
  void writingWhatWasReadKeepsTheIndexKeys() {
    Map<String, AttributeValue> whole = with(LINE, "orderId", "1", "lineId", "1", "parcelId", "9");
    raw.put(LINE);
    parcels.line().put(parcels.line().get("1", "1"));
    assertEquals(whole, raw.get("ORDER#1", "LINE#1"));
    raw.put(LINE);
    parcels.line().replace(parcels.line().get("1", "1"));
    assertEquals(whole, raw.get("ORDER#1", "LINE#1"));
    raw.put(LINE);
    parcels.line().update("1", "1").quantity(3).execute();
    assertEquals(with(LINE, "quantity", 3), raw.get("ORDER#1", "LINE#1"));
    raw.put(LINE);
    assertEquals(0, parcels.line().backfill().run().changed());
    assertEquals(LINE, raw.get("ORDER#1", "LINE#1"));
  }

  @Test
  void theKeyWinsOverAnAttributeThatDisagrees() {
    Map<String, AttributeValue> stored =
        item(
            "PK", "POST#1",
            "SK", "COMMENT#2024-01-15T13:00:00.000000000Z",
            "Type", "Comment",
            "postId", "1",
            "createdAt", "2024-01-15T12:00:00Z",
            "text", "hi");
    raw.put(stored);
    Instant inKey = Instant.parse("2024-01-15T13:00:00Z");
    Comment found = parcels.comment().get("1", inKey);
    assertEquals(new Comment("1", inKey, "hi"), found);
    parcels.comment().replace(found);
    assertEquals(
        with(stored, "createdAt", "2024-01-15T13:00:00Z"),
        raw.get("POST#1", "COMMENT#2024-01-15T13:00:00.000000000Z"));
    assertEquals(1, parcels.comment().byPostId("1").count());
  }

  @Test
  void anItemWhoseKeyHasAnotherShapeIsRefused() {
    raw.put(
        item(
            "PK", "POST-7",
            "SK", "COMMENT#2024-01-15T12:00:00.000000000Z",
            "Type", "Comment",
            "postId", "7",
            "createdAt", "2024-01-15T12:00:00Z",
            "text", "hi"));
    assertThrows(MappingException.class, () -> parcels.comment().scan().list());
    raw.delete("POST-7", "COMMENT#2024-01-15T12:00:00.000000000Z");
  }

  @Test
  void partsOfAnIndexKeyThatAreNotKnownStay() {
    Map<String, AttributeValue> visit =
        item(
            "PK", "PLACE#1",
            "SK", "VISIT#1",
            "GSI1PK", "GUEST#7",
            "GSI1SK", "2024-01-15T10:30:00Z#1",
            "GSI2PK", "NAME#ADA",
            "GSI2SK", "VISIT#1",
            "Type", "Visit");
    Map<String, AttributeValue> whole = with(visit, "placeId", "1", "visitId", "1", "guestId", "7");
    Visit read = new Visit("1", "1", "7", null, null, null);
    raw.put(visit);
    assertEquals(read, parcels.visit().get("1", "1"));
    parcels.visit().put(read);
    assertEquals(whole, raw.get("PLACE#1", "VISIT#1"));
    raw.put(visit);
    parcels.visit().replace(read);
    assertEquals(whole, raw.get("PLACE#1", "VISIT#1"));
    raw.put(visit);
    Visit other = new Visit("1", "2", "8", Instant.parse("2024-01-15T10:30:00Z"), "Bob", 3);
    parcels.visit().putAll(List.of(read, other));
    assertEquals(whole, raw.get("PLACE#1", "VISIT#1"));
    assertEquals(other, parcels.visit().get("1", "2"));
    raw.put(visit);
    parcels.transact().put(read).execute();
    assertEquals(whole, raw.get("PLACE#1", "VISIT#1"));
    raw.put(visit);
    parcels.visit().update("1", "1").guestId("8").execute();
    assertEquals(with(visit, "guestId", "8", "GSI1PK", "GUEST#8"), raw.get("PLACE#1", "VISIT#1"));
    raw.put(visit);
    assertEquals(0, parcels.visit().backfill().run().changed());
    assertEquals(visit, raw.get("PLACE#1", "VISIT#1"));
  }

  @Test
  void aStoredNullAndAFormerNameAreAttributes() {
    raw.put(with(LINE, "SK", "LINE#2", "GSI1SK", "LINE#2", "parcel", "7"));
    assertEquals("7", parcels.line().get("1", "2").parcelId());
    Map<String, AttributeValue> none = with(LINE, "SK", "LINE#3", "GSI1SK", "LINE#3");
    none.put("parcelId", AttributeValue.fromNul(true));
    raw.put(none);
    assertEquals(null, parcels.line().get("1", "3").parcelId());
  }

  @Test
  void aKeyOfAFormerTemplateTellsNothing() {
    Map<String, AttributeValue> former = with(LINE, "SK", "LINE#4", "GSI1PK", "BOX#9");
    raw.put(former);
    Line read = parcels.line().get("1", "4");
    assertEquals(new Line("1", "4", null, 2), read);
    parcels.line().put(read);
    assertEquals(
        List.of(),
        raw.get("ORDER#1", "LINE#4").keySet().stream().filter(n -> n.startsWith("GSI")).toList());
  }

  @Test
  void anExplicitNullRemovesTheKeys() {
    raw.put(LINE);
    parcels.line().put(new Line("1", "1", null, 2));
    assertEquals(
        item(
            "PK",
            "ORDER#1",
            "SK",
            "LINE#1",
            "Type",
            "Line",
            "orderId",
            "1",
            "lineId",
            "1",
            "quantity",
            2),
        raw.get("ORDER#1", "LINE#1"));
    Map<String, AttributeValue> visit =
        item(
            "PK", "PLACE#2",
            "SK", "VISIT#1",
            "GSI1PK", "GUEST#7",
            "GSI1SK", "2024-01-15T10:30:00Z#1",
            "Type", "Visit");
    raw.put(visit);
    parcels.visit().update("2", "1").clearArrivedAt().execute();
    assertEquals(
        item("PK", "PLACE#2", "SK", "VISIT#1", "Type", "Visit"), raw.get("PLACE#2", "VISIT#1"));
  }

  @Test
  void oneOfSeveralKeysOnAnIndexTellsItsOwnComponentsOnly() {
    Map<String, AttributeValue> open =
        item(
            "PK", "JOB#1",
            "SK", "JOB",
            "GSI1PK", "QUEUE#ada",
            "GSI1SK", "OPEN#p0000000007#1",
            "Type", "Job");
    open.put("GSI1SK", JobMapper.INSTANCE.toItem(new Job("1", "ada", 7, null, null)).get("GSI1SK"));
    raw.put(open);
    Job read = parcels.job().get("1");
    assertEquals(new Job("1", "ada", 7, null, null), read);
    parcels.job().put(read);
    assertEquals(JobMapper.INSTANCE.toItem(read), raw.get("JOB#1", "JOB"));
    Map<String, AttributeValue> done =
        item(
            "PK", "JOB#2",
            "SK", "JOB",
            "GSI1PK", "QUEUE#bob",
            "GSI1SK", "DONE#2024-01-15T10:30:00Z#2",
            "Type", "Job");
    raw.put(done);
    read = parcels.job().get("2");
    assertEquals(new Job("2", null, null, "bob", null), read);
    parcels.job().put(read);
    assertEquals(with(done, "jobId", "2", "checker", "bob"), raw.get("JOB#2", "JOB"));
    parcels.job().update("2").worker("eve").rank(1).execute();
    assertEquals(done.get("GSI1PK"), raw.get("JOB#2", "JOB").get("GSI1PK"));
    assertEquals(done.get("GSI1SK"), raw.get("JOB#2", "JOB").get("GSI1SK"));
    raw.put(done);
    assertEquals(0, parcels.job().backfill().run().changed());
  }

  @Test
  void theTimeOfCreationStaysAsTheKeyHasIt() {
    Map<String, AttributeValue> letter =
        item(
            "PK",
            "LETTER#1",
            "SK",
            "LETTER",
            "GSI1PK",
            "DAY#2020-01-15",
            "GSI1SK",
            "1",
            "Type",
            "Letter");
    raw.put(letter);
    Letter read = parcels.letter().get("1");
    assertEquals(new Letter("1", null, null), read);
    parcels.letter().put(new Letter("1", null, "hi"));
    assertEquals(with(letter, "letterId", "1", "text", "hi"), raw.get("LETTER#1", "LETTER"));
    Instant given = Instant.parse("2020-01-15T08:00:00Z");
    parcels.letter().replace(new Letter("1", given, "hi"));
    assertEquals(
        with(letter, "letterId", "1", "text", "hi", "createdAt", "2020-01-15T08:00:00Z"),
        raw.get("LETTER#1", "LETTER"));
  }

  @Test
  void aNumberThatOnlyAKeyHoldsIsAddedTo() {
    Score score = new Score("ann", "chess", 41, null);
    Map<String, AttributeValue> stored = new HashMap<>(ScoreMapper.INSTANCE.toItem(score));
    stored.remove("points");
    stored.remove("game");
    raw.put(stored);
    assertEquals(score, parcels.score().get("ann"));
    assertEquals(
        new Score("ann", "chess", 42, null),
        parcels.score().update("ann").addToPoints(1).executeAndGet());
    raw.put(stored);
    parcels.score().update("ann").note("hi").orCreate().execute();
    assertEquals(
        ScoreMapper.INSTANCE.toItem(new Score("ann", "chess", 41, "hi")).get("GSI1SK"),
        raw.get("PLAYER#ann", "SCORE").get("GSI1SK"));
    assertEquals(41, parcels.score().get("ann").points());
    assertEquals(RawItems.number(41), raw.get("PLAYER#ann", "SCORE").get("points"));
  }

  @Test
  void whatAnIndexDoesNotCarryIsNotTakenForNull() {
    Shirt shirt = new Shirt("s", "red", 42);
    Map<String, AttributeValue> stored = new HashMap<>(ShirtMapper.INSTANCE.toItem(shirt));
    stored.remove("color");
    raw.put(stored);
    assertEquals(shirt, parcels.shirt().get("s"));
    Shirt read = parcels.shirt().bySize(42).list().get(0);
    assertEquals(new Shirt("s", null, 42), read);
    parcels.shirt().put(read);
    assertEquals(with(stored), raw.get("SHIRT#s", "SHIRT"));
    parcels.shirt().update("s").clearColor().execute();
    assertEquals(new Shirt("s", null, 42), parcels.shirt().get("s"));
  }

  @Test
  void aUniqueValueThatOnlyAKeyHoldsIsFreedWhenItChanges() {
    parcels.person().create(new Person("1", "ann@example.org"));
    Map<String, AttributeValue> stored = new HashMap<>(raw.get("PERSON#1", "PERSON"));
    stored.remove("mail");
    raw.put(stored);
    parcels.person().replace(new Person("1", "eve@example.org"));
    assertEquals(
        Optional.of("1"), parcels.person().findByMail("eve@example.org").map(Person::personId));
    assertEquals(Optional.empty(), parcels.person().findByMail("ann@example.org"));
    parcels.person().create(new Person("2", "ann@example.org"));
  }

  /** Every way to read meets the same item, whose attributes say something else than its key. */
  @Test
  void everyWayToReadTakesTheKey() {
    Club club = parcels.club().put(new Club("1", "chess"));
    Person person = new Person("1", "p1@example.org");
    raw.put(PersonMapper.INSTANCE.toItem(person));
    Member member = new Member("1", "1", "captain");
    Map<String, AttributeValue> stored =
        with(MemberMapper.INSTANCE.toItem(member), "clubId", "7", "personId", "8");
    raw.put(stored);
    MemberKey key = MemberKey.of("1", "1");
    assertEquals(key, MemberKey.of(parcels.member().get("1", "1")));
    assertEquals(Map.of(key, member), parcels.member().findAll(List.of(key)));
    assertEquals(List.of(member), parcels.member().byClub("1").list());
    assertEquals(List.of(member), parcels.member().byPerson("1").list());
    assertEquals(List.of(member), parcels.member().byPerson("1").page().items());
    assertEquals(
        List.of(person),
        parcels.member().byClub("1").withPerson().list().stream()
            .map(link -> link.target().orElseThrow())
            .toList());
    assertEquals(member, parcels.member().scan().list().get(0));
    assertEquals(Optional.of(member), parcels.read(stored));
    assertEquals(Optional.of(member), parcels.transactionalGet(key).find(key));
    assertEquals(
        Optional.of(new ClubWithMembers(club, List.of(member))),
        parcels.clubWithMembers().find("1"));
    assertEquals(member, parcels.member().update("1", "1").role("captain").executeAndGet());
    ConditionFailedException refused =
        assertThrows(
            ConditionFailedException.class,
            () ->
                parcels
                    .member()
                    .update("1", "1")
                    .role("x")
                    .when(MemberFields.ROLE.eq("y"))
                    .execute());
    assertEquals("Member", refused.entity());
    TransactionFailedException failed =
        assertThrows(
            TransactionFailedException.class, () -> parcels.transact().create(member).execute());
    assertEquals(Optional.of(member), failed.failures().get(0).stored());
    parcels.member().replace(parcels.member().get("1", "1"));
    assertEquals(MemberMapper.INSTANCE.toItem(member), raw.get("CLUB#1", "PERSON#1"));
  }
}
