package io.partita.processor.documentation;

import io.partita.processor.diagnostic.Code;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A page of errors: under the heading of each code, programs that have it and what to do. The word
 * before a block of code says what it is; a block of text without one is the message of the program
 * before it.
 */
final class ErrorPage {

  /** For users. */
  static final Path DOCUMENTATION = Path.of("docs", "errors.md");

  /** Messages that a code has as well, which would only make the users' page longer. */
  static final Path MORE =
      Path.of("processor", "src", "test", "resources", "documentation", "more-errors.md");

  private static final int WIDTH = 110;

  private final Document document;
  private final List<ErrorCase> cases = new ArrayList<>();

  private ErrorPage(Document document) {
    this.document = document;
  }

  /** Reads a page. */
  static ErrorPage read(Path path) {
    ErrorPage page = new ErrorPage(Document.read(path));
    page.read();
    return page;
  }

  /** The cases, in the order of the page. */
  List<ErrorCase> cases() {
    return List.copyOf(cases);
  }

  private void read() {
    Map<Integer, Code> headings = new TreeMap<>();
    for (int line = 0; line < document.lines().size(); line++) {
      String text = document.lines().get(line);
      if (text.startsWith("### ")) {
        headings.put(line, Code.valueOf(text.substring(4)));
      }
    }
    List<Fence> fences = document.fences();
    List<Integer> starts = List.copyOf(headings.keySet());
    for (int i = 0; i < starts.size(); i++) {
      int start = starts.get(i);
      int end = i + 1 < starts.size() ? starts.get(i + 1) : document.lines().size();
      read(
          headings.get(start),
          fences.stream().filter(fence -> fence.line() > start && fence.line() <= end).toList());
    }
  }

  private void read(Code code, List<Fence> fences) {
    Builder builder = new Builder(code);
    for (Fence fence : fences) {
      builder.add(fence, label(fence));
    }
    builder.finish();
  }

  /** The words before a block of code, if they end in a colon; else nothing. */
  private String label(Fence fence) {
    int line = fence.line() - 2;
    while (document.lines().get(line).isBlank()) {
      line--;
    }
    String text = document.lines().get(line);
    return text.endsWith(":") ? text : "";
  }

  /** Prints these messages into the page, in the order of its cases. */
  void write(List<String> messages) throws IOException {
    List<String> lines = new ArrayList<>(document.lines());
    for (int i = cases.size() - 1; i >= 0; i--) {
      ErrorCase one = cases.get(i);
      List<String> block = new ArrayList<>(List.of("```text"));
      block.addAll(wrapped(messages.get(i)));
      block.add("```");
      if (one.message().isPresent()) {
        int start = one.message().get().line() - 1;
        lines.subList(start, start + one.message().get().lines().size() + 2).clear();
        lines.addAll(start, block);
      } else {
        Fence after = one.wrong().or(one::committed).orElseThrow();
        block.add(0, "");
        lines.addAll(after.line() + after.lines().size() + 1, block);
      }
    }
    Files.writeString(Path.of("..").resolve(document.path()), String.join("\n", lines) + "\n");
  }

  /** A message in lines that can be read without scrolling. */
  private static List<String> wrapped(String message) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : message.split(" ", -1)) {
      if (!line.isEmpty() && line.length() + 1 + word.length() > WIDTH) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    lines.add(line.toString());
    return lines;
  }

  /** Collects the cases of one code. */
  private final class Builder {

    private final Code code;
    private Optional<Fence> before = Optional.empty();
    private Optional<Fence> committed = Optional.empty();
    private Optional<Fence> wrong = Optional.empty();
    private Optional<Fence> message = Optional.empty();
    private List<Fence> followers = new ArrayList<>();

    Builder(Code code) {
      this.code = code;
    }

    void add(Fence fence, String label) {
      switch (label.replaceFirst("[ ,:].*", "")) {
        case "Stored" -> {
          finish();
          before = Optional.of(fence);
        }
        case "Committed" -> {
          finish();
          committed = Optional.of(fence);
        }
        case "Wrong", "Noted", "Refused", "Changed" -> {
          if (wrong.isPresent()) {
            finish();
          }
          wrong = Optional.of(fence);
        }
        case "Right", "Better", "Accepted", "Or" -> followers.add(fence);
        case "" -> message = Optional.of(message(fence));
        default ->
            throw new AssertionError(
                fence.place() + ": what the block of code is should be said before it: " + label);
      }
    }

    private Fence message(Fence fence) {
      if (!fence.language().equals("text") || message.isPresent()) {
        throw new AssertionError(
            fence.place()
                + ": a line such as Wrong:, Right: or Or: says what a block of code is; only the"
                + " one message after a program is a block of text without it");
      }
      return fence;
    }

    void finish() {
      if (wrong.isPresent() || committed.isPresent() || message.isPresent()) {
        cases.add(new ErrorCase(code, before, committed, wrong, message, List.copyOf(followers)));
      }
      before = Optional.empty();
      committed = Optional.empty();
      wrong = Optional.empty();
      message = Optional.empty();
      followers = new ArrayList<>();
    }
  }
}
