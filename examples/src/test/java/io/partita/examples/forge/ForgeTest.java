package io.partita.examples.forge;

import static io.partita.examples.forge.ForgeWalk.ADA_ENGINE;
import static io.partita.examples.forge.ForgeWalk.BOB_ENGINE;
import static io.partita.examples.forge.ForgeWalk.BOB_NOTES;
import static io.partita.examples.forge.ForgeWalk.ENGINE;
import static io.partita.examples.forge.ForgeWalk.NOTES;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.partita.examples.Narrator;
import io.partita.examples.Walks;
import io.partita.examples.forge.Forge.Access;
import io.partita.examples.forge.Forge.Level;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.Linked;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class ForgeTest {

  @Test
  void anEndOfTwoComponentsIsOneEnd(DynamoDbClient client, @TableName String table) {
    Narrator told = Walks.walked(new ForgeWalk(), client, table);
    assertEquals(
        3, told.answer("Grant access: one transaction for the edges, which need their ends"));
    assertInstanceOf(ItemNotFoundException.class, told.answer("A repository that does not exist"));
    assertEquals(
        List.of(
            new Linked<>(BOB_ENGINE, Optional.of(ENGINE)),
            new Linked<>(BOB_NOTES, Optional.of(NOTES))),
        told.answer("The repositories of a user"));
    assertEquals(2L, told.answer("Those of one owner"));
    assertEquals(
        List.of(ADA_ENGINE, BOB_ENGINE),
        told.answer("The users of a repository, not of the one whose name goes on"));
    assertEquals(new Access("bob", "ada", "engine", Level.WRITE), told.answer("Raise a level"));
  }
}
