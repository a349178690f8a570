package io.partita.processor.lock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import io.partita.processor.Models;
import io.partita.processor.model.TablePlan;
import io.partita.processor.plan.Planner;
import io.partita.processor.resolve.ResolvedTable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Locks as text; {@code -Dgolden.update} rewrites the expected one. */
final class LockDocumentTest {

  private static final Path RESOURCES = Path.of("src", "test", "resources");

  @Test
  void lockIsAsExpected() throws IOException {
    Path golden = RESOURCES.resolve(Path.of("golden-lock", "community.lock"));
    String text = LockDocument.text(plan("community"));
    if (System.getProperty("golden.update") != null) {
      Files.createDirectories(golden.getParent());
      Files.writeString(golden, text);
    }
    if (!Files.exists(golden)) {
      fail("Missing " + golden + "; run with -Dgolden.update to write it, then review it");
    }
    assertEquals(Files.readString(golden), text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "campus",
        "existing",
        "everything",
        "workspace",
        "projections",
        "shards",
        "school",
        "collections"
      })
  void whatIsWrittenIsReadAsTheSame(String example) throws LockSyntaxException {
    LockModel model = LockModeller.model(plan(example));
    assertEquals(model, LockParser.parse(LockDocument.text(model)));
  }

  private static TablePlan plan(String example) {
    return new Planner()
        .plan(new ResolvedTable(Models.read(sources("golden/" + example + "/input")).table()));
  }

  private static String[] sources(String folder) {
    try (Stream<Path> files = Files.list(RESOURCES.resolve(folder))) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .sorted()
          .map(LockDocumentTest::text)
          .toArray(String[]::new);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
