package io.partita.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

final class SourceWriterTest {

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
