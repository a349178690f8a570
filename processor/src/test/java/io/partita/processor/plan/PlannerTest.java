package io.partita.processor.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.processor.Models;
import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.EntityPlan.IndexKeyPlan;
import io.partita.processor.model.IndexScanPlan;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.TablePlan;
import io.partita.processor.resolve.ResolvedTable;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PlannerTest {

  private static TablePlan plan(String table, String... records) {
    StringBuilder source =
        new StringBuilder(
            "package test; import io.partita.annotations.*; import java.time.Instant;\n");
    source.append(table).append(" interface Test {\n");
    for (String entity : records) {
      source.append(entity).append('\n');
    }
    return new Planner()
        .plan(new ResolvedTable(Models.read(source.append("}").toString()).table()));
  }

  private static EntityPlan first(String table, String entity) {
    return plan(table, entity).entities().get(0);
  }

  @Test
  void aPartitionKeyThatAnIndexSortsByIsAsShortAsASortKey() {
    EntityPlan plan =
        first(
            "@Table(entities = Test.A.class, indexes = @IndexDefinition(name = \"I\", partitionKey"
                + " = \"SK\", sortKey = \"PK\"))",
            "@Entity(pk = \"A#{id}\", sk = \"A\") record A(String id) {}");
    assertEquals(1024, plan.partitionKey().maxBytes());
    assertEquals(1024, plan.sortKey().orElseThrow().maxBytes());
  }

  @Test
  void aPartitionKeyIsOtherwiseTwiceAsLong() {
    EntityPlan plan =
        first(
            "@Table(entities = Test.A.class)",
            "@Entity(pk = \"A#{id}\", sk = \"A\") record A(String id) {}");
    assertEquals(2048, plan.partitionKey().maxBytes());
  }

  @Test
  void keyComponentsComeInTemplateOrderAndOnce() {
    EntityPlan plan =
        first(
            "@Table(entities = Test.A.class)",
            "@Entity(pk = \"A#{b}#{a}\", sk = \"{c}#{a}\") record A(String a, String b, String c)"
                + " {}");
    assertEquals(
        List.of("b", "a", "c"),
        plan.keyComponents().stream().map(ComponentPart::javaName).toList());
  }

  @Test
  void aComponentsOwnAttributeIsANativeKey() {
    EntityPlan plan =
        first(
            "@Table(entities = Test.A.class, partitionKey = \"id\", sortKey = \"at\")",
            "@Entity(pk = \"{id}\", sk = \"{at:day}\") record A(String id, Instant at) {}");
    assertTrue(plan.partitionKey().isNative());
    assertFalse(plan.partitionKey().isFormatted());
    assertTrue(plan.sortKey().orElseThrow().isFormatted());
  }

  @Test
  void anAttributeThatTheTableWritesIsNotWrittenForAnIndexAgain() {
    EntityPlan plan =
        first(
            "@Table(entities = Test.A.class, indexes = @IndexDefinition(name = \"I\", partitionKey"
                + " = \"SK\", sortKey = \"ISK\"))",
            "@Entity(pk = \"A#{id}\", sk = \"B#{b}\") @Index(name = \"I\", sk = \"{id}\") record"
                + " A(String id, String b) {}");
    IndexKeyPlan index = plan.indexes().get(0);
    assertEquals(Optional.empty(), index.partitionKey());
    assertEquals("ISK", index.sortKey().orElseThrow().attribute());
  }

  @Test
  void aConstantSortKeyIsReservedWherePartitionsCanBeEqual() {
    TablePlan plan =
        plan(
            "@Table(entities = {Test.Thread.class, Test.Message.class, Test.Other.class})",
            "@Entity(pk = \"THREAD#{id}\", sk = \"META\") record Thread(String id) {}",
            "@Entity(pk = \"THREAD#{id}\", sk = \"{messageId}\") record Message(String id, String"
                + " messageId) {}",
            "@Entity(pk = \"OTHER#{id}\", sk = \"{messageId}\") record Other(String id, String"
                + " messageId) {}");
    assertEquals(List.of(), plan.entities().get(0).sortKey().orElseThrow().reserved());
    assertEquals(List.of("META"), plan.entities().get(1).sortKey().orElseThrow().reserved());
    assertEquals(List.of(), plan.entities().get(2).sortKey().orElseThrow().reserved());
  }

  @Test
  void managedComponentsDecideWhatADaoOffers() {
    assertEquals(
        Set.of(
            "put(record): UpdateItem",
            "putAll(records): BatchWriteItem",
            "deleteAll(keys): BatchWriteItem"),
        offered("@Ttl long at"));
    assertEquals(
        Set.of("put(record): UpdateItem", "deleteAll(keys): BatchWriteItem"),
        offered("@CreatedAt Instant at"));
    assertEquals(
        Set.of("delete(record): DeleteItem", "deleteAll(keys): BatchWriteItem"),
        offered("@Version long v"));
  }

  private static Set<String> offered(String component) {
    return Offered.by(
        plan(
            "@Table(entities = Test.A.class)",
            "@Entity(pk = \"A\", sk = \"{id}\", as = \"all\") record A(String id, %s) {}"
                .formatted(component)),
        "A");
  }

  @Test
  void theTableKnowsWhichAttributeSaysWhenItemsExpire() {
    TablePlan plan =
        plan(
            "@Table(entities = Test.A.class)",
            "@Entity(pk = \"A\", sk = \"{id}\", as = \"all\") record A(String id, @Ttl"
                + " @Attribute(\"ttl\") long at) {}");
    assertEquals(Optional.of("ttl"), plan.ttlAttribute());
  }

  @Test
  void everyIndexThatCarriesWholeItemsHasAScan() {
    EntityPlan plan =
        first(
            """
            @Table(entities = Test.A.class, indexes = {
              @IndexDefinition(name = "flipped", partitionKey = "SK", sortKey = "PK"),
              @IndexDefinition(name = "local", kind = IndexKind.LOCAL, partitionKey = "PK", sortKey = "b"),
              @IndexDefinition(name = "keys", projection = Projection.KEYS_ONLY),
              @IndexDefinition(name = "unused")})
            """,
            """
            @Entity(pk = "A#{id}", sk = "A") @Index(name = "flipped", as = "all") @Index(name = "local")
            @Index(name = "keys", pk = "K#{b}", sk = "{id}") record A(String id, String b) {}
            """);
    assertEquals(
        List.of(
            new IndexScanPlan(
                "flipped", plan.sortKey().orElseThrow(), Optional.of(plan.partitionKey()), false),
            new IndexScanPlan("local", plan.partitionKey(), plan.indexes().get(1).sortKey(), true)),
        plan.indexScans());
  }
}
