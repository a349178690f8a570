package io.partita.processor.document;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The made-up items of the page keep the promises that real ones keep. */
class SamplesTest {

  private static final String TABLE = table(WrittenDocuments.of("clubs").get("index.html"));

  @Test
  void countsAreThoseOfTheItemsShown() {
    assertEquals(2, number("Club", "members"));
    assertEquals(2, rows("CLUB#club-1", "Membership").size());
    assertEquals(2, number("Member", "clubs"));
    assertEquals(3, number("BookingCount", "bookings"));
    assertEquals(4, rows("BOOKING#.*", "Booking").size());
  }

  @Test
  void copiesAreThoseOfTheirSource() {
    assertEquals(
        List.of("name-1", "name-1"), values(rows("CLUB#club-1", "Membership"), "clubName"));
    assertEquals(List.of("name-2"), values(rows("CLUB#club-2", "Membership"), "clubName"));
    assertEquals(List.of("name-1", "name-2"), values(rows("#INFO", "Club"), "name"));
  }

  @Test
  void everyOwnerHasItsUniqueValue() {
    assertEquals(
        values(rows("PROFILE", "Member"), "email").stream()
            .map(email -> "UNIQUE#Member#email#" + email)
            .toList(),
        rows("UNIQUE#.*", "unique email").stream().map(row -> row.group(1)).toList());
  }

  private static String table(String page) {
    String items = page.substring(page.indexOf("id=\"items\""));
    return items.substring(0, items.indexOf("Index ByRating")).replace("<wbr>", "");
  }

  /** The items of an entity with such sort keys: the key, then what else they hold. */
  private static List<MatchResult> rows(String sortKey, String name) {
    return Pattern.compile(
            "<code>(%s)</code><b>%s</b></div><small>(.*)</small>".formatted(sortKey, name))
        .matcher(TABLE)
        .results()
        .toList();
  }

  private static List<String> values(List<MatchResult> rows, String attribute) {
    Pattern value = Pattern.compile("(?:^|· )%s ([^ ]+)".formatted(attribute));
    return rows.stream()
        .flatMap(row -> value.matcher(row.group(2)).results())
        .map(match -> match.group(1))
        .toList();
  }

  /** A number that the first item of an entity holds. */
  private static int number(String name, String attribute) {
    return Integer.parseInt(values(rows("[^<]*", name), attribute).get(0));
  }
}
