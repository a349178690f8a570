package com.example.community;

import com.example.model.Group;
import com.example.model.Membership;
import com.example.model.User;
import java.util.List;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** What an application does with the generated code. */
public final class Members {

  private final CommunityTable community;

  public Members(DynamoDbClient client, String tableName) {
    community = CommunityTable.of(client, tableName);
  }

  public void createTable() {
    community.createTableIfMissing();
    community.verifyTable();
  }

  public void join(String userId, String groupId) {
    community
        .membership()
        .create(new Membership(userId, groupId, Membership.Role.MEMBER, Set.of("read")));
  }

  public void introduce(User user) {
    community.user().create(user);
  }

  public void open(Group group) {
    community.group().create(group);
  }

  public long size(String groupId) {
    return community.group().get(groupId).memberCount();
  }

  public List<Membership> of(String groupId) {
    return community.membership().byGroup(groupId).list();
  }

  /** Asks nothing of DynamoDB. */
  public String plan(String groupId) {
    return community.explain(c -> c.membership().byGroup(groupId).list()).toString();
  }
}
