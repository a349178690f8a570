package io.partita.examples.organizations;

import static io.partita.examples.organizations.OrganizationsWalk.PETER;
import static io.partita.examples.organizations.OrganizationsWalk.SAMIR;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.examples.Narrator;
import io.partita.examples.Walks;
import io.partita.examples.organizations.Organizations.Organization;
import io.partita.examples.organizations.Organizations.OrganizationWithUsers;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class OrganizationsTest {

  @Test
  void aParentAndItsChildrenAnswerFourQuestions(DynamoDbClient client, @TableName String table) {
    Narrator told = Walks.walked(new OrganizationsWalk(), client, table);
    Organization counted = new Organization("initech", "Pro", 2);
    assertEquals(2, told.answer("Users join: one transaction, which counts them"));
    assertEquals(counted, told.answer("An organization"));
    assertEquals(
        Optional.of(new OrganizationWithUsers(counted, List.of(PETER, SAMIR))),
        told.answer("An organization with all users"));
    assertEquals(List.of(PETER, SAMIR), told.answer("The users only"));
    assertEquals(Optional.of(SAMIR), told.answer("One user"));
    assertEquals(3L, told.answer("An organization goes with its users"));
  }
}
