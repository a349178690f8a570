package io.partita.it.relations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.relations.Forge.Access;
import io.partita.it.relations.Forge.Level;
import io.partita.it.relations.Forge.Repo;
import io.partita.runtime.Linked;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class ForgeTest {

  private static ForgeTable forge;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    forge = ForgeTable.of(client, name);
    forge.createTableIfMissing();
  }

  @Test
  void compositeEndsWorkInBothDirections() {
    Repo engine = forge.repo().create(new Repo("ada", "engine", "Analytical"));
    Access one = forge.access().create(new Access("bob", "ada", "engine", Level.READ));
    Access two = forge.access().create(new Access("bob", "ada", "engine2", Level.WRITE));
    Access three = forge.access().create(new Access("kim", "ada", "engine", Level.ADMIN));
    Access tricky = forge.access().create(new Access("kim", "ada#engine", "x", Level.ADMIN));
    assertEquals(List.of(one, two), forge.access().byAccount("bob").list());
    assertEquals(List.of(one), forge.access().byAccount("bob").owner("ada").repo("engine").list());
    assertEquals(List.of(one, two), forge.access().byAccount("bob").owner("ada").list());
    assertEquals(Set.of(one, three), Set.copyOf(forge.access().byRepo("ada", "engine").list()));
    assertEquals(List.of(tricky), forge.access().byRepo("ada#engine", "x").list());
    assertEquals(2, forge.access().byRepo("ada", "engine").count());
    assertEquals(
        List.of(Optional.of(engine), Optional.empty()),
        forge.access().byAccount("bob").withRepo().list().stream().map(Linked::target).toList());
    AccessKey key = AccessKey.username("bob").owner("ada").repo("engine");
    forge.access().update(key).level(Level.ADMIN).execute();
    assertEquals(Level.ADMIN, forge.access().get(key).level());
    assertTrue(forge.verifyTable().isOk(), () -> forge.verifyTable().toString());
  }

  @Test
  void pagesOfAnIndexWithoutASortKeyConcatenate() {
    for (int i = 0; i < 20; i++) {
      forge.access().create(new Access("user" + i, "o", "r", Level.READ));
    }
    List<Access> whole = forge.access().byRepo("o", "r").list();
    assertEquals(20, whole.size());
    for (int size = 1; size <= 21; size++) {
      assertEquals(whole, Pages.concatenate(forge.access().byRepo("o", "r").pageSize(size)::page));
    }
  }
}
