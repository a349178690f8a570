package io.partita.processor.generate;

import io.partita.processor.model.OperationPlan;
import io.partita.processor.model.OperationPlan.Consistency;
import io.partita.processor.model.RequestPlan;
import io.partita.processor.model.RequestPlan.Call;
import io.partita.processor.model.RequestPlan.Occasion;
import io.partita.processor.resolve.RequestText;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Says in prose what an operation sends, as it is planned. */
final class RequestsText {

  private final OperationPlan plan;

  RequestsText(OperationPlan plan) {
    this.plan = plan;
  }

  /** Which call sends it, and what: {@code Nothing is sent before execute(): one UpdateItem}. */
  String begun(String... more) {
    List<String> sentBy =
        Stream.concat(Stream.of(plan.operation().sentBy()), Stream.of(more))
            .map("{@code %s}"::formatted)
            .toList();
    int last = sentBy.size() - 1;
    String any =
        last == 0
            ? sentBy.get(0)
            : String.join(", ", sentBy.subList(0, last)) + " or " + sentBy.get(last);
    return "Nothing is sent before %s: %s".formatted(any, requests());
  }

  /** The requests that are always sent: {@code one GetItem, then one UpdateItem on ...}. */
  String requests() {
    return requests(Occasion.ALWAYS);
  }

  /** The same where a sentence begins. */
  String capitalized() {
    return Names.capitalized(requests());
  }

  /** The requests that are sent on an occasion. */
  String requests(Occasion occasion) {
    return plan.requests(occasion).stream()
        .map(
            request ->
                call(request.call()) + JavadocText.ofBackticks(request.extent()) + purpose(request))
        .collect(Collectors.joining(", then "));
  }

  /** A search sends a request per page. */
  private static String call(Call call) {
    return call == Call.QUERY || call == Call.SCAN
        ? call.text() + " requests"
        : "one " + call.text();
  }

  private String purpose(RequestPlan request) {
    boolean hasActions = request.call() == Call.TRANSACT_WRITE_ITEMS && !plan.actions().isEmpty();
    return hasActions
        ? " of %s: %s".formatted(size(), joined(plan.actions()))
        : JavadocText.ofBackticks(request.purpose());
  }

  private String size() {
    return plan.transactionSize() + (plan.transactionSize().equals("1") ? " action" : " actions");
  }

  /** The same without what they are for. */
  String calls() {
    return plan.requests(Occasion.ALWAYS).stream()
        .map(request -> "one " + request.call().text())
        .collect(Collectors.joining(" and "));
  }

  /** What the transaction does beside the item's own action, to the end of a sentence. */
  String otherActions() {
    return plan.actions().size() < 2
        ? ""
        : ", as it also " + joined(plan.actions().subList(1, plan.actions().size()));
  }

  /** The most actions that the operation takes in a transaction. */
  String mostActions() {
    String most = plan.transactionSize().replace("up to ", "");
    return most.isEmpty() || most.equals("1") ? "one action" : "up to " + most + " actions";
  }

  /** Why a request is sent on an occasion; empty if it never is. */
  String reason(Occasion occasion) {
    return plan.requests(occasion).stream()
        .map(request -> JavadocText.ofBackticks(request.reason()))
        .findFirst()
        .orElse("");
  }

  /** A query: where it goes, its key condition, how consistent it is and what it costs. */
  String query() {
    return "%s, a page of up to 1 MB each: %s. %s"
        .formatted(
            capitalized(), JavadocText.code(plan.keyCondition()), Names.capitalized(reading()));
  }

  /** What a query leaves out after it was read, as a sentence; empty if it is nothing. */
  Optional<String> filter(String until) {
    if (plan.filter().isEmpty()) {
      return Optional.empty();
    }
    String means =
        plan.filter().equals(RequestText.OTHER_SHAPES)
            ? "the shape of their keys"
            : "the filter " + JavadocText.code(plan.filter());
    return Optional.of(
        "The range may hold items of other entities: %s keeps them out after they were read and paid for%s."
            .formatted(means, until));
  }

  /** What is sent, how consistent that is and what it costs; indexes are given. */
  String sent(String ofIndexes) {
    String reading = reading();
    return capitalized() + (reading.isEmpty() ? ". " + cost(ofIndexes) : ", " + reading + ".");
  }

  /** How consistent reads are, and what they cost. */
  String reading() {
    return switch (plan.consistency()) {
      case NONE -> "";
      case STRONG -> "strongly consistent: 1 read unit per 4 KB";
      case STRONG_BY_DEFAULT ->
          "strongly consistent unless the options say otherwise: 1 read unit per 4 KB, half if"
              + " eventually consistent";
      case EVENTUAL, EVENTUAL_THEN_STRONG ->
          plan.places().contains(OperationPlan.TABLE)
              ? "eventually consistent: half a read unit per 4 KB"
              : "eventually consistent, as the index follows the table with a short delay: half a"
                  + " read unit per 4 KB";
      case EVENTUAL_BY_DEFAULT ->
          "eventually consistent: half a read unit per 4 KB, twice that with {@code consistent()}";
    };
  }

  /** What may not be seen yet, in a sentence of its own; empty where all is. */
  String delay() {
    return plan.consistency() == Consistency.EVENTUAL
        ? " An index follows the table with a short delay: what is newer is not seen."
        : "";
  }

  /** What is sent between two attempts, in a sentence of its own; empty if nothing is. */
  String between() {
    return plan.requests(Occasion.BETWEEN).stream()
        .map(
            request ->
                " If it is refused because %s, one %s removes that, and it is sent once more."
                    .formatted(request.reason(), request.call().text()))
        .findFirst()
        .orElse("");
  }

  /** What the writes cost, with the reads before and after them; indexes are given. */
  String cost(String ofIndexes) {
    long reads =
        plan.requests(Occasion.ALWAYS).stream()
            .filter(request -> request.call() == Call.GET_ITEM)
            .count();
    return "Costs "
        + (reads == 0
            ? ""
            : reads == 1 ? "1 read unit per 4 KB and " : "2 read units per 4 KB and ")
        + units(writes(Occasion.ALWAYS).max().orElse(0))
        + (plan.sends(Call.TRANSACT_WRITE_ITEMS) ? " of every item it touches" : "")
        + ofIndexes;
  }

  /** What it costs that all requests write the same item. */
  String writeUnits() {
    return writeUnits(Occasion.ALWAYS);
  }

  /** The same of the requests that are sent on an occasion. */
  String writeUnits(Occasion occasion) {
    return units(writes(occasion).sum());
  }

  private IntStream writes(Occasion occasion) {
    return plan.requests(occasion).stream().mapToInt(request -> request.call().writeUnits());
  }

  private static String units(int units) {
    return units + (units == 1 ? " write unit per KB" : " write units per KB");
  }

  private static String joined(List<String> parts) {
    int last = parts.size() - 1;
    return JavadocText.ofBackticks(
        last == 0
            ? parts.get(0)
            : String.join(", ", parts.subList(0, last)) + " and " + parts.get(last));
  }
}
