package io.partita.it.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.architecture.SourceFile;
import io.partita.architecture.SourceTree;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Neither the runtime nor generated code looks at classes at run time. */
class NoReflectionTest {

  private static final Pattern REFLECTION =
      Pattern.compile(
          "java\\.lang\\.reflect|java\\.lang\\.invoke|java\\.beans|\\bClass\\.forName\\b"
              + "|\\bMethodHandles?\\b|\\bVarHandle\\b|\\bsetAccessible\\b|\\bnewProxyInstance\\b"
              + "|\\.get(Declared)?(Method|Field|Constructor|RecordComponent)s?\\("
              + "|\\.newInstance\\(|\\bServiceLoader\\b");

  @Test
  void theRuntimeUsesNoReflection() {
    assertEquals(List.of(), reflecting(SourceTree.ofModule("runtime").files().stream()));
  }

  @Test
  void generatedCodeUsesNoReflection() {
    SourceTree generated =
        new SourceTree(Path.of("target", "generated-test-sources").toAbsolutePath());

    assertEquals(List.of(), reflecting(generated.files().stream()));
  }

  @Test
  void reflectionIsFound() {
    List<SourceFile> files =
        List.of(
            new SourceFile("A.java", "import java.lang.reflect.Method;"),
            new SourceFile("B.java", "User.class.getDeclaredConstructor().newInstance()"),
            new SourceFile("C.java", "// Class.forName is not used here"),
            new SourceFile("D.java", "reader.getField(0)"));

    assertEquals(List.of("A.java", "B.java", "D.java"), reflecting(files.stream()));
  }

  private static List<String> reflecting(Stream<SourceFile> files) {
    return files
        .filter(file -> REFLECTION.matcher(file.code()).find())
        .map(SourceFile::path)
        .toList();
  }
}
