package io.partita.it;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** A client's requests, recorded on their way. */
public final class Requests {

  private final DynamoDbClient client;
  private final List<DynamoDbRequest> sent = new CopyOnWriteArrayList<>();

  public Requests(DynamoDbClient target) {
    this.client =
        (DynamoDbClient)
            Proxy.newProxyInstance(
                DynamoDbClient.class.getClassLoader(),
                new Class<?>[] {DynamoDbClient.class},
                (proxy, method, arguments) -> {
                  if (arguments != null && arguments[0] instanceof DynamoDbRequest request) {
                    sent.add(request);
                  }
                  try {
                    return method.invoke(target, arguments);
                  } catch (InvocationTargetException e) {
                    throw e.getCause();
                  }
                });
  }

  /** The client that records. */
  public DynamoDbClient client() {
    return client;
  }

  /** The requests since this was last asked for. */
  public List<DynamoDbRequest> take() {
    List<DynamoDbRequest> taken = List.copyOf(sent);
    sent.clear();
    return taken;
  }

  /** The only request since, a Query. */
  public QueryRequest takeQuery() {
    List<DynamoDbRequest> taken = take();
    if (taken.size() != 1) {
      throw new AssertionError("Expected one request, not " + taken.size());
    }
    return (QueryRequest) taken.get(0);
  }

  /** The key condition of a Query, with names and values in place of placeholders. */
  public static String keyCondition(QueryRequest request) {
    return readable(request, request.keyConditionExpression());
  }

  /** The filter of a Query, likewise; empty if it has none. */
  public static String filter(QueryRequest request) {
    return request.filterExpression() == null ? "" : readable(request, request.filterExpression());
  }

  private static String readable(QueryRequest request, String expression) {
    String text = expression;
    List<String> names = longestFirst(request.expressionAttributeNames().keySet());
    for (String name : names) {
      text = text.replace(name, request.expressionAttributeNames().get(name));
    }
    for (String value : longestFirst(request.expressionAttributeValues().keySet())) {
      text = text.replace(value, readable(request.expressionAttributeValues().get(value)));
    }
    return text;
  }

  private static String readable(AttributeValue value) {
    return value.n() == null ? "'" + value.s() + "'" : value.n();
  }

  private static List<String> longestFirst(Iterable<String> placeholders) {
    List<String> sorted = new ArrayList<>();
    placeholders.forEach(sorted::add);
    sorted.sort((one, other) -> other.length() - one.length());
    return sorted;
  }
}
