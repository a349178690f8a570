package io.partita.examples.social;

import io.partita.examples.Narrator;
import io.partita.examples.Walk;
import io.partita.examples.social.Social.Follow;
import io.partita.examples.social.Social.User;
import io.partita.examples.social.Social.UserWithFollowings;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Reads a profile page: a user, the first few followings, and those who are pinned. */
public final class SocialWalk implements Walk {

  static final User ADA = new User("ada", "Ada", List.of("eve", "bob"));
  static final User BOB = new User("bob", "Bob", List.of());
  static final User CAT = new User("cat", "Cat", List.of());
  static final User EVE = new User("eve", "Eve", List.of());
  static final Follow ADA_BOB = new Follow("ada", "bob");
  static final Follow ADA_CAT = new Follow("ada", "cat");
  static final Follow ADA_EVE = new Follow("ada", "eve");
  static final Follow BOB_EVE = new Follow("bob", "eve");

  @Override
  public void walk(DynamoDbClient client, String tableName, Narrator narrator) {
    SocialTable social = SocialTable.of(client, tableName);
    narrator.chapter("The table and its items");
    social.createTableIfMissing();
    social.user().putAll(List.of(ADA, BOB, CAT, EVE));
    social.follow().putAll(List.of(ADA_BOB, ADA_CAT, ADA_EVE, BOB_EVE));

    narrator.chapter("A profile page: one Query, then one BatchGetItem");
    UserWithFollowings page =
        narrator
            .ask(
                "A user and the first two followings",
                () -> social.userWithFollowings().byUser("ada").limit(3).find())
            .orElseThrow();
    narrator.ask(
        "Who these are",
        () -> social.userWithFollowings().followingsWithFollowee(page.followings()));

    narrator.chapter("Both directions");
    narrator.ask("Whom a user follows", () -> social.follow().byFollower("ada").list());
    narrator.ask(
        "Who follows a user", () -> social.follow().byFollowee("eve").withFollower().list());

    narrator.chapter("A short list of ids on the user itself");
    List<UserKey> pinned = page.user().pinnedIds().stream().map(UserKey::of).toList();
    narrator.ask("The pinned, in their order", () -> social.user().findAll(pinned).values());
  }
}
