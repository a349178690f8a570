package io.partita.processor.model;

/**
 * A request that an operation sends.
 *
 * @param call the API call
 * @param extent how much one request does, and so how many there are, as the text after the call
 * @param purpose what it is for or on which condition, as the text after that; names are in
 *     backticks
 * @param occasion when it is sent
 * @param reason why, if not always
 */
public record RequestPlan(
    Call call, String extent, String purpose, Occasion occasion, String reason) {

  /** The calls of DynamoDB's API. */
  public enum Call {
    GET_ITEM("GetItem"),
    BATCH_GET_ITEM("BatchGetItem"),
    QUERY("Query"),
    SCAN("Scan"),
    PUT_ITEM("PutItem", 1),
    UPDATE_ITEM("UpdateItem", 1),
    DELETE_ITEM("DeleteItem", 1),
    BATCH_WRITE_ITEM("BatchWriteItem", 1),
    TRANSACT_GET_ITEMS("TransactGetItems"),
    TRANSACT_WRITE_ITEMS("TransactWriteItems", 2),
    CREATE_TABLE("CreateTable"),
    DESCRIBE_TABLE("DescribeTable"),
    UPDATE_TIME_TO_LIVE("UpdateTimeToLive"),
    DESCRIBE_TIME_TO_LIVE("DescribeTimeToLive");

    private final String text;
    private final int writeUnits;

    Call(String text) {
      this(text, 0);
    }

    Call(String text, int writeUnits) {
      this.text = text;
      this.writeUnits = writeUnits;
    }

    /** The call as DynamoDB names it. */
    public String text() {
      return text;
    }

    /** What it costs to write an item, per KB. */
    public int writeUnits() {
      return writeUnits;
    }
  }

  /** When a request is sent; the reason goes on after the text. */
  public enum Occasion {
    ALWAYS(""),
    /** Before the requests that are always sent. */
    BEFORE("before it if "),
    /** When the request that is always sent was refused. */
    AGAIN("once more if it is refused because "),
    /** When that was refused, and before it is sent again. */
    BETWEEN("before it is sent once more if it is refused because "),
    /** In place of those that are always sent. */
    INSTEAD("if "),
    /** After all others. */
    AFTERWARDS("for ");

    private final String text;

    Occasion(String text) {
      this.text = text;
    }

    public String text() {
      return text;
    }
  }

  /** A request that is always sent. */
  public static RequestPlan of(Call call) {
    return new RequestPlan(call, "", "", Occasion.ALWAYS, "");
  }

  /** This with how much one request does. */
  public RequestPlan each(String extent) {
    return new RequestPlan(call, extent, purpose, occasion, reason);
  }

  /** This with what it is for. */
  public RequestPlan to(String purpose) {
    return new RequestPlan(call, extent, purpose, occasion, reason);
  }

  /** This for a reason. */
  public RequestPlan when(Occasion occasion, String reason) {
    return new RequestPlan(call, extent, purpose, occasion, reason);
  }
}
