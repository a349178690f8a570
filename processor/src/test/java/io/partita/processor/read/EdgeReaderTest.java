package io.partita.processor.read;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.processor.Compilations;
import io.partita.processor.Models;
import io.partita.processor.model.EdgeModel;
import io.partita.processor.model.EndModel;
import io.partita.processor.model.EntityIndexModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.Template;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What an edge says, and the keys it gets from its ends. */
final class EdgeReaderTest {

  private static final String HEADER =
      "package com.shop; import io.partita.annotations.*; import java.util.*;\n";
  private static final String ENDS =
      """
      @Entity(pk = "USER#{userId}", sk = "PROFILE") record User(String userId) {}
      @Entity(pk = "GROUP#{groupId}", sk = "INFO") record Group(String groupId) {}
      """;
  private static final String TABLE =
      "@Table(entities = {User.class, Group.class, Membership.class}) interface Community {}\n";

  @Test
  void derivesTheKeysOfBothDirections() {
    TableModel table =
        read(
            TABLE
                + ENDS
                + "@Entity @ManyToMany(left = User.class, right = Group.class) record"
                + " Membership(String userId, String groupId) {}");
    assertEquals(
        "USER#{userId} / GROUP#{groupId}, GSI1 GROUP#{groupId} / USER#{userId}", keys(table));
    assertEquals("user: userId=userId, group: groupId=groupId", ends(table));
    assertEquals("GSI1PK / GSI1SK", attributes(table));
    assertEquals(false, edge(table).edge().orElseThrow().requireEnds());
  }

  @Test
  void readsWhatAnEdgeSays() {
    TableModel table =
        read(
            TABLE
                + ENDS
                + """
                @Entity(as = "ofMember")
                @ManyToMany(left = User.class, right = Group.class, leftKey = "member", rightKey = "club", inverse = "ByClub", requireEnds = true)
                record Membership(String member, String club, String userId) {}
                """);
    assertEquals("USER#{member} / GROUP#{club}, ByClub GROUP#{club} / USER#{member}", keys(table));
    assertEquals("user: userId=member, group: groupId=club", ends(table));
    assertEquals("ByClubPK / ByClubSK", attributes(table));
    EdgeModel edge = edge(table).edge().orElseThrow();
    assertEquals(true, edge.requireEnds());
    assertEquals(List.of("member"), edge.left().given().components());
    assertEquals("ofMember", edge(table).as());
  }

  @Test
  void matchesComponentsNamedAfterEndAndComponent() {
    assertEquals(
        "USER#{userId} / GROUP#{groupId}, GSI1 GROUP#{groupId} / USER#{userId}",
        keys(
            read(
                TABLE
                    + """
                    @Entity(pk = "USER#{id}", sk = "PROFILE") record User(String id) {}
                    @Entity(pk = "GROUP#{id}", sk = "INFO") record Group(String id) {}
                    @Entity @ManyToMany(left = User.class, right = Group.class)
                    record Membership(String id, String userId, String groupId) {}
                    """)));
  }

  @Test
  void aComponentOfBothEndsIsShared() {
    assertEquals(
        "T#{tenant}#USER#{userId} / T#{tenant}#GROUP#{groupId}, GSI1 T#{tenant}#GROUP#{groupId} /"
            + " T#{tenant}#USER#{userId}",
        keys(
            read(
                TABLE
                    + """
                    @Entity(pk = "T#{tenant}#USER#{userId}", sk = "PROFILE") record User(String tenant, String userId) {}
                    @Entity(pk = "T#{tenant}#GROUP#{groupId}", sk = "INFO") record Group(String tenant, String groupId) {}
                    @Entity @ManyToMany(left = User.class, right = Group.class)
                    record Membership(String tenant, String userId, String groupId) {}
                    """)));
  }

  @Test
  void derivesFromCompositeEndsAndPathsIntoThem() {
    TableModel table =
        read(
            """
            @Table(entities = {User.class, Repo.class, Access.class}) interface Hub {}
            @Entity(pk = "USER#{login.name}", sk = "USER") record User(Login login) {}
            record Login(String name) {}
            @Entity(pk = "REPO#{owner}#{repo}", sk = "REPO#{repo}") record Repo(String owner, String repo) {}
            @Entity @ManyToMany(left = User.class, right = Repo.class)
            record Access(String userLoginName, String repoOwner, String repo) {}
            """);
    assertEquals(
        "USER#{userLoginName} / REPO#{repoOwner}#{repo}, GSI1 REPO#{repoOwner}#{repo} /"
            + " USER#{userLoginName}",
        keys(table));
    assertEquals("user: login.name=userLoginName, repo: owner=repoOwner repo=repo", ends(table));
  }

  @Test
  void formatsMeanWhatTheyMeanAtTheEnd() {
    assertEquals(
        "USER#{userId} / GROUP#{number:6}#{groupId:plain}, GSI1 GROUP#{number:6}#{groupId} /"
            + " USER#{userId:plain}",
        keys(
            read(
                TABLE
                    + """
                    @Entity(pk = "USER#{userId}", sk = "PROFILE") record User(long userId) {}
                    @Entity(pk = "GROUP#{number:6}#{groupId}", sk = "INFO") record Group(int number, int groupId) {}
                    @Entity @ManyToMany(left = User.class, right = Group.class)
                    record Membership(long userId, int number, int groupId) {}
                    """)));
  }

  @Test
  void explicitKeysAreRespected() {
    assertEquals(
        "USER#{userId} / GROUP#{since}#{groupId}, GSI1 GROUP#{groupId} / MEMBER#{since}#{userId},"
            + " GSI2 SINCE#{since} / USER#{userId}",
        keys(
            read(
                TABLE
                    + ENDS
                    + """
                    @Entity(sk = "GROUP#{since}#{groupId}")
                    @ManyToMany(left = User.class, right = Group.class)
                    @Index(name = "GSI1", sk = "MEMBER#{since}#{userId}")
                    @Index(name = "GSI2", pk = "SINCE#{since}", sk = "USER#{userId}")
                    record Membership(String userId, String groupId, String since) {}
                    """)));
  }

  @Test
  void aFlippedIndexHasTheTablesOwnKeys() {
    TableModel table =
        read(
            """
            @Table(entities = {User.class, Group.class, Membership.class},
                indexes = @IndexDefinition(name = "GSI1", partitionKey = "SK", sortKey = "PK"))
            interface Community {}
            """
                + ENDS
                + "@Entity @ManyToMany(left = User.class, right = Group.class) record"
                + " Membership(String userId, String groupId) {}");
    assertEquals("USER#{userId} / GROUP#{groupId}, GSI1 - / -", keys(table));
    assertEquals("SK / PK", attributes(table));
  }

  @Test
  void anInverseWithoutASortKeyGetsNone() {
    assertEquals(
        "USER#{userId} / GROUP#{groupId}, GSI1 GROUP#{groupId} / -",
        keys(
            read(
                "@Table(entities = {User.class, Group.class, Membership.class}, indexes ="
                    + " @IndexDefinition(name = \"GSI1\", sortKey = \"\")) interface Community {}"
                    + ENDS
                    + "@Entity @ManyToMany(left = User.class, right = Group.class) record"
                    + " Membership(String userId, String groupId) {}")));
  }

  @Test
  void anInverseOnAComponentsOwnAttributeHasItAlready() {
    assertEquals(
        "USER#{userId} / GROUP#{groupId}, GSI1 - / USER#{userId}",
        keys(
            read(
                "@Table(entities = {User.class, Group.class, Membership.class}, indexes ="
                    + " @IndexDefinition(name = \"GSI1\", partitionKey = \"groupId\")) interface"
                    + " Community {}"
                    + ENDS
                    + "@Entity @ManyToMany(left = User.class, right = Group.class) record"
                    + " Membership(String userId, String groupId) {}")));
  }

  @Test
  void rolesOfASelfRelationAreNamedAfterItsComponents() {
    TableModel table =
        read(
            """
            @Table(entities = {User.class, Follow.class}) interface Community {}
            @Entity(pk = "T#{tenant}#USER#{id}", sk = "PROFILE") record User(String tenant, String id) {}
            @Entity(sk = "FOLLOWING#{followee}")
            @ManyToMany(left = User.class, right = User.class, leftKey = {"tenant", "followerId"}, rightKey = {"tenant", "followee"})
            @Index(name = "GSI1", pk = "FOLLOWED#{tenant}#{followee}", sk = "USER#{followerId}")
            record Follow(String tenant, String followerId, String followee) {}
            """);
    assertEquals(
        "follower: tenant=tenant id=followerId, followee: tenant=tenant id=followee", ends(table));
    assertEquals(
        "T#{tenant}#USER#{followerId} / FOLLOWING#{followee}, GSI1 FOLLOWED#{tenant}#{followee} /"
            + " USER#{followerId}",
        keys(table));
  }

  @Test
  void severalRelationsShareAnIndex() {
    TableModel table =
        read(
            """
            @Table(entities = {User.class, Group.class, Membership.class, Invitation.class, Event.class}) interface Community {}
            """
                + ENDS
                + """
                @Entity @ManyToMany(left = User.class, right = Group.class) record Membership(String userId, String groupId) {}
                @Entity(sk = "INVITED#{groupId}")
                @ManyToMany(left = User.class, right = Group.class)
                @Index(name = "GSI1", sk = "INVITED#{userId}")
                record Invitation(String userId, String groupId) {}
                @Entity(pk = "EVENT#{id}", sk = "EVENT") @Index(name = "GSI1", pk = "GROUP#{groupId}", sk = "EVENT#{id}")
                record Event(String id, String groupId) {}
                """);
    assertEquals(1, table.indexes().size());
    assertEquals(
        "USER#{userId} / INVITED#{groupId}, GSI1 GROUP#{groupId} / INVITED#{userId}",
        keys(table.entities().get(3)));
  }

  @Test
  void anInverseOnTheTypeAttributeHasItAlready() {
    assertEquals(
        "USER#{userId} / GROUP#{groupId}, GSI1 - / USER#{userId}",
        keys(
            read(
                "@Table(entities = {User.class, Group.class, Membership.class}, indexes ="
                    + " @IndexDefinition(name = \"GSI1\", partitionKey = \"Type\")) interface"
                    + " Community {}"
                    + ENDS
                    + "@Entity @ManyToMany(left = User.class, right = Group.class) record"
                    + " Membership(String userId, String groupId) {}")));
  }

  @Test
  void theEclipseCompilerReadsTheSame() {
    String source =
        HEADER
            + TABLE
            + ENDS
            + "@Entity @ManyToMany(left = User.class, right = %s.class, requireEnds = true) record"
            + " Membership(String userId, String groupId) {}";
    Models.Read read = Models.read(Compilations.eclipse(), source.formatted("Group"));
    assertEquals(List.of(), read.messages());
    assertEquals(
        "USER#{userId} / GROUP#{groupId}, GSI1 GROUP#{groupId} / USER#{userId}",
        keys(read.table()));
    assertEquals("user: userId=userId, group: groupId=groupId", ends(read.table()));
    assertEquals(true, edge(read.table()).edge().orElseThrow().requireEnds());
    Models.Read missing = Models.read(Compilations.eclipse(), source.formatted("Missing"));
    assertEquals(1, missing.messages().size(), () -> missing.messages().toString());
  }

  @Test
  void edgesAreReadFromClassFilesByBothCompilers(@TempDir Path classes) {
    String ends =
        """
        package com.shop; import io.partita.annotations.*;
        public interface Records {
          @Entity(pk = "USER#{id}", sk = "PROFILE") record User(String id) {}
          @Entity(pk = "GROUP#{id}", sk = "INFO") record Group(String id) {}
          @Entity @ManyToMany(left = User.class, right = Group.class) record Membership(String userId, String groupId) {}
        }
        """;
    Compilations.javac().withProcessors().compile(ends).writeClasses(classes);
    String table =
        """
        package com.shop; import io.partita.annotations.*;
        @Table(entities = {Records.User.class, Records.Group.class, Records.Membership.class}) interface Community {}
        """;
    String expected = "USER#{userId} / GROUP#{groupId}, GSI1 GROUP#{groupId} / USER#{userId}";
    assertEquals(
        expected, keys(Models.read(Compilations.javac().withClasses(classes), table).table()));
    assertEquals(
        expected, keys(Models.read(Compilations.eclipse().withClasses(classes), table).table()));
  }

  private static TableModel read(String source) {
    Models.Read read = Models.read(HEADER + source);
    assertEquals(List.of(), read.messages());
    return read.table();
  }

  private static EntityModel edge(TableModel table) {
    return table.entities().get(table.entities().size() - 1);
  }

  private static String keys(TableModel table) {
    return keys(edge(table));
  }

  private static String keys(EntityModel edge) {
    return edge.partitionKey().text()
        + " / "
        + text(edge.sortKey())
        + edge.indexes().stream().map(EdgeReaderTest::keys).collect(Collectors.joining());
  }

  private static String keys(EntityIndexModel keys) {
    return ", " + keys.index() + " " + text(keys.partitionKey()) + " / " + text(keys.sortKey());
  }

  private static String text(Optional<Template> template) {
    return template.map(Template::text).orElse("-");
  }

  private static String ends(TableModel table) {
    return edge(table).edge().orElseThrow().ends().stream()
        .map(EdgeReaderTest::end)
        .collect(Collectors.joining(", "));
  }

  private static String end(EndModel end) {
    return end.role()
        + ": "
        + end.keys().stream()
            .map(key -> key.endComponent() + "=" + key.edgeComponent())
            .collect(Collectors.joining(" "));
  }

  private static String attributes(TableModel table) {
    return table.indexes().get(0).partitionKey()
        + " / "
        + table.indexes().get(0).sortKey().orElse("-");
  }
}
