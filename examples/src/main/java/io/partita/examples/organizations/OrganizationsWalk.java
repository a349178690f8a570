package io.partita.examples.organizations;

import io.partita.examples.Narrator;
import io.partita.examples.Walk;
import io.partita.examples.organizations.Organizations.Organization;
import io.partita.examples.organizations.Organizations.User;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Answers the four questions about a parent and its children. */
public final class OrganizationsWalk implements Walk {

  static final Organization INITECH = new Organization("initech", "Pro", 0);
  static final User PETER = new User("initech", "peter", "Programmer");
  static final User SAMIR = new User("initech", "samir", "Programmer");

  @Override
  public void walk(DynamoDbClient client, String tableName, Narrator narrator) {
    OrganizationsTable organizations = OrganizationsTable.of(client, tableName);
    narrator.chapter("The table and its items");
    organizations.createTableIfMissing();
    organizations.organization().create(INITECH);
    narrator.ask(
        "Users join: one transaction, which counts them",
        () -> organizations.user().createAll(List.of(PETER, SAMIR)).created().size());

    narrator.chapter("Four access patterns");
    narrator.ask("An organization", () -> organizations.organization().get("initech"));
    narrator.ask(
        "An organization with all users",
        () -> organizations.organizationWithUsers().find("initech"));
    narrator.ask("The users only", () -> organizations.user().byOrganization("initech").list());
    narrator.ask("One user", () -> organizations.user().find("initech", "samir"));

    narrator.chapter("The end");
    narrator.ask(
        "An organization goes with its users",
        () -> organizations.organization().deleteCascade("initech"));
  }
}
