package io.partita.processor.generate;

import io.partita.processor.model.OperationPlan;
import io.partita.processor.model.OperationPlan.Consistency;
import io.partita.processor.model.RequestPlan;
import io.partita.processor.model.RequestPlan.Call;
import io.partita.processor.model.RequestPlan.Occasion;
import java.util.List;
import java.util.stream.Collectors;

/** Says in prose what an operation sends, as it is planned. */
final class RequestsText {

  private final OperationPlan plan;

  RequestsText(OperationPlan plan) {
    this.plan = plan;
  }

  /** The requests that are always sent: {@code one GetItem, then one UpdateItem on ...}. */
  String requests() {
    return requests(Occasion.ALWAYS);
  }

  /** The requests that are sent on an occasion. */
  String requests(Occasion occasion) {
    return plan.requests(occasion).stream()
        .map(
            request ->
                "one "
                    + request.call().text()
                    + JavadocText.ofBackticks(request.extent())
                    + purpose(request))
        .collect(Collectors.joining(", then "));
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

  /** The requests that look for items, each with what it finds. */
  String searches() {
    StringBuilder searches = new StringBuilder();
    plan.requests(Occasion.ALWAYS).stream()
        .filter(request -> request.purpose().startsWith(" requests "))
        .map(
            request ->
                (isByKey(request) ? " and " : ", ") + request.call().text() + request.purpose())
        .forEach(searches::append);
    return JavadocText.ofBackticks(searches.substring(2));
  }

  private static boolean isByKey(RequestPlan request) {
    return request.call() == Call.BATCH_GET_ITEM;
  }

  /** What may not be seen yet, in a sentence of its own; empty where all is. */
  String delay() {
    return plan.consistency() == Consistency.STRONG
        ? ""
        : " An index follows the table with a short delay: what is newer is not seen.";
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
        + (plan.sends(Call.TRANSACT_WRITE_ITEMS)
            ? "2 write units per KB of every item it touches"
            : "1 write unit per KB")
        + ofIndexes;
  }

  private static String joined(List<String> parts) {
    int last = parts.size() - 1;
    return JavadocText.ofBackticks(
        last == 0
            ? parts.get(0)
            : String.join(", ", parts.subList(0, last)) + " and " + parts.get(last));
  }
}
