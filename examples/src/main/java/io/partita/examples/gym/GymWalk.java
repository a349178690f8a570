package io.partita.examples.gym;

import static io.partita.examples.gym.Gym.Status.ACTIVE;
import static io.partita.examples.gym.Gym.Status.ENDED;
import static io.partita.examples.gym.Gym.Status.PAUSED;

import io.partita.examples.Narrator;
import io.partita.examples.Walk;
import io.partita.examples.gym.Gym.Member;
import io.partita.examples.gym.Gym.Membership;
import io.partita.examples.gym.Gym.Studio;
import java.time.LocalDate;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Reads an index that holds the few items that matter, and moves items on and off it. */
public final class GymWalk implements Walk {

  static final LocalDate JUNE = LocalDate.of(2024, 6, 1);
  static final List<Member> MEMBERS =
      List.of(
          new Member("ada", "Ada"),
          new Member("bob", "Bob"),
          new Member("cat", "Cat"),
          new Member("dan", "Dan"));
  static final Membership ADA_ACTIVE = new Membership("ada", "north", ACTIVE, JUNE.plusDays(20));
  static final Membership BOB_ACTIVE = new Membership("bob", "north", ACTIVE, JUNE.plusDays(3));
  static final Membership CAT_PAUSED = new Membership("cat", "north", PAUSED, JUNE);
  static final Membership DAN_ENDED = new Membership("dan", "north", ENDED, JUNE.minusYears(1));

  @Override
  public void walk(DynamoDbClient client, String tableName, Narrator narrator) {
    GymTable gym = GymTable.of(client, tableName);
    MembershipDao memberships = gym.membership();
    narrator.chapter("The table and its items");
    gym.createTableIfMissing();
    gym.member().putAll(MEMBERS);
    gym.studio().create(new Studio("north", "Oslo"));
    narrator.run(
        "Four memberships, two of them on the index",
        () -> memberships.putAll(List.of(ADA_ACTIVE, BOB_ACTIVE, CAT_PAUSED, DAN_ENDED)));

    narrator.chapter("All, and the active ones");
    narrator.ask("How many a studio has ever had", () -> memberships.byStudio("north").count());
    narrator.ask(
        "The active ones, by when they renew: no filter, nothing read in vain",
        () -> memberships.activeIn("north").list());
    narrator.ask(
        "Who renews this week",
        () -> memberships.activeIn("north").renewsOnBetween(JUNE, JUNE.plusDays(6)).list());

    narrator.chapter("On and off the index");
    narrator.run(
        "Bob pauses: the index keys are removed with the same update",
        () -> memberships.update("bob", "north").status(PAUSED).execute());
    narrator.run(
        "Cat comes back: the index keys are added",
        () -> memberships.update("cat", "north").status(ACTIVE).execute());
    narrator.ask("The active ones now", () -> memberships.activeIn("north").list());
    narrator.ask("All that is on the index", () -> memberships.scanGsi2().count());
  }
}
