package io.partita.it.faults;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.Random;
import software.amazon.awssdk.http.AbortableInputStream;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.SdkHttpRequest;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;

/** One attempt of a request, which may be sent as it is, sent changed, or not be sent at all. */
final class Exchange {

  private final SdkHttpClient client;
  private final HttpExecuteRequest request;
  private final Random random;

  Exchange(SdkHttpClient client, HttpExecuteRequest request) {
    this(client, request, new Random(0));
  }

  Exchange(SdkHttpClient client, HttpExecuteRequest request, Random random) {
    this.client = client;
    this.request = request;
    this.random = random;
  }

  /** The operation's name, such as {@code PutItem}. */
  String operation() {
    String target = request.httpRequest().firstMatchingHeader("X-Amz-Target").orElse("");
    return target.substring(target.indexOf('.') + 1);
  }

  /** What tells DynamoDB that a transaction is sent again. */
  Optional<String> token() {
    return operation().equals("TransactWriteItems")
        ? Json.read(body()).field("ClientRequestToken").map(JsonNode::asString)
        : Optional.empty();
  }

  /** What a fault's own choices are drawn from, so that they repeat with the plan's seed. */
  Random random() {
    return random;
  }

  byte[] body() {
    try (InputStream body = request.contentStreamProvider().orElseThrow().newStream()) {
      return body.readAllBytes();
    } catch (IOException e) {
      throw new IllegalStateException("The request's body cannot be read.", e);
    }
  }

  HttpExecuteResponse send() throws IOException {
    return client.prepareRequest(request).call();
  }

  /** Sends the request with another body; DynamoDB Local does not look at the signature. */
  HttpExecuteResponse send(byte[] body) throws IOException {
    SdkHttpRequest changed =
        request.httpRequest().toBuilder()
            .putHeader("Content-Length", Integer.toString(body.length))
            .build();
    return client
        .prepareRequest(
            HttpExecuteRequest.builder()
                .request(changed)
                .contentStreamProvider(() -> new ByteArrayInputStream(body))
                .build())
        .call();
  }

  /** Sends the request and reads the response away, so that the connection can serve again. */
  void apply() throws IOException {
    read(send());
  }

  static byte[] read(HttpExecuteResponse response) throws IOException {
    try (InputStream body = response.responseBody().orElseGet(AbortableInputStream::createEmpty)) {
      return body.readAllBytes();
    }
  }
}
