package io.partita.it.counts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.RawItems;
import io.partita.it.counts.Directory.Person;
import io.partita.it.counts.Directory.Team;
import io.partita.runtime.UniqueViolationException;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Values that one item of an entity has alone: taken with it, freed with it, never in between. */
@DynamoDbTest
class UniqueTest {

  private static DirectoryTable directory;
  private static PersonDao people;
  private static RawItems raw;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    directory = DirectoryTable.of(client, name);
    directory.createTableIfMissing();
    people = directory.person();
    raw = new RawItems(client, name);
  }

  private static Person person(String id, String email, String handle) {
    return new Person(id, id + "'s name", email, handle);
  }

  private static void assertTaken(String component, Executable write) {
    String message = assertThrows(UniqueViolationException.class, write).getMessage();
    assertTrue(message.contains(component), message);
    assertFalse(message.contains("@"), message);
  }

  private static boolean isTaken(String component, String encodedValue) {
    String key = "UNIQUE#Person#" + component + "#" + encodedValue;
    return !raw.get(key, key).isEmpty();
  }

  @Test
  void aValueIsTakenOnceAndFindsItsItem() {
    Person ada = people.create(person("ada", "ada@example.org", "lovelace"));
    assertTaken("email", () -> people.create(person("ada2", "ada@example.org", null)));
    assertTaken("handle", () -> people.create(person("ada3", "other@example.org", "lovelace")));
    assertFalse(people.exists("ada2"));
    assertFalse(people.exists("ada3"));
    assertEquals(Optional.of(ada), people.findByEmail("ada@example.org"));
    assertEquals(Optional.of(ada), people.findByHandle("lovelace"));
    assertEquals(Optional.empty(), people.findByEmail("other@example.org"));
    assertTrue(isTaken("email", "ada@example.org"));
    people.create(person("ada3", "other@example.org", null));
  }

  @Test
  void valuesOfOtherComponentsAndEntitiesAreOthers() {
    people.create(person("same", "same", "same"));
    directory.team().create(new Team("same", "Same", "same", 0, 0));
    assertEquals("same", people.findByHandle("same").orElseThrow().personId());
    assertEquals("same", directory.team().findBySlug("same").orElseThrow().teamId());
  }

  @Test
  void noValueTakesNothing() {
    people.create(person("null1", "null1@example.org", null));
    people.create(person("null2", "null2@example.org", null));
    people.update("null1").handle("first").execute();
    assertEquals("null1", people.findByHandle("first").orElseThrow().personId());
    people.update("null1").clearHandle().execute();
    assertEquals(Optional.empty(), people.findByHandle("first"));
    people.update("null2").handle("first").execute();
    assertEquals("null2", people.findByHandle("first").orElseThrow().personId());
    people.replace(person("null2", "null2@example.org", null));
    assertFalse(isTaken("handle", "first"));
  }

  @Test
  void aChangeFreesTheOldValue() {
    people.create(person("bob", "bob@example.org", "bob"));
    people.create(person("eve", "eve@example.org", "eve"));
    assertTaken("email", () -> people.update("bob").email("eve@example.org").execute());
    assertEquals("bob@example.org", people.get("bob").email());
    Person changed = people.update("bob").email("bob@new.org").name("Bobby").executeAndGet();
    assertEquals(new Person("bob", "Bobby", "bob@new.org", "bob"), changed);
    assertEquals(Optional.of(changed), people.findByEmail("bob@new.org"));
    assertEquals(Optional.empty(), people.findByEmail("bob@example.org"));
    people.update("eve").email("bob@example.org").execute();
    assertEquals("eve", people.findByEmail("bob@example.org").orElseThrow().personId());
    assertFalse(isTaken("email", "eve@example.org"));
  }

  @Test
  void aReplacementFreesTheOldValue() {
    people.create(person("carl", "carl@example.org", "carl"));
    people.create(person("cora", "cora@example.org", "cora"));
    assertTaken("handle", () -> people.replace(person("carl", "carl@example.org", "cora")));
    people.replace(person("carl", "carl@new.org", "carl"));
    assertFalse(isTaken("email", "carl@example.org"));
    assertTrue(isTaken("email", "carl@new.org"));
    assertTrue(isTaken("handle", "carl"));
    people.replace(new Person("carl", "Same values", "carl@new.org", "carl"));
    assertEquals("Same values", people.findByHandle("carl").orElseThrow().name());
  }

  @Test
  void otherChangesLeaveTheValuesAlone() {
    people.create(person("dora", "dora@example.org", "dora"));
    people.update("dora").name("Dora").execute();
    people.update("dora").email("dora@example.org").execute();
    assertEquals("Dora", people.findByEmail("dora@example.org").orElseThrow().name());
    assertTaken("email", () -> people.create(person("dora2", "dora@example.org", null)));
  }

  @Test
  void aDeleteFreesEveryValue() {
    people.create(person("finn", "finn@example.org", "finn"));
    people.delete("finn");
    assertFalse(isTaken("email", "finn@example.org"));
    assertFalse(isTaken("handle", "finn"));
    people.create(person("finn2", "finn@example.org", "finn"));
    assertTrue(people.deleteIfExists("finn2"));
    assertFalse(people.deleteIfExists("finn2"));
    people.create(person("finn", "finn@example.org", "finn"));
  }

  @Test
  void anyTextIsAValueOfItsOwn() {
    List<String> handles =
        List.of("a#b", "a", "a#", "#a", "a b", "a%23b", "\uD83E\uDD8A", "é", "A");
    for (int i = 0; i < handles.size(); i++) {
      people.create(person("text" + i, "text" + i + "@example.org", handles.get(i)));
    }
    for (int i = 0; i < handles.size(); i++) {
      assertEquals("text" + i, people.findByHandle(handles.get(i)).orElseThrow().personId());
    }
    assertTrue(isTaken("handle", "a%23b"));
    assertTrue(isTaken("handle", "a%2523b"));
    assertTaken("handle", () -> people.create(person("text", "text@x.org", "\uD83E\uDD8A")));
  }

  @Test
  void twoValuesAreSwappedInOneTransaction() {
    people.create(person("gus", "gus@example.org", "one"));
    people.create(person("gil", "gil@example.org", "two"));
    people.update("gus").clearHandle().execute();
    directory
        .transact()
        .update(people.update("gil").handle("free"))
        .create(person("gal", "gal@example.org", "one"))
        .execute();
    assertEquals("gal", people.findByHandle("one").orElseThrow().personId());
    assertEquals("gil", people.findByHandle("free").orElseThrow().personId());
    assertEquals(Optional.empty(), people.findByHandle("two"));
  }

  @Test
  void aSentinelWithoutItsItemFindsNothing() {
    people.create(person("hugo", "hugo@example.org", "hugo"));
    raw.delete("PERSON#hugo", "PERSON");
    assertEquals(Optional.empty(), people.findByEmail("hugo@example.org"));
    raw.put(PersonMapper.INSTANCE.toItem(person("hugo", "hugo@else.org", "hugo")));
    assertEquals(Optional.empty(), people.findByEmail("hugo@example.org"), "it has another value");
  }

  @Test
  void sentinelsAreNoPeople() {
    people.create(person("iris", "iris@example.org", "iris"));
    assertTrue(people.scan().list().stream().anyMatch(found -> found.personId().equals("iris")));
    String key = "UNIQUE#Person#handle#iris";
    Map<String, ?> sentinel = raw.get(key, key);
    assertFalse(sentinel.isEmpty());
  }

  @Test
  void thereIsNoPutThatCouldNotBeRight() {
    List<String> methods =
        Arrays.stream(PersonDao.class.getMethods()).map(Method::getName).toList();
    assertTrue(methods.contains("create"));
    assertFalse(methods.contains("put"));
    assertFalse(methods.contains("putAll"));
  }

  /** Gives a stored person an address that cannot be read. */
  private static void breakEmail(String id) {
    raw.add("PERSON#" + id, "PERSON", Map.of("email", RawItems.number(1)));
  }

  @Test
  void aValueThatCannotBeReadKeepsNobodyFromWriting() {
    people.create(person("bad", "bad@example.org", "bad"));
    breakEmail("bad");
    people.update("bad").email("good@example.org").execute();
    assertEquals("bad", people.findByEmail("good@example.org").orElseThrow().personId());
    breakEmail("bad");
    assertEquals("Good", people.update("bad").name("Good").email("x").executeAndGet().name());
    breakEmail("bad");
    Person repaired = person("bad", "repaired@example.org", "bad");
    assertEquals(repaired, people.replace(repaired));
    breakEmail("bad");
    directory.transact().update(people.update("bad").handle("better")).execute();
    assertEquals(RawItems.text("better"), raw.get("PERSON#bad", "PERSON").get("handle"));
    people.delete("bad");
    assertEquals(Map.of(), raw.get("PERSON#bad", "PERSON"));
    assertFalse(isTaken("handle", "better"), "what can be read becomes free");
    assertTrue(isTaken("email", "repaired@example.org"), "nobody knows what was its address");
  }

  @Test
  void oneValueThatCannotBeReadStopsNoOtherDeletion() {
    List<PersonKey> keys = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      people.create(person("bulk" + i, "bulk" + i, null));
      keys.add(PersonKey.of("bulk" + i));
    }
    breakEmail("bulk2");
    assertEquals(keys, people.deleteAll(keys).deleted());
    assertFalse(isTaken("email", "bulk3"));
    people.create(person("seated", "seated@example.org", null));
    breakEmail("seated");
    assertEquals(1, people.deleteCascade("seated"));
  }
}
