package io.partita.it.relations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.partita.it.Sizes;
import io.partita.it.community.CommunityTable;
import io.partita.it.community.Membership;
import io.partita.it.relations.Catalog.Placement;
import io.partita.it.relations.Cinema.Role;
import io.partita.it.relations.Forge.Access;
import io.partita.it.relations.Forge.Level;
import io.partita.it.relations.School.Enrollment;
import io.partita.it.relations.Social.Follow;
import io.partita.runtime.query.SortedQuery;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Nodes with so many edges that DynamoDB itself pages: 3,000 of them, over 1 MB, in both directions
 * of every relation.
 */
@DynamoDbTest
class BigNodesTest {

  private static final int EDGES = 3_000;
  private static final String PADDING = "x".repeat(350);
  private static final Instant NOW = Instant.parse("2024-05-01T00:00:00Z");

  private static <E> List<E> edges(IntFunction<E> edge) {
    return IntStream.range(0, EDGES).mapToObj(edge).collect(Collectors.toList());
  }

  private static String id(int number) {
    return "%05d%s".formatted(number, PADDING);
  }

  /**
   * All edges, whatever the way they are read; a query without a page size leaves the paging to
   * DynamoDB.
   */
  private static <E> void check(List<E> edges, SortedQuery<E> query) {
    List<E> list = query.list();
    assertEquals(EDGES, list.size());
    assertEquals(new HashSet<>(edges), new HashSet<>(list));
    assertEquals(EDGES, query.count());
    assertTrue(query.pages().count() > 1, "DynamoDB did not page");
    assertEquals(list, Pages.concatenate(query.pageSize(999)::page));
    assertEquals(list.subList(0, 1_500), query.limit(1_500).list());
    List<E> reversed = query.reverse().list();
    assertEquals(list.get(EDGES - 1), reversed.get(0));
    assertEquals(list.get(0), reversed.get(EDGES - 1));
  }

  @Test
  void usersAndGroups(DynamoDbClient client, @TableName("community") String name) {
    CommunityTable community = CommunityTable.of(client, name);
    community.createTableIfMissing();
    List<Membership> members =
        edges(i -> new Membership(id(i), "g", io.partita.it.community.Role.MEMBER, Set.of(), NOW));
    community.membership().putAll(members);
    check(members, community.membership().byGroup("g"));
    assertEquals(members, community.membership().byGroup("g").list());
    List<Membership> groups =
        edges(i -> new Membership("u", id(i), io.partita.it.community.Role.MEMBER, Set.of(), NOW));
    community.membership().putAll(groups);
    check(groups, community.membership().byUser("u"));
  }

  @Test
  void productsAndCategories(DynamoDbClient client, @TableName("catalog") String name) {
    assumeTrue(Sizes.areFull());
    CatalogTable catalog = CatalogTable.of(client, name);
    catalog.createTableIfMissing();
    List<Placement> products = edges(i -> new Placement(id(i), 1, i, true));
    catalog.placement().putAll(products);
    check(products, catalog.placement().byCategory(1));
    assertEquals(products, catalog.placement().byCategory(1).list());
    List<Placement> categories = edges(i -> new Placement("tea" + PADDING, i, i, true));
    catalog.placement().putAll(categories);
    check(categories, catalog.placement().byProduct("tea" + PADDING));
  }

  @Test
  void studentsAndCourses(DynamoDbClient client, @TableName("school") String name) {
    assumeTrue(Sizes.areFull());
    SchoolTable school = SchoolTable.of(client, name);
    school.createTableIfMissing();
    List<Enrollment> students = edges(i -> new Enrollment(id(i), "c", "2024", PADDING, NOW));
    school.enrollment().putAll(students);
    check(students, school.enrollment().byCourse("c"));
    assertEquals(EDGES, school.enrollment().byCourse("c").semester("2024").count());
    List<Enrollment> courses = edges(i -> new Enrollment("s", id(i), "2024", PADDING, NOW));
    school.enrollment().putAll(courses);
    check(courses, school.enrollment().byStudent("s"));
    assertEquals(courses, school.enrollment().byStudent("s").semester("2024").list());
  }

  @Test
  void moviesAndActors(DynamoDbClient client, @TableName("cinema") String name) {
    CinemaTable cinema = CinemaTable.of(client, name);
    cinema.createTableIfMissing();
    List<Role> movies = edges(i -> new Role(id(i), "Tom", "extra"));
    cinema.role().putAll(movies);
    check(movies, cinema.role().byActor("Tom"));
    assertEquals(movies, cinema.role().byActor("Tom").list());
    List<Role> actors = edges(i -> new Role("Gandhi", id(i), "extra"));
    cinema.role().putAll(actors);
    check(actors, cinema.role().byMovie("Gandhi"));
  }

  @Test
  void usersFollowingUsers(DynamoDbClient client, @TableName("social") String name) {
    assumeTrue(Sizes.areFull());
    SocialTable social = SocialTable.of(client, name);
    social.createTableIfMissing();
    List<Follow> followers = edges(i -> new Follow(id(i), "ada", NOW));
    social.follow().putAll(followers);
    check(followers, social.follow().byFollowee("ada"));
    List<Follow> followees = edges(i -> new Follow("ada", id(i), NOW));
    social.follow().putAll(followees);
    check(followees, social.follow().byFollower("ada"));
    assertEquals(
        EDGES,
        social.follow().byFollower("ada").withFollowee().stream()
            .filter(l -> l.target().isEmpty())
            .count());
  }

  @Test
  void usersAndRepositories(DynamoDbClient client, @TableName("forge") String name) {
    assumeTrue(Sizes.areFull());
    ForgeTable forge = ForgeTable.of(client, name);
    forge.createTableIfMissing();
    List<Access> accounts = edges(i -> new Access(id(i), "o", "r", Level.READ));
    forge.access().putAll(accounts);
    check(accounts, forge.access().byRepo("o", "r"));
    List<Access> repos = edges(i -> new Access("ada", "o", id(i), Level.READ));
    forge.access().putAll(repos);
    check(repos, forge.access().byAccount("ada"));
    assertEquals(repos, forge.access().byAccount("ada").owner("o").list());
  }
}
