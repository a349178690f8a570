package io.partita.architecture;

import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The text of a Java source, and which packages of Partita it mentions. */
public record SourceFile(String path, String text) {

  private static final Pattern PACKAGE = Pattern.compile("(?m)^package ([a-z.]+);");
  // Qualified names in the code are as good as imports, so the whole text is searched.
  private static final Pattern MENTIONED =
      Pattern.compile("\\b(io\\.partita(?:\\.[a-z][a-z0-9]*)+)\\.(?:[A-Z]|\\*)");
  private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|//[^\\n]*");

  /** Without comments: Javadoc may name what the code may not use. */
  public String code() {
    return COMMENT.matcher(text).replaceAll("");
  }

  public String packageName() {
    Matcher declaration = PACKAGE.matcher(text);
    return declaration.find() ? declaration.group(1) : "";
  }

  public Set<String> mentionedPackages() {
    return MENTIONED
        .matcher(code())
        .results()
        .map(found -> found.group(1))
        .filter(name -> !name.equals(packageName()))
        .collect(Collectors.toSet());
  }
}
