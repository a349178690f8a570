package io.partita.it.faults;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import software.amazon.awssdk.http.ExecutableHttpRequest;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;

/**
 * An HTTP client below the SDK's retries that fails on demand. DynamoDB Local shows no faults of
 * its own, so tests of lost responses bring theirs.
 */
public final class FaultyHttpClient implements SdkHttpClient {

  /** What happens to a request. */
  public enum Fault {
    /** Nothing. */
    NONE,
    /** The connection breaks before the request arrives. */
    DROP_BEFORE,
    /** The request is applied, then the connection breaks. */
    DROP_AFTER
  }

  private final SdkHttpClient delegate = UrlConnectionHttpClient.create();
  private final List<Fault> script = Collections.synchronizedList(new ArrayList<>());
  private final List<String> operations = Collections.synchronizedList(new ArrayList<>());

  /** Plans what happens to the next requests, one fault each; those after them go through. */
  public void script(Fault... faults) {
    script.clear();
    operations.clear();
    Collections.addAll(script, faults);
  }

  /** The operations of the requests made since the last script, in order, each attempt counted. */
  public List<String> operations() {
    return List.copyOf(operations);
  }

  @Override
  public ExecutableHttpRequest prepareRequest(HttpExecuteRequest request) {
    String target = request.httpRequest().firstMatchingHeader("X-Amz-Target").orElse("");
    ExecutableHttpRequest prepared = delegate.prepareRequest(request);
    return new ExecutableHttpRequest() {
      @Override
      public HttpExecuteResponse call() throws IOException {
        operations.add(target.substring(target.indexOf('.') + 1));
        Fault fault = script.isEmpty() ? Fault.NONE : script.remove(0);
        if (fault == Fault.DROP_BEFORE) {
          throw new IOException("dropped before");
        }
        HttpExecuteResponse response = prepared.call();
        if (fault == Fault.DROP_AFTER) {
          throw new IOException("dropped after");
        }
        return response;
      }

      @Override
      public void abort() {
        prepared.abort();
      }
    };
  }

  @Override
  public String clientName() {
    return "Faulty";
  }

  @Override
  public void close() {
    delegate.close();
  }
}
