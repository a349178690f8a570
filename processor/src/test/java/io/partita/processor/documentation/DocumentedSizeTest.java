package io.partita.processor.documentation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.Options;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** What the README says of the size of the runtime and of what comes with it. */
final class DocumentedSizeTest {

  private static final Pattern SIZE = Pattern.compile("a runtime of about ([\\d.]+) MB");
  private static final Pattern NAME = Pattern.compile("`([\\w-]+)`");

  private final String readme = String.join(" ", Document.read(Path.of("README.md")).lines());

  @Test
  void theRuntimeHasTheSizeThatIsSaid() throws Exception {
    MatchResult size = SIZE.matcher(readme).results().findFirst().orElseThrow();
    double said = Double.parseDouble(size.group(1)) * 1_000_000;
    double built =
        sizeOfJar(
            Path.of(Options.class.getProtectionDomain().getCodeSource().getLocation().toURI()));
    assertTrue(Math.abs(built - said) < 0.1 * said, () -> "the runtime has " + built + " bytes");
  }

  @Test
  void theRuntimeNeedsWhatIsSaidAndNothingElse() throws Exception {
    int end = readme.indexOf("the runtime depends only on");
    String sentence =
        readme.substring(readme.lastIndexOf(". ", end), readme.indexOf(". ", end) + 1);
    Set<String> said = new TreeSet<>();
    NAME.matcher(sentence).results().forEach(name -> said.add(name.group(1)));
    assertEquals(dependenciesOf(Path.of("..", "runtime", "pom.xml")), said);
  }

  /** Of a jar, or of a jar that would be made of a folder of classes. */
  private static long sizeOfJar(Path jarOrFolder) throws IOException {
    if (Files.isRegularFile(jarOrFolder)) {
      return Files.size(jarOrFolder);
    }
    CountedBytes counted = new CountedBytes();
    try (ZipOutputStream jar = new ZipOutputStream(counted);
        Stream<Path> files = Files.walk(jarOrFolder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        jar.putNextEntry(new ZipEntry(jarOrFolder.relativize(file).toString()));
        Files.copy(file, jar);
      }
    }
    return counted.number;
  }

  /** The artifacts that a module hands on to whoever depends on it. */
  private static Set<String> dependenciesOf(Path pom) throws Exception {
    NodeList all =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(pom.toFile())
            .getElementsByTagName("dependency");
    Set<String> names = new TreeSet<>();
    for (int i = 0; i < all.getLength(); i++) {
      Element dependency = (Element) all.item(i);
      if (dependency.getElementsByTagName("scope").getLength() == 0) {
        names.add(dependency.getElementsByTagName("artifactId").item(0).getTextContent());
      }
    }
    return names;
  }

  private static final class CountedBytes extends OutputStream {

    private long number;

    @Override
    public void write(int b) {
      number++;
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
      number += length;
    }
  }
}
