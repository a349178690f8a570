package io.partita.processor.generate;

import io.partita.processor.model.OperationPlan;
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
        .map(request -> "one " + request.call().text() + request.extent() + purpose(request))
        .collect(Collectors.joining(", then "));
  }

  private String purpose(RequestPlan request) {
    boolean hasActions = request.call() == Call.TRANSACT_WRITE_ITEMS && !plan.actions().isEmpty();
    return hasActions
        ? " of %s: %s".formatted(size(), joined(plan.actions()))
        : code(request.purpose());
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
        .map(request -> code(request.reason()))
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
    return code(
        last == 0
            ? parts.get(0)
            : String.join(", ", parts.subList(0, last)) + " and " + parts.get(last));
  }

  /** Names in backticks as documentation has them. */
  private static String code(String text) {
    return text.replaceAll("`([^`]*)`", "{@code $1}");
  }
}
