package io.partita.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LocalClassPathTest {

  private static final String TWO_JARS = "a.jar" + File.pathSeparator + "b.jar";

  @TempDir Path folder;

  @Test
  void thePropertyMayBeAClassPath() {
    assertEquals(TWO_JARS, find(Map.of(LocalClassPath.PROPERTY, TWO_JARS)));
    assertEquals("a.jar", find(Map.of(LocalClassPath.PROPERTY, "a.jar")));
  }

  @Test
  void thePropertyMayNameAFileThatHoldsAClassPath() throws IOException {
    Path file = Files.writeString(folder.resolve("local.classpath"), TWO_JARS + "\n");

    assertEquals(TWO_JARS, find(Map.of(LocalClassPath.PROPERTY, file.toString())));
  }

  @Test
  void thePropertyMayNameTheFolderOfADownload() {
    assertEquals(
        folder.resolve("*") + File.pathSeparator + folder.resolve("DynamoDBLocal_lib/*"),
        find(Map.of(LocalClassPath.PROPERTY, folder.toString())));
  }

  @Test
  void thePropertyWinsOverTheOwnClassPath() {
    assertEquals(
        "other.jar",
        find(
            Map.of(
                LocalClassPath.PROPERTY,
                "other.jar",
                "java.class.path",
                "/repository/DynamoDBLocal-3.3.1.jar")));
  }

  @Test
  void theOwnClassPathIsUsedIfItHasDynamoDbLocal() {
    String own = "classes" + File.pathSeparator + "/repository/DynamoDBLocal-3.3.1.jar";

    assertEquals(own, find(Map.of("java.class.path", own)));
  }

  @Test
  void withoutDynamoDbLocalTheErrorSaysHowToGetIt() {
    IllegalStateException failure =
        assertThrows(IllegalStateException.class, () -> find(Map.of("java.class.path", TWO_JARS)));

    assertTrue(failure.getMessage().contains("software.amazon.dynamodb:DynamoDBLocal"));
    assertTrue(failure.getMessage().contains("AWS_ENDPOINT_URL_DYNAMODB"));
  }

  @Test
  void aMissingFileIsNamed() {
    String missing = folder.resolve("missing.classpath").toString();

    IllegalStateException failure =
        assertThrows(
            IllegalStateException.class, () -> find(Map.of(LocalClassPath.PROPERTY, missing)));

    assertTrue(failure.getMessage().contains(missing));
  }

  private static String find(Map<String, String> properties) {
    return LocalClassPath.find(properties::get);
  }
}
