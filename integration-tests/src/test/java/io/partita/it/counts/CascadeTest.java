package io.partita.it.counts;

import static io.partita.it.RawItems.number;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.RawItems;
import io.partita.it.counts.Blog.Article;
import io.partita.it.counts.Blog.Tag;
import io.partita.it.counts.Blog.Tagging;
import io.partita.it.counts.Clubs.Follow;
import io.partita.it.counts.Clubs.Group;
import io.partita.it.counts.Clubs.Like;
import io.partita.it.counts.Clubs.Membership;
import io.partita.it.counts.Clubs.Post;
import io.partita.it.counts.Clubs.User;
import io.partita.runtime.ItemBeingDeletedException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.Options;
import io.partita.runtime.Progress;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A node goes with all that hangs on it, and is absent from the moment that begins. */
@DynamoDbTest
class CascadeTest {

  private static final Options QUICK =
      Options.builder().indexSettleTime(Duration.ofMillis(5)).build();

  private static ClubsTable clubs;
  private static BlogTable blog;
  private static RawItems raw;
  private static RawItems rawBlog;

  @BeforeAll
  static void createTables(
      DynamoDbClient client, @TableName String name, @TableName("blog") String blogName) {
    clubs = ClubsTable.of(client, name, QUICK);
    clubs.createTableIfMissing();
    raw = new RawItems(client, name);
    blog = BlogTable.of(client, blogName, QUICK);
    blog.createTableIfMissing();
    rawBlog = new RawItems(client, blogName);
  }

  private static void users(String... ids) {
    Stream.of(ids).forEach(id -> clubs.user().create(User.named(id)));
  }

  private static void groups(String... ids) {
    Stream.of(ids).forEach(id -> clubs.group().create(Group.named(id)));
  }

  private static void join(String user, String group) {
    clubs.membership().create(new Membership(user, group, "member"));
  }

  private static void mark(String group) {
    raw.add("GROUP#" + group, "INFO", Map.of("_deleting", number(1)));
  }

  @Test
  void aUserGoesWithItsEdgesOfAllKindsAndInBothDirections() {
    users("ann", "ben", "cat");
    groups("go", "chess");
    clubs.post().create(new Post("p", "Post", 0));
    join("ann", "go");
    join("ann", "chess");
    join("ben", "go");
    clubs.follow().create(new Follow("ann", "ben"));
    clubs.follow().create(new Follow("ann", "ann"));
    clubs.follow().create(new Follow("cat", "ann"));
    clubs.follow().create(new Follow("cat", "ben"));
    clubs.like().create(new Like("ann", "p"));
    clubs.like().create(new Like("ben", "p"));
    List<Progress> progress = new ArrayList<>();
    assertEquals(7, clubs.user().deleteCascade(UserKey.of("ann"), progress::add));
    assertFalse(progress.isEmpty());
    assertEquals(7, progress.get(progress.size() - 1).done());
    assertEquals(List.of(), raw.query("USER#ann"));
    assertEquals(List.of(), raw.query("GSI1", "USER#ann"));
    assertEquals(1, clubs.group().get("go").memberCount());
    assertEquals(0, clubs.group().get("chess").memberCount());
    assertEquals(1, clubs.post().get("p").likeCount());
    assertEquals(1, clubs.user().get("ben").followerCount());
    assertEquals(1, clubs.user().get("cat").followingCount());
    assertEquals(List.of(), clubs.user().verifyCounts());
    assertEquals(List.of(), clubs.group().verifyCounts());
    assertEquals(List.of(), clubs.post().verifyCounts());
  }

  @Test
  void theRightEndGoesTheSameWay() {
    users("dan", "dot");
    groups("duo", "else");
    join("dan", "duo");
    join("dot", "duo");
    join("dot", "else");
    assertEquals(3, clubs.group().deleteCascade("duo"));
    assertEquals(List.of(), raw.query("GSI1", "GROUP#duo"));
    assertEquals(0, clubs.user().get("dan").groupCount());
    assertEquals(1, clubs.user().get("dot").groupCount());
    assertTrue(clubs.group().find("duo").isEmpty());
  }

  @Test
  void aNodeWithoutEdgesAndNoNodeAtAll() {
    groups("alone");
    assertEquals(1, clubs.group().deleteCascade("alone"));
    assertEquals(0, clubs.group().deleteCascade("alone"));
    assertEquals(Map.of(), raw.get("GROUP#alone", "INFO"), "the mark made a phantom item");
  }

  @Test
  void edgesWhoseOtherEndIsGoneGoToo() {
    users("eva");
    groups("east", "edge");
    join("eva", "east");
    join("eva", "edge");
    raw.delete("GROUP#east", "INFO");
    assertEquals(3, clubs.user().deleteCascade("eva"));
    assertEquals(List.of(), raw.query("USER#eva"));
    assertEquals(Map.of(), raw.get("GROUP#east", "INFO"));
    assertEquals(0, clubs.group().get("edge").memberCount());
  }

  @Test
  void aNodeWhoseCountIsTooHighGoesToo() {
    users("fay");
    groups("far");
    join("fay", "far");
    raw.add("GROUP#far", "INFO", Map.of("memberCount", number(5)));
    assertEquals(2, clubs.group().deleteCascade("far"));
    assertTrue(clubs.group().find("far").isEmpty());
    assertEquals(0, clubs.user().get("fay").groupCount());
  }

  @Test
  void aMarkedItemIsAbsentForReads() {
    users("gil");
    groups("gone", "game");
    join("gil", "gone");
    join("gil", "game");
    mark("gone");
    assertEquals(Optional.empty(), clubs.group().find("gone"));
    assertFalse(clubs.group().exists("gone"));
    assertThrows(ItemNotFoundException.class, () -> clubs.group().get("gone"));
    assertEquals(Map.of(), clubs.group().findAll(List.of(GroupKey.of("gone"))), "found in a batch");
    assertTrue(
        clubs.group().scan().list().stream().noneMatch(group -> group.groupId().equals("gone")));
    assertEquals(
        List.of(Optional.of("game"), Optional.empty()),
        clubs.membership().byUser("gil").withGroup().list().stream()
            .map(linked -> linked.target().map(Group::groupId))
            .toList());
    assertEquals(
        Optional.empty(), clubs.transactionalGet(GroupKey.of("gone")).find(GroupKey.of("gone")));
    assertEquals(2, clubs.group().deleteCascade("gone"), "a cascade that began before goes on");
  }

  @Test
  void aMarkedItemIsNotWritten() {
    Group stored = clubs.group().create(Group.named("hold"));
    mark("hold");
    assertThrows(
        ItemNotFoundException.class, () -> clubs.group().update("hold").name("x").execute());
    assertThrows(ItemNotFoundException.class, () -> clubs.group().replace(stored));
    assertThrows(ItemNotFoundException.class, () -> clubs.group().delete("hold"));
    assertFalse(clubs.group().deleteIfExists("hold"));
    assertThrows(ItemBeingDeletedException.class, () -> clubs.group().create(Group.named("hold")));
    users("hal");
    raw.add("USER#hal", "PROFILE", Map.of("_deleting", number(1)));
    assertThrows(ItemBeingDeletedException.class, () -> clubs.user().put(User.named("hal")));
    assertEquals(number(1), raw.get("GROUP#hold", "INFO").get("_deleting"));
    assertEquals(1, clubs.group().deleteCascade("hold"));
    clubs.group().create(Group.named("hold"));
  }

  @Test
  void uncountedEdgesGoInBatches() {
    blog.article().create(new Article("a", "Article"));
    blog.article().create(new Article("b", "Other"));
    List<Tagging> taggings = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      blog.tag().put(new Tag("t" + i, "Tag"));
      taggings.add(new Tagging("a", "t" + i));
    }
    blog.tagging().putAll(taggings);
    blog.tagging().create(new Tagging("b", "t0"));
    assertEquals(61, blog.article().deleteCascade("a"));
    assertEquals(List.of(), rawBlog.query("ARTICLE#a"));
    assertEquals(3, blog.tag().deleteCascade("t0") + blog.tag().deleteCascade("t1"));
    assertEquals(List.of(), rawBlog.query("GSI1", "TAG#t0"));
    assertTrue(blog.article().exists("b"));
    assertEquals(0, blog.article().deleteCascade("a"));
  }

  @Test
  void theMarkMayHaveAnotherName(DynamoDbClient client, @TableName String name) {
    ClubsTable named =
        ClubsTable.of(client, name, QUICK.toBuilder().markAttribute("leaving").build());
    groups("ivy");
    raw.add("GROUP#ivy", "INFO", Map.of("leaving", number(1)));
    assertTrue(named.group().find("ivy").isEmpty());
    assertTrue(clubs.group().find("ivy").isPresent());
    assertEquals(1, named.group().deleteCascade("ivy"));
  }
}
