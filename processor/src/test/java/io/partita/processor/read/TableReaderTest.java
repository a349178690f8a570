package io.partita.processor.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.annotations.IndexKind;
import io.partita.annotations.KeyEncoding;
import io.partita.annotations.Projection;
import io.partita.processor.Models;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityIndexModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.Managed;
import io.partita.processor.model.TableModel;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class TableReaderTest {

  private static final String IMPORTS =
      """
      package com.shop;
      import io.partita.annotations.*;
      import java.time.Instant;
      """;

  @Test
  void fillsInTheDefaultsOfATable() {
    TableModel table =
        read(
            """
            @Table(entities = User.class) interface Community {}
            @Entity(pk = "USER#{userId}", sk = "PROFILE") record User(String userId) {}
            """);
    assertEquals("com.shop.Community", table.type().canonicalName());
    assertEquals("PK", table.partitionKey());
    assertEquals(Optional.of("SK"), table.sortKey());
    assertEquals(Optional.of("Type"), table.typeAttribute());
    assertEquals(KeyEncoding.ORDERED, table.encoding());
    assertEquals(0, table.read() + table.write());
    assertEquals(List.of(), table.indexes());
    EntityModel user = table.entities().get(0);
    assertEquals("User", user.typeValue());
    assertEquals("USER#{userId}", user.partitionKey().text());
    assertEquals("PROFILE", user.sortKey().orElseThrow().text());
  }

  @Test
  void readsWhatATableSays() {
    TableModel table =
        read(
            """
            @Table(entities = {User.class, Account.class}, partitionKey = "id", sortKey = "", typeAttribute = "",
                keyEncoding = KeyEncoding.RAW, read = 5, write = 7)
            interface Community {}
            @Entity(pk = "MY USER#{id}", type = "usr") @Aliases({"person", "member"}) record User(String id) {}
            @Entity(pk = "ACCOUNT#{id}") record Account(String id) {}
            """);
    assertEquals("id", table.partitionKey());
    assertEquals(Optional.empty(), table.sortKey());
    assertEquals(Optional.empty(), table.typeAttribute());
    assertEquals(KeyEncoding.RAW, table.encoding());
    assertEquals(5, table.read());
    assertEquals(7, table.write());
    assertEquals(
        List.of("User", "Account"), table.entities().stream().map(EntityModel::name).toList());
    assertEquals("usr", table.entities().get(0).typeValue());
    assertEquals(List.of("person", "member"), table.entities().get(0).formerTypeValues());
    assertEquals(Optional.empty(), table.entities().get(0).sortKey());
  }

  @Test
  void readsComponentAnnotations() {
    TableModel table =
        read(
            """
            @Table(entities = User.class) interface Community {}
            @Entity(pk = "USER#{id}", sk = "PROFILE")
            record User(
                @KeyOnly String id,
                @Attribute("e-mail") @Aliases({"mail", "email_address"}) String email,
                @Version long version,
                @Ttl Instant expires,
                @CreatedAt @UpdatedAt Instant at) {}
            """);
    List<ComponentModel> components = table.entities().get(0).components();
    assertEquals(
        List.of("id", "email", "version", "expires", "at"),
        components.stream().map(ComponentModel::name).toList());
    assertTrue(components.get(0).keyOnly());
    assertEquals("id", components.get(0).attribute());
    assertEquals("e-mail", components.get(1).attribute());
    assertEquals(List.of("mail", "email_address"), components.get(1).aliases());
    assertEquals(Set.of(), components.get(1).managed());
    assertEquals(Set.of(Managed.VERSION), components.get(2).managed());
    assertEquals(Set.of(Managed.TTL), components.get(3).managed());
    assertEquals(Set.of(Managed.CREATED_AT, Managed.UPDATED_AT), components.get(4).managed());
  }

  @Test
  void infersIndexesFromTheirUse() {
    TableModel table =
        read(
            """
            @Table(entities = {User.class, Account.class}) interface Community {}
            @Entity(pk = "USER#{id}", sk = "PROFILE")
            @Index(name = "GSI1", pk = "NAME#{name}") @Index(name = "GSI2", pk = "ID#{id}")
            record User(String id, String name) {}
            @Entity(pk = "ACCOUNT#{id}", sk = "PROFILE")
            @Index(name = "GSI1", pk = "ACCOUNT#{id}", sk = "X")
            record Account(String id) {}
            """);
    assertEquals(List.of("GSI1", "GSI2"), table.indexes().stream().map(IndexModel::name).toList());
    IndexModel first = table.indexes().get(0);
    assertEquals(IndexKind.GLOBAL, first.kind());
    assertEquals(Projection.ALL, first.projection());
    assertEquals("GSI1PK", first.partitionKey());
    assertEquals(Optional.of("GSI1SK"), first.sortKey());
    assertEquals("GSI2PK", table.indexes().get(1).partitionKey());
    assertEquals(Optional.empty(), table.indexes().get(1).sortKey());
    List<EntityIndexModel> keys = table.entities().get(0).indexes();
    assertEquals(List.of("GSI1", "GSI2"), keys.stream().map(EntityIndexModel::index).toList());
    assertEquals("NAME#{name}", keys.get(0).partitionKey().orElseThrow().text());
    assertEquals(Optional.empty(), keys.get(0).sortKey());
  }

  @Test
  void readsDeclaredIndexes() {
    TableModel table =
        read(
            """
            @Table(entities = User.class, partitionKey = "id", indexes = {
                @IndexDefinition(name = "byName"),
                @IndexDefinition(name = "flipped", partitionKey = "SK", sortKey = "id", projection = Projection.KEYS_ONLY),
                @IndexDefinition(name = "flat", sortKey = "", projection = Projection.INCLUDE, include = {"a", "b"}, read = 3, write = 4),
                @IndexDefinition(name = "local", kind = IndexKind.LOCAL, partitionKey = "ignored")})
            interface Community {}
            @Entity(pk = "{id}", sk = "PROFILE") @Index(name = "byName", pk = "{name}", sk = "{id}")
            record User(String id, String name) {}
            """);
    assertEquals(4, table.indexes().size());
    IndexModel byName = table.index("byName").orElseThrow();
    assertEquals("byNamePK", byName.partitionKey());
    assertEquals(Optional.of("byNameSK"), byName.sortKey());
    IndexModel flipped = table.index("flipped").orElseThrow();
    assertEquals("SK", flipped.partitionKey());
    assertEquals(Optional.of("id"), flipped.sortKey());
    assertEquals(Projection.KEYS_ONLY, flipped.projection());
    IndexModel flat = table.index("flat").orElseThrow();
    assertEquals(Optional.empty(), flat.sortKey());
    assertEquals(List.of("a", "b"), flat.include());
    assertEquals(3, flat.read());
    assertEquals(4, flat.write());
    IndexModel local = table.index("local").orElseThrow();
    assertEquals(IndexKind.LOCAL, local.kind());
    assertEquals("id", local.partitionKey());
    assertEquals(Optional.of("localSK"), local.sortKey());
  }

  @Test
  void namesNestedEntitiesAfterWhatIsAroundThem() {
    TableModel table =
        read(
            """
            @Table(entities = {Shop.Order.class, Store.Item.class}) interface Shop {
              @Entity(pk = "ORDER#{id}", sk = "INFO") record Order(String id) {}
            }
            class Store {
              @Entity(pk = "ITEM#{id}", sk = "INFO") record Item(String id) {}
            }
            """);
    assertEquals(
        List.of("Order", "Store_Item"),
        table.entities().stream().map(EntityModel::generatedName).toList());
    assertEquals("Item", table.entities().get(1).typeValue());
  }

  private static TableModel read(String source) {
    Models.Read read = Models.read(IMPORTS + source);
    assertEquals(List.of(), read.messages());
    return read.table();
  }
}
