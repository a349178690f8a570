package io.partita.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class GalleryTest {

  @Test
  void everyPackageIsAnExampleByItsName() throws IOException, URISyntaxException {
    Path classes = Path.of(Demo.class.getResource("Demo.class").toURI()).getParent();
    try (Stream<Path> files = Files.list(classes)) {
      assertEquals(
          files.filter(Files::isDirectory).map(p -> p.getFileName().toString()).sorted().toList(),
          Gallery.EXAMPLES.stream().map(Example::name).sorted().toList());
    }
    for (Example example : Gallery.EXAMPLES) {
      assertEquals(
          "io.partita.examples." + example.name(), example.walk().getClass().getPackageName());
    }
  }

  @Test
  void theListHasALinePerExampleAndTheCommand() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Demo.list(new PrintStream(out, true, StandardCharsets.UTF_8));
    List<String> lines = out.toString(StandardCharsets.UTF_8).lines().toList();
    for (int i = 0; i < Gallery.EXAMPLES.size(); i++) {
      assertTrue(lines.get(i).contains(Gallery.EXAMPLES.get(i).name()), lines.get(i));
      assertTrue(lines.get(i).length() <= 100, lines.get(i));
    }
    String rest = String.join("\n", lines.subList(Gallery.EXAMPLES.size(), lines.size()));
    assertTrue(rest.contains("mvn -B -q -Pdemo compile -Dexample=community"), rest);
    assertTrue(rest.contains("-Dsize=100000 (community, locations)"), rest);
  }
}
