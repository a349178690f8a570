package io.partita.it.wire;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.zip.CRC32;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.http.AbortableInputStream;
import software.amazon.awssdk.http.ExecutableHttpRequest;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.SdkHttpResponse;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClientBuilder;

/** Remembers what was sent last and answers every request with the same bytes. */
public final class MemoryHttpClient implements SdkHttpClient {

  private static final String PUT = "{\"PutRequest\":{\"Item\":";

  private final Deque<Answer> script = new ArrayDeque<>();
  private byte[] sent = {};
  private byte[] answer = {};
  private int requests;

  private record Answer(int status, byte[] body) {}

  /** The body of the last request. */
  byte[] sent() {
    return sent;
  }

  public void answer(byte[] body) {
    answer = body;
  }

  public void answer(String body) {
    answer(body.getBytes(StandardCharsets.UTF_8));
  }

  /** Answers one request so, before all others; those are scripted in order. */
  MemoryHttpClient then(int status, String body) {
    script.add(new Answer(status, body.getBytes(StandardCharsets.UTF_8)));
    return this;
  }

  /** How many requests have been sent. */
  int requests() {
    return requests;
  }

  /** Answers with the items of the BatchWriteItem that was sent last, as Query and Scan do. */
  void answerWithItemsSent() {
    String batch = new String(sent, StandardCharsets.UTF_8);
    String items = batch.substring(batch.indexOf(PUT) + PUT.length(), batch.lastIndexOf("}}]}}"));
    String list = items.replace("}}," + PUT, ",");
    answer("{\"Count\":25,\"Items\":[" + list + "],\"ScannedCount\":25}");
  }

  byte[] answer() {
    return answer;
  }

  /** A client that does not try again what cannot be read. */
  public DynamoDbClient client(ExecutionInterceptor... interceptors) {
    return builder()
        .overrideConfiguration(
            configuration -> {
              configuration.retryStrategy(retries -> retries.maxAttempts(1));
              List.of(interceptors).forEach(configuration::addExecutionInterceptor);
            })
        .build();
  }

  /** For clients that are answered from here. */
  DynamoDbClientBuilder builder() {
    return DynamoDbClient.builder()
        .httpClient(this)
        .region(Region.US_EAST_1)
        .endpointOverride(URI.create("http://localhost"))
        .credentialsProvider(
            StaticCredentialsProvider.create(AwsBasicCredentials.create("access", "secret")));
  }

  @Override
  public ExecutableHttpRequest prepareRequest(HttpExecuteRequest request) {
    return new ExecutableHttpRequest() {
      @Override
      public HttpExecuteResponse call() throws IOException {
        byte[] received;
        try (InputStream body = request.contentStreamProvider().orElseThrow().newStream()) {
          received = body.readAllBytes();
        }
        String length = request.httpRequest().firstMatchingHeader("Content-Length").orElseThrow();
        if (!length.equals(Integer.toString(received.length))) {
          throw new IOException("The length of the request is not that of its body.");
        }
        sent = received;
        requests++;
        Answer next = script.isEmpty() ? new Answer(200, answer) : script.remove();
        return HttpExecuteResponse.builder()
            .response(head(next))
            .responseBody(AbortableInputStream.create(new ByteArrayInputStream(next.body())))
            .build();
      }

      @Override
      public void abort() {}
    };
  }

  private static SdkHttpResponse head(Answer next) {
    CRC32 checksum = new CRC32();
    checksum.update(next.body());
    return SdkHttpResponse.builder()
        .statusCode(next.status())
        .putHeader("Content-Type", "application/x-amz-json-1.0")
        .putHeader("Content-Length", Integer.toString(next.body().length))
        .putHeader("x-amz-crc32", Long.toString(checksum.getValue()))
        .build();
  }

  @Override
  public void close() {}
}
