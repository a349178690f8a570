package io.partita.processor.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.processor.Models;
import io.partita.processor.model.EntityIndexModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.TableModel;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Which access patterns an entity has, what they are called, and over which keys they read. */
final class AccessPatternNamesTest {

  private static final String HEADER =
      "package com.shop; import io.partita.annotations.*; import java.time.*; import"
          + " java.util.*;\n";
  private static final String ENDS =
      """
      @Entity(pk = "USER#{userId}", sk = "PROFILE") record User(String userId) {}
      @Entity(pk = "GROUP#{groupId}", sk = "INFO") record Group(String groupId) {}
      """;

  @Test
  void aTableHasOneWhereTheSortKeyAddsAComponent() {
    assertEquals(
        "byCountry: table STORE#{country} / {city}#{id}",
        patterns(
            "@Entity(pk = \"STORE#{country}\", sk = \"{city}#{id}\") record Thing(String country,"
                + " String city, String id) {}"));
    assertEquals(
        "",
        patterns("@Entity(pk = \"STORE#{id}\", sk = \"STORE#{id}\") record Thing(String id) {}"));
    assertEquals(
        "", patterns("@Entity(pk = \"SETTINGS\", sk = \"GLOBAL\") record Thing(String id) {}"));
  }

  @Test
  void componentsAreJoinedAndPathsRunTogether() {
    assertEquals(
        "byAddressCityAndKind: table {address.city}#{kind}#{address.city} / {id}",
        patterns(
"""
@Entity(pk = "{address.city}#{kind}#{address.city}", sk = "{id}") record Thing(Address address, String kind, String id) {}
record Address(String city) {}
"""));
  }

  @Test
  void everyIndexHasOneUnlessItsPartitionIsTheWholeKey() {
    assertEquals(
        "byStatus: GSI1 {status} / -; byOwner: GSI2 {owner} / THING",
        patterns(
            """
            @Entity(pk = "THING#{id}", sk = "THING")
            @Index(name = "GSI1", pk = "{status}")
            @Index(name = "GSI2", pk = "{owner}", sk = "THING")
            @Index(name = "GSI3", pk = "{id}#{owner}", sk = "THING")
            record Thing(String id, String status, String owner) {}
            """));
  }

  @Test
  void aPartitionThatCutsTheKeyIsQueried() {
    assertEquals(
        "byEmail: GSI1 {email:lower} / -",
        patterns(
            """
            @Entity(pk = "THING#{email}", sk = "THING")
            @Index(name = "GSI1", pk = "{email:lower}")
            record Thing(String email) {}
            """));
    assertEquals(
        "byAt: GSI2 {at:hour} / -",
        patterns(
            """
            @Entity(pk = "THING#{at:seconds}", sk = "THING")
            @Index(name = "GSI1", pk = "T#{at:seconds}")
            @Index(name = "GSI2", pk = "{at:hour}")
            record Thing(Instant at) {}
            """));
  }

  @Test
  void anIndexThatDoesNotCarryTheRecordHasOneAllTheSame() {
    assertEquals(
        "byOwner: GSI1 {owner} / -; ?: GSI2 ALL / -",
        patterns(
"""
indexes = {@IndexDefinition(name = "GSI1", sortKey = "", projection = Projection.KEYS_ONLY),
    @IndexDefinition(name = "GSI2", sortKey = "", projection = Projection.INCLUDE, include = "owner")}
""",
            """
            @Entity(pk = "THING#{id}", sk = "THING")
            @Index(name = "GSI1", pk = "{owner}")
            @Index(name = "GSI2", pk = "ALL")
            record Thing(String id, String owner) {}
            """));
  }

  @Test
  void theUsersNameComesFirst() {
    assertEquals(
        "items: table THING / {id}; latest: GSI1 ALL / {id}; ?: GSI2 ALL / {id}",
        patterns(
            """
            @Entity(pk = "THING", sk = "{id}", as = "items")
            @Index(name = "GSI1", pk = "ALL", sk = "{id}", as = "latest")
            @Index(name = "GSI2", pk = "ALL", sk = "{id}")
            record Thing(String id) {}
            """));
  }

  @Test
  void sharedAttributesHaveTheTemplateOfTheirOwner() {
    assertEquals(
        "byMovie: table MOVIE#{movie} / ACTOR#{actor}; byActor: Flipped ACTOR#{actor} /"
            + " MOVIE#{movie}; ?: ByType Thing / {year}; byStudio: ByStudio {studio} /"
            + " MOVIE#{movie}; byStudioAgain: Again {studio} / {year}",
        patterns(
            """
            indexes = {@IndexDefinition(name = "Flipped", partitionKey = "SK", sortKey = "PK"),
                @IndexDefinition(name = "ByType", partitionKey = "Type", sortKey = "year"),
                @IndexDefinition(name = "ByStudio", partitionKey = "company", sortKey = "PK"),
                @IndexDefinition(name = "Again", partitionKey = "company", sortKey = "year")}
            """,
            """
            @Entity(pk = "MOVIE#{movie}", sk = "ACTOR#{actor}")
            @Index(name = "Flipped")
            @Index(name = "ByType")
            @Index(name = "ByStudio", pk = "{studio}")
            @Index(name = "Again", as = "byStudioAgain")
            record Thing(String movie, String actor, int year, String studio) {}
            """));
  }

  @Test
  void patternsOfAnEdgeAreNamedAfterItsEnds() {
    assertEquals(
        "byUser: table USER#{userId} / GROUP#{groupId}; byGroupId: GSI2 ACTIVE#{groupId} / {since};"
            + " byUser: GSI3 USER#{userId} / {since}; byGroup: GSI1 GROUP#{groupId} /"
            + " USER#{userId}",
        edge(
            ENDS
                + """
                  @Entity @ManyToMany(left = User.class, right = Group.class)
                  @Index(name = "GSI2", pk = "ACTIVE#{groupId}", sk = "{since}")
                  @Index(name = "GSI3", pk = "USER#{userId}", sk = "{since}")
                  record Thing(String userId, String groupId, LocalDate since) {}
                  """));
  }

  @Test
  void anInverseIsNamedAfterTheRightEndWhateverItsPrefix() {
    assertEquals(
        "byUser: table U#{userId} / GROUP#{groupId}; byGroup: GSI1 MEMBERS#{groupId} /"
            + " USER#{userId}",
        edge(
            ENDS
                + """
                  @Entity(pk = "U#{userId}") @ManyToMany(left = User.class, right = Group.class)
                  @Index(name = "GSI1", pk = "MEMBERS#{groupId}")
                  record Thing(String userId, String groupId) {}
                  """));
  }

  @Test
  void patternsOfASelfRelationAreNamedAfterItsRoles() {
    assertEquals(
        "byFollower: table USER#{followerId} / FOLLOWING#{followeeId}; byFollowee: GSI1"
            + " USER#{followeeId} / FOLLOWER#{followerId}",
        edge(
            ENDS
                +
"""
@Entity(sk = "FOLLOWING#{followeeId}")
@ManyToMany(left = User.class, right = User.class, leftKey = "followerId", rightKey = "followeeId")
@Index(name = "GSI1", pk = "USER#{followeeId}", sk = "FOLLOWER#{followerId}")
record Thing(String followerId, String followeeId) {}
"""));
  }

  private static String patterns(String entity) {
    return describe("@Table(entities = Thing.class) interface Things {}\n" + entity);
  }

  private static String patterns(String indexes, String entity) {
    return describe(
        "@Table(entities = Thing.class, " + indexes + ") interface Things {}\n" + entity);
  }

  private static String edge(String entities) {
    return describe(
        "@Table(entities = {User.class, Group.class, Thing.class}) interface Things {}\n"
            + entities);
  }

  private static String describe(String source) {
    TableModel table = Models.read(HEADER + source).table();
    EntityModel thing = table.entities().get(table.entities().size() - 1);
    return new ResolvedTable(table)
        .entity(thing).patterns().stream()
            .map(
                pattern ->
                    pattern.name().orElse("?")
                        + ": "
                        + pattern.index().map(EntityIndexModel::index).orElse("table")
                        + " "
                        + pattern.partitionKey().template().text()
                        + " / "
                        + pattern.sortKey().map(key -> key.template().text()).orElse("-"))
            .collect(Collectors.joining("; "));
  }
}
