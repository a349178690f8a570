package io.partita.it.documents;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Terraform and CloudFormation create the same tables. */
class TerraformTest {

  /** The qualified names of all tables for which something was written. */
  static List<String> tables() throws IOException, URISyntaxException {
    URL one =
        TerraformTest.class
            .getClassLoader()
            .getResource("META-INF/partita/io.partita.it.shop.Shop/terraform.tf.json");
    try (Stream<Path> folders = Files.list(Path.of(one.toURI()).getParent().getParent())) {
      return folders.map(folder -> folder.getFileName().toString()).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("tables")
  void configurationAndTemplateSayTheSame(String table) throws IOException {
    assertEquals(CloudFormationTemplate.of(table), TerraformConfiguration.of(table));
  }
}
