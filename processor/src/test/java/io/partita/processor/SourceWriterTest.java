package io.partita.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

final class SourceWriterTest {

  @Test
  void nothingInsideAStringIsTakenForANullableNestedType() {
    Compilations.Result result =
        Compilations.javac()
            .compile(
                """
                package shop;
                import io.partita.annotations.*;

                @Table(entities = Shop.Order.class)
                interface Shop {
                  @Entity(pk = "ORDER#{id}", sk = "INFO")
                  record Order(
                      String id, State state, @Attribute("old. @Nullable state") State former) {}

                  enum State { OPEN, PAID }
                }
                """);
    assertEquals(List.of(), result.errors());
    assertTrue(
        result.generated("shop.OrderMapper").contains("\"old. @Nullable state\""),
        () -> result.generated("shop.OrderMapper"));
    assertTrue(
        result.generated("shop.OrderDraft").contains("state(Shop.@Nullable State state)"),
        () -> result.generated("shop.OrderDraft"));
  }

  @Test
  void typeThatAnotherProcessorGeneratesCannotBeWritten() {
    List<Compilations.Problem> errors =
        Compilations.javac()
            .withProcessors(
                new GeneratingProcessor("shop.UserDao", "package shop; class UserDao {}"),
                new PartitaProcessor())
            .compile(
                """
                package shop;
                import io.partita.annotations.*;

                @Table(entities = User.class)
                interface Community {}

                @Entity(pk = "USER#{userId}", sk = "PROFILE")
                record User(String userId) {}
                """)
            .ownErrors();
    assertEquals(1, errors.size(), errors::toString);
    assertTrue(
        errors.get(0).message().startsWith("[CANNOT_WRITE] Could not write UserDao: "),
        errors::toString);
    assertEquals("interface Community {}", errors.get(0).line());
  }
}
