package io.partita.processor.read;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.processor.Models;
import java.util.List;
import org.junit.jupiter.api.Test;

final class TableReaderTest {

  @Test
  void readsASimpleTable() {
    Models.Read read =
        Models.read(
            """
            package com.shop;
            import io.partita.annotations.*;
            import java.time.Instant;
            @Table(entities = User.class)
            interface Community {}
            @Entity(pk = "USER#{userId}", sk = "PROFILE")
            record User(String userId, String name, @CreatedAt Instant createdAt) {}
            """);
    assertEquals(List.of(), read.messages());
  }
}
