package io.partita.processor.read;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.diagnostic.Diagnostics;
import io.partita.processor.diagnostic.Origin;
import io.partita.processor.model.WhereModel;
import io.partita.processor.model.WhereModel.Term;
import io.partita.processor.model.WhereModel.Test;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Parses the condition of an index: {@code status = ACTIVE and endedAt is null}. The first mistake
 * is reported, with where it is and what to write; what was read before it is kept.
 */
final class WhereParser {

  private static final Pattern TOKEN =
      Pattern.compile("\\s*(?:'((?:[^']|'')*)'|([\\w.+-]+)|([=!<>]+)|(\\S))");

  private final String subject;
  private final String text;
  private final Origin origin;
  private final Diagnostics diagnostics;
  private final List<Token> tokens = new ArrayList<>();
  private int next;

  /**
   * A parser.
   *
   * @param subject how messages begin: {@code Condition "active" of User on GSI1}
   */
  WhereParser(String subject, String text, Origin origin, Diagnostics diagnostics) {
    this.subject = subject;
    this.text = text;
    this.origin = origin;
    this.diagnostics = diagnostics;
  }

  private enum Kind {
    WORD,
    QUOTED,
    OPERATOR,
    OTHER,
    END
  }

  private record Token(Kind kind, String text, int position) {

    boolean isWord(String word) {
      return kind == Kind.WORD && text.toLowerCase(Locale.ROOT).equals(word);
    }

    boolean is(String operator) {
      return kind == Kind.OPERATOR && text.equals(operator);
    }
  }

  WhereModel parse() {
    split();
    List<Term> terms = new ArrayList<>();
    Optional<Term> term = term();
    while (term.isPresent()) {
      terms.add(term.get());
      term = next < tokens.size() && and() ? term() : Optional.empty();
    }
    return new WhereModel(text, List.copyOf(terms), origin);
  }

  private void split() {
    Matcher matcher = TOKEN.matcher(text.stripTrailing());
    while (matcher.find()) {
      if (matcher.group(1) != null) {
        String quoted = matcher.group(1).replace("''", "'");
        tokens.add(new Token(Kind.QUOTED, quoted, matcher.start(1) - 1));
      } else if (matcher.group(2) != null) {
        tokens.add(new Token(Kind.WORD, matcher.group(2), matcher.start(2)));
      } else if (matcher.group(3) != null) {
        tokens.add(new Token(Kind.OPERATOR, matcher.group(3), matcher.start(3)));
      } else {
        tokens.add(new Token(Kind.OTHER, matcher.group(4), matcher.start(4)));
      }
    }
  }

  private Optional<Term> term() {
    Token component = take();
    if (component.kind != Kind.WORD) {
      return refuse(component, "a component", "Write a component's name there, then = or !=.");
    }
    Token operator = take();
    if (operator.isWord("is")) {
      return nullTest(component.text);
    }
    return operator.is("=") || operator.is("!=")
        ? comparison(component.text, operator.is("=") ? Test.IS : Test.IS_NOT)
        : refuse(operator, "a comparison", comparisonRemedy(component.text, operator.text));
  }

  private static String comparisonRemedy(String component, String operator) {
    return switch (operator) {
      case "==" -> "Write a single =.";
      case "<>" -> "Write !=.";
      case "<", ">", "<=", ">=" ->
          "Conditions know = and != only; put '%s' into the sort key, which has ranges."
              .formatted(component);
      default -> "After '%s' write =, !=, is null or is not null.".formatted(component);
    };
  }

  private Optional<Term> comparison(String component, Test test) {
    Token constant = take();
    if (constant.isWord("null")) {
      String nullTest = test == Test.IS ? "is null" : "is not null";
      return refuse(constant, "", "Write %s %s.".formatted(component, nullTest));
    }
    if (constant.kind == Kind.WORD || constant.kind == Kind.QUOTED) {
      boolean isQuoted = constant.kind == Kind.QUOTED;
      return Optional.of(new Term(component, test, constant.text, isQuoted));
    }
    return refuse(
        constant,
        "a constant",
        constant.text.equals("'")
            ? "Close the quote; a quote inside of text is written ''."
            : "Write a constant there; text of other characters than letters and digits stands in"
                + " single quotes.");
  }

  private Optional<Term> nullTest(String component) {
    Token token = take();
    Test test = token.isWord("not") ? Test.IS_NOT_NULL : Test.IS_NULL;
    Token last = token.isWord("not") ? take() : token;
    return last.isWord("null")
        ? Optional.of(new Term(component, test, "", false))
        : refuse(
            last, "null", "Write %s is null, or %s is not null.".formatted(component, component));
  }

  private boolean and() {
    Token token = take();
    if (token.isWord("and")) {
      return true;
    }
    refuse(
        token,
        "and",
        token.isWord("or")
            ? "Terms are joined with and; for an alternative name the index twice, with conditions"
                + " that exclude each other."
            : "Join terms with and; text of several words stands in single quotes.");
    return false;
  }

  private Token take() {
    return next < tokens.size() ? tokens.get(next++) : new Token(Kind.END, "", text.length());
  }

  /** Positions count from 1, as editors do. */
  private Optional<Term> refuse(Token token, String expected, String remedy) {
    String problem =
        token.kind == Kind.END
            ? "ends where %s is expected. Write terms such as status = ACTIVE, joined with and."
                .formatted(expected)
            : "has \"%s\" at character %d. %s".formatted(token.text, token.position + 1, remedy);
    diagnostics.addUnreadable(
        new Diagnostic(Code.MALFORMED_CONDITION, subject + " " + problem, origin));
    return Optional.empty();
  }
}
