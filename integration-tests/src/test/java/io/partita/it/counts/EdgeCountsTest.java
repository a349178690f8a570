package io.partita.it.counts;

import static io.partita.it.RawItems.number;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.RawItems;
import io.partita.it.counts.Clubs.Follow;
import io.partita.it.counts.Clubs.Group;
import io.partita.it.counts.Clubs.Like;
import io.partita.it.counts.Clubs.Membership;
import io.partita.it.counts.Clubs.Post;
import io.partita.it.counts.Clubs.User;
import io.partita.runtime.CountMismatchException;
import io.partita.runtime.HasRelatedItemsException;
import io.partita.runtime.ItemAlreadyExistsException;
import io.partita.runtime.ItemBeingDeletedException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Edges that their ends count: the counts are those of the edges, whatever happens. */
@DynamoDbTest
class EdgeCountsTest {

  private static ClubsTable clubs;
  private static RawItems raw;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    clubs = ClubsTable.of(client, name);
    clubs.createTableIfMissing();
    raw = new RawItems(client, name);
  }

  private static void users(String... ids) {
    Arrays.stream(ids).forEach(id -> clubs.user().create(User.named(id)));
  }

  private static void groups(String... ids) {
    Arrays.stream(ids).forEach(id -> clubs.group().create(Group.named(id)));
  }

  private static Membership join(String user, String group) {
    return clubs.membership().create(new Membership(user, group, "member"));
  }

  private static long members(String group) {
    return clubs.group().get(group).memberCount();
  }

  private static long groupsOf(String user) {
    return clubs.user().get(user).groupCount();
  }

  private static void assertNames(
      String word, Class<? extends RuntimeException> type, Executable e) {
    String message = assertThrows(type, e).getMessage();
    assertTrue(message.contains(word), message);
  }

  @Test
  void bothEndsCountWhatIsCreatedAndDeleted() {
    users("ann", "ben");
    groups("go", "chess");
    Membership membership = join("ann", "go");
    assertEquals(membership, clubs.membership().get("ann", "go"));
    join("ben", "go");
    join("ann", "chess");
    assertEquals(2, members("go"));
    assertEquals(1, members("chess"));
    assertEquals(2, groupsOf("ann"));
    assertEquals(1, groupsOf("ben"));
    clubs.membership().delete("ann", "go");
    assertEquals(1, members("go"));
    assertEquals(1, groupsOf("ann"));
    clubs.membership().delete(MembershipKey.of("ben", "go"));
    assertEquals(0, members("go"));
    assertEquals(0, groupsOf("ben"));
    assertEquals(1, members("chess"));
  }

  @Test
  void aCreateThatFailsCountsNothing() {
    users("cleo");
    groups("club");
    join("cleo", "club");
    assertThrows(ItemAlreadyExistsException.class, () -> join("cleo", "club"));
    assertNames("Group", ItemNotFoundException.class, () -> join("cleo", "nowhere"));
    assertNames("User", ItemNotFoundException.class, () -> join("nobody", "club"));
    assertEquals(1, members("club"));
    assertEquals(1, groupsOf("cleo"));
    assertTrue(clubs.group().find("nowhere").isEmpty(), "a phantom group");
    assertEquals(Map.of(), raw.get("GROUP#nowhere", "INFO"), "a phantom item");
    assertFalse(clubs.membership().exists("cleo", "nowhere"));
    assertFalse(clubs.membership().exists("nobody", "club"));
  }

  @Test
  void aDeleteOfNothingCountsNothing() {
    users("dora");
    groups("duo");
    assertThrows(ItemNotFoundException.class, () -> clubs.membership().delete("dora", "duo"));
    assertFalse(clubs.membership().deleteIfExists("dora", "duo"));
    join("dora", "duo");
    assertTrue(clubs.membership().deleteIfExists("dora", "duo"));
    assertFalse(clubs.membership().deleteIfExists("dora", "duo"));
    assertEquals(0, members("duo"));
    assertEquals(0, groupsOf("dora"));
  }

  @Test
  void aUserThatFollowsItselfCountsOnBothSides() {
    users("eve", "eli");
    clubs.follow().create(new Follow("eve", "eve"));
    clubs.follow().create(new Follow("eve", "eli"));
    User eve = clubs.user().get("eve");
    assertEquals(2, eve.followingCount());
    assertEquals(1, eve.followerCount());
    assertEquals(1, clubs.user().get("eli").followerCount());
    assertEquals(0, clubs.user().get("eli").followingCount());
    clubs.follow().delete("eve", "eve");
    assertEquals(1, clubs.user().get("eve").followingCount());
    assertEquals(0, clubs.user().get("eve").followerCount());
    assertNames(
        "User", ItemNotFoundException.class, () -> clubs.follow().create(new Follow("eve", "no")));
  }

  @Test
  void anEndThatMustExistButDoesNotCountIsOnlyChecked() {
    clubs.post().create(new Post("hello", "Hello", 0));
    assertNames(
        "User", ItemNotFoundException.class, () -> clubs.like().create(new Like("ghost", "hello")));
    users("fay");
    Map<String, ?> before = raw.get("USER#fay", "PROFILE");
    clubs.like().create(new Like("fay", "hello"));
    assertEquals(1, clubs.post().get("hello").likeCount());
    assertEquals(before, raw.get("USER#fay", "PROFILE"));
    clubs.like().delete("fay", "hello");
    assertEquals(0, clubs.post().get("hello").likeCount());
  }

  @Test
  void nothingIsAddedToAnEndThatIsBeingDeleted() {
    users("gil");
    groups("going");
    join("gil", "going");
    users("gus");
    raw.add("GROUP#going", "INFO", Map.of("_deleting", number(1)));
    assertNames("Group", ItemBeingDeletedException.class, () -> join("gus", "going"));
    assertFalse(clubs.membership().exists("gus", "going"));
    assertEquals(0, groupsOf("gus"));
    clubs.membership().delete("gil", "going");
    assertEquals(0, groupsOf("gil"));
    assertEquals(number(0), raw.get("GROUP#going", "INFO").get("memberCount"));
  }

  @Test
  void anEdgeWhoseEndIsGoneCanStillBeDeleted() {
    users("hal");
    groups("here");
    join("hal", "here");
    raw.delete("GROUP#here", "INFO");
    clubs.membership().delete("hal", "here");
    assertFalse(clubs.membership().exists("hal", "here"));
    assertEquals(0, groupsOf("hal"));
    assertEquals(Map.of(), raw.get("GROUP#here", "INFO"), "a phantom item");

    groups("here");
    join("hal", "here");
    raw.delete("GROUP#here", "INFO");
    raw.delete("USER#hal", "PROFILE");
    clubs.membership().delete("hal", "here");
    assertFalse(clubs.membership().exists("hal", "here"));
    assertEquals(Map.of(), raw.get("USER#hal", "PROFILE"), "a phantom item");
  }

  @Test
  void aCountThatIsTooSmallIsReportedAndNothingIsWritten() {
    users("ida");
    groups("inn");
    join("ida", "inn");
    raw.add("GROUP#inn", "INFO", Map.of("memberCount", number(0)));
    CountMismatchException mismatch =
        assertThrows(CountMismatchException.class, () -> clubs.membership().delete("ida", "inn"));
    assertTrue(mismatch.getMessage().contains("memberCount"), mismatch.getMessage());
    assertTrue(mismatch.getMessage().contains("recount"), mismatch.getMessage());
    assertTrue(clubs.membership().exists("ida", "inn"));
    assertEquals(1, groupsOf("ida"));
    assertEquals(1, clubs.group().recount("inn").memberCount());
    clubs.membership().delete("ida", "inn");
    assertEquals(0, members("inn"));
  }

  @Test
  void countsStartAtZeroWhateverTheRecordSays() {
    User stored = clubs.user().create(new User("jim", "Jim", 7, 8, 9));
    assertEquals(new User("jim", "Jim", 0, 0, 0), stored);
    assertEquals(stored, clubs.user().get("jim"));
    assertEquals(number(0), raw.get("USER#jim", "PROFILE").get("groupCount"));
    assertEquals(0, clubs.group().create(new Group("jam", "Jam", 5, 0, null)).memberCount());
  }

  @Test
  void countsSurvivePutAndReplace() {
    users("kim");
    groups("kin");
    join("kim", "kin");
    User put = clubs.user().put(new User("kim", "Kim", 70, 80, 90));
    assertEquals(new User("kim", "Kim", 1, 0, 0), put);
    assertEquals(put, clubs.user().get("kim"));
    Group kin = clubs.group().get("kin");
    Group replaced = clubs.group().replace(new Group("kin", "Kin", 99, kin.version(), null));
    assertEquals(1, replaced.memberCount());
    assertEquals(1, members("kin"));
    assertEquals(0, clubs.user().put(new User("kurt", "Kurt", 5, 5, 5)).groupCount());
    assertEquals(0, groupsOf("kurt"));
  }

  @Test
  void anAbsentCountIsZero() {
    users("lea");
    raw.put(
        Map.of(
            "PK", RawItems.text("GROUP#lab"),
            "SK", RawItems.text("INFO"),
            "Type", RawItems.text("Group"),
            "groupId", RawItems.text("lab"),
            "name", RawItems.text("Lab"),
            "version", number(3)));
    assertEquals(0, members("lab"));
    join("lea", "lab");
    assertEquals(1, members("lab"));
  }

  @Test
  void countsHaveNoSetter() {
    List<String> setters =
        Arrays.stream(UserUpdate.class.getMethods()).map(Method::getName).toList();
    assertTrue(setters.contains("name"));
    assertEquals(
        List.of(), setters.stream().filter(name -> name.toLowerCase().contains("count")).toList());
  }

  @Test
  void countingTouchesNeitherVersionNorTimestamps() {
    users("mia");
    Group before = clubs.group().create(Group.named("mob"));
    join("mia", "mob");
    Group after = clubs.group().get("mob");
    assertEquals(before.version(), after.version());
    assertEquals(before.updatedAt(), after.updatedAt());
    assertEquals(1, after.memberCount());
    clubs.group().replace(new Group("mob", "The mob", 0, before.version(), null));
    assertEquals(1, members("mob"));
  }

  @Test
  void anEndThatIsCountedOnCannotBeDeleted() {
    users("nik");
    groups("net");
    join("nik", "net");
    assertNames("deleteCascade", HasRelatedItemsException.class, () -> clubs.group().delete("net"));
    assertNames("User", HasRelatedItemsException.class, () -> clubs.user().delete("nik"));
    assertThrows(HasRelatedItemsException.class, () -> clubs.group().deleteIfExists("net"));
    Group net = clubs.group().get("net");
    assertThrows(HasRelatedItemsException.class, () -> clubs.group().delete(net));
    assertEquals(1, members("net"));
    clubs.membership().delete("nik", "net");
    clubs.group().delete("net");
    clubs.user().delete("nik");
    assertThrows(ItemNotFoundException.class, () -> clubs.group().delete("net"));
  }

  @Test
  void anUpdateOfAnEdgeLeavesTheCounts() {
    users("olga");
    groups("orb");
    join("olga", "orb");
    clubs.membership().update("olga", "orb").role("admin").execute();
    clubs.membership().replace(new Membership("olga", "orb", "owner"));
    assertEquals(1, members("orb"));
  }

  @Test
  void updatesOfEdgesCannotCreateThem() {
    assertTrue(hasOrCreate(GroupUpdate.class));
    assertFalse(hasOrCreate(MembershipUpdate.class));
  }

  private static boolean hasOrCreate(Class<?> update) {
    return Arrays.stream(update.getMethods())
        .anyMatch(method -> method.getName().equals("orCreate"));
  }
}
