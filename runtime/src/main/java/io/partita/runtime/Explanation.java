package io.partita.runtime;

import java.util.List;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;

/**
 * The requests that a call would send, as far as they are known beforehand; what depends on
 * responses is described by notes.
 *
 * @param requests the requests in order
 */
public record Explanation(List<Request> requests) {

  private static final String NOTHING = "No request is sent.";

  public Explanation {
    requests = List.copyOf(requests);
  }

  /**
   * One request.
   *
   * @param operation the DynamoDB operation, such as {@code GetItem}
   * @param request what the SDK would send
   * @param note what follows and depends on the response; empty if nothing does
   */
  public record Request(String operation, DynamoDbRequest request, String note) {

    /** The request, readable, with all its values: meant for development, not for logs. */
    public String describe() {
      return text(RequestText.withValues(operation, request));
    }

    /** The request without the values of keys and items. */
    @Override
    public String toString() {
      return text(RequestText.withoutValues(operation, request));
    }

    private String text(String request) {
      return note.isEmpty() ? request : request + "\n  -> " + note;
    }
  }

  /** The requests, readable, with all their values: meant for development, not for logs. */
  public String describe() {
    return requests.isEmpty()
        ? NOTHING
        : requests.stream().map(Request::describe).collect(Collectors.joining("\n"));
  }

  /** The requests without the values of keys and items. */
  @Override
  public String toString() {
    return requests.isEmpty()
        ? NOTHING
        : requests.stream().map(Request::toString).collect(Collectors.joining("\n"));
  }
}
