package io.partita.it.counts;

import static io.partita.it.RawItems.number;
import static io.partita.it.RawItems.text;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.it.RawItems;
import io.partita.it.counts.Clubs.Membership;
import io.partita.runtime.TransactionFailedException;
import io.partita.runtime.TransactionFailedException.Failure;
import io.partita.runtime.TransactionFailedException.Reason;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Every mix of present and absent items in writes of up to four memberships of two users in two
 * groups, so that each membership shares its owners with others.
 */
@DynamoDbTest
class SharedOwnersTest {

  /** The memberships that there can be, in every order that is not like another. */
  private static final List<List<Edge>> ORDERS =
      List.of(
          List.of(new Edge(0, 0), new Edge(0, 1), new Edge(1, 0), new Edge(1, 1)),
          List.of(new Edge(0, 0), new Edge(1, 1), new Edge(0, 1), new Edge(1, 0)),
          List.of(new Edge(0, 0), new Edge(0, 1), new Edge(1, 1), new Edge(1, 0)));

  private static DynamoDbClient client;
  private static String table;
  private static ClubsTable clubs;
  private static RawItems raw;

  /** What should be stored in the end: the counts of owners, and the memberships. */
  private final Map<String, Long> counts = new HashMap<>();

  private final Set<Membership> memberships = new HashSet<>();

  @BeforeAll
  static void createTable(DynamoDbClient shared, @TableName String name) {
    client = shared;
    table = name;
    clubs = ClubsTable.of(shared, name);
    clubs.createTableIfMissing();
    raw = new RawItems(shared, name);
  }

  @Test
  void aTransactionIsRefusedForTheItemsThatItsActionsAreAbout() {
    List<Mix> mixes = new ArrayList<>();
    for (int order = 0; order < ORDERS.size(); order++) {
      mixes.addAll(mixes("t" + order, ORDERS.get(order), List.of(true, false), true));
    }
    store(mixes);
    mixes.forEach(
        mix -> {
          Map<Integer, Reason> refused = mix.refusedByOwnItem();
          assertEquals(refused, transact(mix), mix::toString);
          expect(mix, act -> refused.isEmpty() ? act.isCreate() : act.isStored());
        });
    assertStored();
  }

  @Test
  void aCountIsBlamedOnlyIfItIsTooSmallForTheRest() {
    List<Mix> mixes = mixes("d", ORDERS.get(0), List.of(true, false), false);
    store(mixes);
    for (Mix mix : mixes) {
      assertEquals(mix.refusedWithoutCounts(), transact(mix), mix::toString);
    }
  }

  @Test
  void manyAreDeletedWhateverIsAbsent() {
    List<Mix> mixes = new ArrayList<>();
    for (int order = 0; order < ORDERS.size(); order++) {
      mixes.addAll(mixes("r" + order, ORDERS.get(order), List.of(false), true));
    }
    store(mixes);
    for (Mix mix : mixes) {
      var result = clubs.membership().deleteAll(mix.acts().stream().map(mix::key).toList());
      assertEquals(mix.keys(Act::isStored), Set.copyOf(result.deleted()), mix::toString);
      assertEquals(mix.keys(Act::isRefused), Set.copyOf(result.absent()), mix::toString);
      expect(mix, act -> false);
    }
    assertStored();
  }

  @Test
  void manyAreCreatedWhateverExists() {
    List<Mix> mixes = new ArrayList<>();
    for (int order = 0; order < ORDERS.size(); order++) {
      mixes.addAll(mixes("c" + order, ORDERS.get(order), List.of(true), true));
    }
    store(mixes);
    for (Mix mix : mixes) {
      var result = clubs.membership().createAll(mix.acts().stream().map(mix::membership).toList());
      assertEquals(mix.keys(act -> !act.isStored()), Set.copyOf(result.created()), mix::toString);
      assertEquals(mix.keys(Act::isRefused), Set.copyOf(result.existed()), mix::toString);
      expect(mix, act -> true);
    }
    assertStored();
  }

  /** All mixes of one to four actions in an order of memberships. */
  private static List<Mix> mixes(
      String name, List<Edge> edges, List<Boolean> creates, boolean hasCounts) {
    List<Mix> all = new ArrayList<>();
    List<List<Act>> longer = List.of(List.of());
    for (Edge edge : edges) {
      longer = longer.stream().flatMap(acts -> with(acts, edge, creates)).toList();
      longer.forEach(acts -> all.add(new Mix(name + "-" + all.size(), acts, hasCounts)));
    }
    return all;
  }

  private static Stream<List<Act>> with(List<Act> acts, Edge edge, List<Boolean> creates) {
    return creates.stream()
        .flatMap(
            isCreate -> Stream.of(new Act(edge, isCreate, true), new Act(edge, isCreate, false)))
        .map(act -> Stream.concat(acts.stream(), Stream.of(act)).toList());
  }

  private static void store(List<Mix> mixes) {
    raw.putAll(mixes.stream().flatMap(mix -> mix.items().stream()).toList());
  }

  /** Why each action was refused, if any was. */
  private static Map<Integer, Reason> transact(Mix mix) {
    ClubsTransaction transaction = clubs.transact();
    for (Act act : mix.acts()) {
      transaction =
          act.isCreate()
              ? transaction.create(mix.membership(act))
              : transaction.delete(mix.key(act));
    }
    Map<Integer, Reason> refused = new TreeMap<>();
    try {
      transaction.execute();
    } catch (TransactionFailedException failed) {
      for (Failure failure : failed.failures()) {
        refused.put(failure.action(), failure.reason());
      }
    }
    return refused;
  }

  private void expect(Mix mix, Predicate<Act> isStored) {
    for (int end = 0; end < 2; end++) {
      int number = end;
      counts.put(mix.user(end), mix.count(isStored, edge -> edge.user() == number));
      counts.put(mix.group(end), mix.count(isStored, edge -> edge.group() == number));
    }
    mix.acts().stream().filter(isStored).map(mix::membership).forEach(memberships::add);
  }

  /** Compares everything that the mixes of a test have left. */
  private void assertStored() {
    Map<String, Long> foundCounts = new HashMap<>();
    Set<Membership> foundMemberships = new HashSet<>();
    client.scanPaginator(scan -> scan.tableName(table).consistentRead(true)).items().stream()
        .forEach(
            item -> {
              String type = item.get("Type").s();
              String user = item.containsKey("userId") ? item.get("userId").s() : "";
              String group = item.containsKey("groupId") ? item.get("groupId").s() : "";
              if (type.equals("Membership") && counts.containsKey(user)) {
                foundMemberships.add(new Membership(user, group, item.get("role").s()));
              } else if (type.equals("User") && counts.containsKey(user)) {
                foundCounts.put(user, Long.valueOf(item.get("groupCount").n()));
              } else if (type.equals("Group") && counts.containsKey(group)) {
                foundCounts.put(group, Long.valueOf(item.get("memberCount").n()));
              }
            });
    assertEquals(counts, foundCounts);
    assertEquals(memberships, foundMemberships);
  }

  /** One of two users and one of two groups. */
  private record Edge(int user, int group) {}

  /** What is done to a membership, and whether it is stored before. */
  private record Act(Edge edge, boolean isCreate, boolean isStored) {

    boolean isRefused() {
      return isCreate == isStored;
    }

    int change() {
      return isCreate ? 1 : -1;
    }
  }

  /**
   * One mix, with users and groups of its own.
   *
   * @param hasCounts whether the owners count what is stored, as they should; otherwise nothing
   */
  private record Mix(String name, List<Act> acts, boolean hasCounts) {

    Membership membership(Act act) {
      return new Membership(user(act.edge().user()), group(act.edge().group()), "member");
    }

    MembershipKey key(Act act) {
      return MembershipKey.of(user(act.edge().user()), group(act.edge().group()));
    }

    Set<MembershipKey> keys(Predicate<Act> which) {
      Set<MembershipKey> keys = new HashSet<>();
      acts.stream().filter(which).map(this::key).forEach(keys::add);
      return keys;
    }

    String user(int number) {
      return name + "-u" + number;
    }

    String group(int number) {
      return name + "-g" + number;
    }

    long count(Predicate<Act> which, Predicate<Edge> whose) {
      return acts.stream().filter(which).map(Act::edge).filter(whose).count();
    }

    /** What exists already or is not there. */
    Map<Integer, Reason> refusedByOwnItem() {
      Map<Integer, Reason> refused = new TreeMap<>();
      for (int i = 0; i < acts.size(); i++) {
        Act act = acts.get(i);
        if (act.isRefused()) {
          refused.put(i, act.isCreate() ? Reason.ALREADY_EXISTS : Reason.NOT_FOUND);
        }
      }
      return refused;
    }

    /** The same, and what takes more from a count that is zero than is added to it. */
    Map<Integer, Reason> refusedWithoutCounts() {
      Map<Integer, Reason> refused = refusedByOwnItem();
      for (int i = 0; i < acts.size(); i++) {
        Edge edge = acts.get(i).edge();
        boolean isMismatch =
            isBelowZero(other -> other.user() == edge.user())
                || isBelowZero(other -> other.group() == edge.group());
        if (!acts.get(i).isCreate() && isMismatch) {
          refused.putIfAbsent(i, Reason.COUNT_MISMATCH);
        }
      }
      return refused;
    }

    /** With all actions, which is what DynamoDB sees, and without those that are refused anyway. */
    private boolean isBelowZero(Predicate<Edge> whose) {
      return sum(act -> true, whose) < 0 && sum(act -> !act.isRefused(), whose) < 0;
    }

    private int sum(Predicate<Act> which, Predicate<Edge> whose) {
      return acts.stream()
          .filter(which)
          .filter(act -> whose.test(act.edge()))
          .mapToInt(Act::change)
          .sum();
    }

    /** What is stored before. */
    List<Map<String, AttributeValue>> items() {
      List<Map<String, AttributeValue>> items = new ArrayList<>();
      for (int end = 0; end < 2; end++) {
        int number = end;
        long groups = hasCounts ? count(Act::isStored, edge -> edge.user() == number) : 0;
        long members = hasCounts ? count(Act::isStored, edge -> edge.group() == number) : 0;
        items.add(
            Map.of(
                "PK", text("USER#" + user(end)),
                "SK", text("PROFILE"),
                "Type", text("User"),
                "userId", text(user(end)),
                "groupCount", number(groups)));
        items.add(
            Map.of(
                "PK", text("GROUP#" + group(end)),
                "SK", text("INFO"),
                "Type", text("Group"),
                "groupId", text(group(end)),
                "memberCount", number(members)));
      }
      acts.stream().filter(Act::isStored).map(this::item).forEach(items::add);
      return items;
    }

    private Map<String, AttributeValue> item(Act act) {
      Membership membership = membership(act);
      return Map.of(
          "PK", text("USER#" + membership.userId()),
          "SK", text("GROUP#" + membership.groupId()),
          "Type", text("Membership"),
          "userId", text(membership.userId()),
          "groupId", text(membership.groupId()),
          "role", text("member"));
    }
  }
}
