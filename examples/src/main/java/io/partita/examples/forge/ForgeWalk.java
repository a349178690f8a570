package io.partita.examples.forge;

import static io.partita.examples.forge.Forge.Level.ADMIN;
import static io.partita.examples.forge.Forge.Level.READ;
import static io.partita.examples.forge.Forge.Level.WRITE;

import io.partita.examples.Narrator;
import io.partita.examples.Walk;
import io.partita.examples.forge.Forge.Access;
import io.partita.examples.forge.Forge.Repo;
import io.partita.examples.forge.Forge.User;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Grants, lists and raises access from both sides. */
public final class ForgeWalk implements Walk {

  static final Repo ENGINE = new Repo("ada", "engine", "The analytical engine");
  static final Repo NOTES = new Repo("ada", "engine-notes", "Notes");
  static final Access ADA_ENGINE = new Access("ada", "ada", "engine", ADMIN);
  static final Access BOB_ENGINE = new Access("bob", "ada", "engine", READ);
  static final Access BOB_NOTES = new Access("bob", "ada", "engine-notes", WRITE);

  @Override
  public void walk(DynamoDbClient client, String tableName, Narrator narrator) {
    ForgeTable forge = ForgeTable.of(client, tableName);
    AccessDao access = forge.access();
    narrator.chapter("The table and its items");
    forge.createTableIfMissing();
    forge
        .user()
        .putAll(List.of(new User("ada", "ada@example.org"), new User("bob", "bob@example.org")));
    forge.repo().putAll(List.of(ENGINE, NOTES));
    narrator.ask(
        "Grant access: one transaction for the edges, which need their ends",
        () -> access.createAll(List.of(ADA_ENGINE, BOB_ENGINE, BOB_NOTES)).created().size());
    narrator.fails(
        "A repository that does not exist",
        () -> access.create(new Access("bob", "bob", "engine", READ)));

    narrator.chapter("Both directions");
    narrator.ask("The repositories of a user", () -> access.byUser("bob").withRepo().list());
    narrator.ask("Those of one owner", () -> access.byUser("bob").owner("ada").count());
    narrator.ask(
        "The users of a repository, not of the one whose name goes on",
        () -> access.byRepo("ada", "engine").list());
    narrator.ask(
        "Raise a level",
        () ->
            access
                .update(AccessKey.username("bob").owner("ada").repo("engine"))
                .level(WRITE)
                .executeAndGet());
  }
}
