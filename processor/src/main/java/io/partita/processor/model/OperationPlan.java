package io.partita.processor.model;

import io.partita.processor.model.RequestPlan.Call;
import io.partita.processor.model.RequestPlan.Occasion;
import java.util.List;
import java.util.Optional;

/**
 * A method that sends requests, and what it sends; texts are empty where there is nothing to say.
 *
 * @param subject the entity or collection, or the table, whose method it is
 * @param method the call as Java writes it
 * @param requests what is sent, in order
 * @param places the table and the indexes that are read or written, as people call them
 * @param where when items are there, if the index is sparse
 * @param keyCondition which items
 * @param filter what is left out after it was read
 * @param cost the capacity it takes, as a formula
 * @param transactionSize how many actions its transaction has
 * @param actions what they do, the item's own first, where each is always the same; names are in
 *     backticks
 * @param thrown the exceptions that callers may expect, beside those of all methods
 */
public record OperationPlan(
    Operation operation,
    String subject,
    String method,
    List<RequestPlan> requests,
    List<String> places,
    String where,
    String keyCondition,
    String filter,
    Consistency consistency,
    String cost,
    String transactionSize,
    List<String> actions,
    List<Permission> permissions,
    List<ThrownPlan> thrown) {

  /** What people call the table among its indexes. */
  public static final String TABLE = "table";

  /** How consistent a read is. */
  public enum Consistency {
    /** A write. */
    NONE(""),
    STRONG_BY_DEFAULT("strong, unless the options say eventual"),
    EVENTUAL_BY_DEFAULT("eventual, strong with consistent()"),
    EVENTUAL("eventual"),
    EVENTUAL_THEN_STRONG("eventual; what differs is read again, strongly where that is possible"),
    STRONG("strong");

    private final String text;

    Consistency(String text) {
      this.text = text;
    }

    public String text() {
      return text;
    }
  }

  /** A read of the table or of an index. */
  public static OperationPlan read(
      Operation operation,
      String subject,
      String method,
      List<RequestPlan> requests,
      Optional<String> index,
      String keyCondition,
      Consistency consistency,
      String cost,
      List<Permission> permissions) {
    return new OperationPlan(
        operation,
        subject,
        method,
        requests,
        List.of(index.orElse(TABLE)),
        "",
        keyCondition,
        "",
        consistency,
        cost,
        "",
        List.of(),
        permissions,
        List.of());
  }

  /** This with what is left out after it was read, on an index that holds some items only. */
  public OperationPlan filtered(String filter, String where) {
    return with(filter, where, thrown);
  }

  /** This with what it throws. */
  public OperationPlan throwing(List<ThrownPlan> exceptions) {
    return with(filter, where, exceptions);
  }

  private OperationPlan with(String filter, String where, List<ThrownPlan> thrown) {
    return new OperationPlan(
        operation,
        subject,
        method,
        requests,
        places,
        where,
        keyCondition,
        filter,
        consistency,
        cost,
        transactionSize,
        actions,
        permissions,
        thrown);
  }

  /** The requests that are sent on an occasion. */
  public List<RequestPlan> requests(Occasion occasion) {
    return requests.stream().filter(request -> request.occasion() == occasion).toList();
  }

  /** Whether a call is always made. */
  public boolean sends(Call call) {
    return requests(Occasion.ALWAYS).stream().anyMatch(request -> request.call() == call);
  }
}
