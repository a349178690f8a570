package io.partita.runtime.internal.operation;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/**
 * What DynamoDB answered to a call: the SDK's response, and the items if they came past it.
 *
 * @param <S> the response
 */
public final class CallResponse<S extends DynamoDbResponse> {

  private final S response;
  private final @Nullable List<Map<String, AttributeValue>> items;

  /**
   * @param items the items that the response is lacking; null if it has them itself
   */
  CallResponse(S response, @Nullable List<Map<String, AttributeValue>> items) {
    this.response = response;
    this.items = items;
  }

  /** The SDK's response, in which the items may be lacking. */
  public S response() {
    return response;
  }

  /**
   * The items.
   *
   * @param inResponse where they are in the SDK's response
   */
  public List<Map<String, AttributeValue>> items(
      Function<S, List<Map<String, AttributeValue>>> inResponse) {
    return items == null ? inResponse.apply(response) : items;
  }

  /**
   * The only item; the empty map if there is none.
   *
   * @param inResponse where it is in the SDK's response
   */
  public Map<String, AttributeValue> item(Function<S, Map<String, AttributeValue>> inResponse) {
    return items == null ? inResponse.apply(response) : items.get(0);
  }

  /** Without the values, which no message or log may show. */
  @Override
  public String toString() {
    return "CallResponse[" + response.getClass().getSimpleName() + "]";
  }
}
