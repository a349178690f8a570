package io.partita.it.wire;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.http.AbortableInputStream;
import software.amazon.awssdk.http.ExecutableHttpRequest;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.SdkHttpResponse;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Remembers what was sent last and answers every request with the same bytes. */
final class MemoryHttpClient implements SdkHttpClient {

  private static final String PUT = "{\"PutRequest\":{\"Item\":";

  private byte[] sent = {};
  private byte[] answer = {};

  /** The body of the last request. */
  byte[] sent() {
    return sent;
  }

  void answer(byte[] body) {
    answer = body;
  }

  void answer(String body) {
    answer(body.getBytes(StandardCharsets.UTF_8));
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
  DynamoDbClient client() {
    return DynamoDbClient.builder()
        .httpClient(this)
        .region(Region.US_EAST_1)
        .endpointOverride(URI.create("http://localhost"))
        .credentialsProvider(
            StaticCredentialsProvider.create(AwsBasicCredentials.create("access", "secret")))
        .overrideConfiguration(c -> c.retryStrategy(retries -> retries.maxAttempts(1)))
        .build();
  }

  @Override
  public ExecutableHttpRequest prepareRequest(HttpExecuteRequest request) {
    return new ExecutableHttpRequest() {
      @Override
      public HttpExecuteResponse call() throws IOException {
        try (InputStream body = request.contentStreamProvider().orElseThrow().newStream()) {
          ByteArrayOutputStream bytes = new ByteArrayOutputStream();
          body.transferTo(bytes);
          sent = bytes.toByteArray();
        }
        return HttpExecuteResponse.builder()
            .response(head())
            .responseBody(AbortableInputStream.create(new ByteArrayInputStream(answer)))
            .build();
      }

      @Override
      public void abort() {}
    };
  }

  private SdkHttpResponse head() {
    CRC32 checksum = new CRC32();
    checksum.update(answer);
    return SdkHttpResponse.builder()
        .statusCode(200)
        .putHeader("Content-Type", "application/x-amz-json-1.0")
        .putHeader("Content-Length", Integer.toString(answer.length))
        .putHeader("x-amz-crc32", Long.toString(checksum.getValue()))
        .build();
  }

  @Override
  public void close() {}
}
