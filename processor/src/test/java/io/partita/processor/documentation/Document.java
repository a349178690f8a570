package io.partita.processor.documentation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A page of the documentation. */
record Document(Path path, List<String> lines) {

  private static final Path ROOT = Path.of("..");
  private static final Pattern FENCE = Pattern.compile("```(\\S*)");

  /** The README and the guide. */
  static List<Document> guide() {
    return Stream.concat(Stream.of(Path.of("README.md")), markdown("docs/guide"))
        .map(Document::read)
        .toList();
  }

  /** Everything that is written for people to read. */
  static List<Document> all() {
    return Stream.concat(
            Stream.of("README.md", "CONTRIBUTING.md", "CHANGELOG.md").map(Path::of),
            markdown("docs"))
        .map(Document::read)
        .toList();
  }

  /** A page by its path from the root of the project. */
  static Document read(Path path) {
    try {
      return new Document(path, Files.readAllLines(ROOT.resolve(path)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static boolean exists(Path path) {
    return Files.exists(ROOT.resolve(path));
  }

  /** The names of the folders in a folder. */
  static List<String> folders(Path path) {
    return names(path, Files::isDirectory);
  }

  /** The names of the files in a folder. */
  static List<String> files(Path path) {
    return names(path, Files::isRegularFile);
  }

  private static List<String> names(Path path, Predicate<Path> kind) {
    try (Stream<Path> all = Files.list(ROOT.resolve(path))) {
      return all.filter(kind).map(each -> each.getFileName().toString()).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The blocks of code, in order. */
  List<Fence> fences() {
    List<Fence> fences = new ArrayList<>();
    int start = -1;
    for (int line = 0; line < lines.size(); line++) {
      Matcher fence = FENCE.matcher(lines.get(line));
      if (!fence.matches()) {
        refuseUnusualFence(line);
      } else if (start < 0) {
        start = line;
      } else {
        fences.add(fence(start, line));
        start = -1;
      }
    }
    if (start >= 0) {
      throw new AssertionError(path + ":" + (start + 1) + ": the block of code has no end");
    }
    return fences;
  }

  /** Other ways to write a block of code would hide it from the tests. */
  private void refuseUnusualFence(int line) {
    if (lines.get(line).matches("[\\s>]*(```|~~~).*")) {
      throw new AssertionError(
          path + ":" + (line + 1) + ": a block of code begins with ``` and its language, alone");
    }
  }

  /** The lines outside blocks of code, the others empty, so that numbers stay the same. */
  List<String> prose() {
    List<String> prose = new ArrayList<>(lines);
    for (Fence fence : fences()) {
      for (int line = 0; line < fence.lines().size() + 2; line++) {
        prose.set(fence.line() - 1 + line, "");
      }
    }
    return prose;
  }

  private Fence fence(int start, int end) {
    String language = lines.get(start).substring(3);
    return new Fence(
        path, start + 1, language, commentBefore(start), lines.subList(start + 1, end));
  }

  /** The HTML comment that ends on the line before, in one line; empty if there is none. */
  private String commentBefore(int start) {
    if (start == 0 || !lines.get(start - 1).endsWith("-->")) {
      return "";
    }
    int first = start - 1;
    while (!lines.get(first).startsWith("<!--")) {
      first--;
    }
    String comment = String.join(" ", lines.subList(first, start));
    return comment.substring("<!--".length(), comment.length() - "-->".length()).strip();
  }

  private static Stream<Path> markdown(String folder) {
    try (Stream<Path> all = Files.walk(ROOT.resolve(folder))) {
      return all
          .filter(file -> file.toString().endsWith(".md"))
          .map(ROOT::relativize)
          .sorted()
          .toList()
          .stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
