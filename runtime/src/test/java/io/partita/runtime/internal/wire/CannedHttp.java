package io.partita.runtime.internal.wire;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.zip.CRC32;
import java.util.zip.GZIPOutputStream;
import org.reactivestreams.Publisher;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.core.async.SdkPublisher;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.http.AbortableInputStream;
import software.amazon.awssdk.http.ExecutableHttpRequest;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.SdkHttpResponse;
import software.amazon.awssdk.http.async.AsyncExecuteRequest;
import software.amazon.awssdk.http.async.SdkAsyncHttpClient;
import software.amazon.awssdk.http.async.SdkAsyncHttpResponseHandler;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.retries.api.BackoffStrategy;
import software.amazon.awssdk.retries.api.RetryStrategy;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Answers requests from memory, one after the other, and remembers them. */
final class CannedHttp implements SdkHttpClient, SdkAsyncHttpClient {

  private final Deque<Canned> responses = new ArrayDeque<>();
  private final List<byte[]> requests = new ArrayList<>();

  /** One response. */
  record Canned(SdkHttpResponse.Builder head, byte[] body, boolean breaks) {

    static Canned of(int status, byte[] body) {
      return new Canned(
          SdkHttpResponse.builder()
              .statusCode(status)
              .putHeader("Content-Type", "application/x-amz-json-1.0")
              .putHeader("Content-Length", Integer.toString(body.length))
              .putHeader("x-amzn-RequestId", "R1")
              .putHeader("x-amz-crc32", Long.toString(crc32(body))),
          body,
          false);
    }

    static Canned ok(String json) {
      return of(200, WireJson.bytes(json));
    }

    /** The response, compressed. */
    Canned gzip() {
      Canned compressed = of(200, compress(body));
      compressed.head().putHeader("Content-Encoding", "gzip");
      return compressed;
    }

    Canned header(String name, String value) {
      head.putHeader(name, value);
      return this;
    }

    Canned without(String name) {
      head.removeHeader(name);
      return this;
    }

    /** The response, whose connection breaks after the given bytes. */
    Canned breaking() {
      return new Canned(head, body, true);
    }

    private InputStream stream() {
      InputStream bytes = new ByteArrayInputStream(body);
      return breaks ? new SequenceInputStream(bytes, new Broken()) : bytes;
    }
  }

  static long crc32(byte[] bytes) {
    CRC32 checksum = new CRC32();
    checksum.update(bytes);
    return checksum.getValue();
  }

  private static byte[] compress(byte[] bytes) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
      gzip.write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }

  CannedHttp then(Canned response) {
    responses.add(response);
    return this;
  }

  /** The bodies of the requests that have been sent. */
  List<byte[]> requests() {
    return requests;
  }

  DynamoDbClient client(ExecutionInterceptor... interceptors) {
    return DynamoDbClient.builder()
        .httpClient(this)
        .region(Region.US_EAST_1)
        .endpointOverride(URI.create("http://localhost"))
        .credentialsProvider(credentials())
        .overrideConfiguration(
            configuration -> {
              configuration.retryStrategy(CannedHttp::soon);
              List.of(interceptors).forEach(configuration::addExecutionInterceptor);
            })
        .build();
  }

  DynamoDbAsyncClient asyncClient() {
    return DynamoDbAsyncClient.builder()
        .httpClient(this)
        .region(Region.US_EAST_1)
        .endpointOverride(URI.create("http://localhost"))
        .credentialsProvider(credentials())
        .overrideConfiguration(configuration -> configuration.retryStrategy(CannedHttp::soon))
        .build();
  }

  private static StaticCredentialsProvider credentials() {
    return StaticCredentialsProvider.create(AwsBasicCredentials.create("access", "secret"));
  }

  private static void soon(RetryStrategy.Builder<?, ?> strategy) {
    BackoffStrategy soon = BackoffStrategy.fixedDelayWithoutJitter(Duration.ofMillis(1));
    strategy.maxAttempts(3).backoffStrategy(soon).throttlingBackoffStrategy(soon);
  }

  @Override
  public ExecutableHttpRequest prepareRequest(HttpExecuteRequest request) {
    return new ExecutableHttpRequest() {
      @Override
      public HttpExecuteResponse call() throws IOException {
        try (InputStream body = request.contentStreamProvider().orElseThrow().newStream()) {
          requests.add(body.readAllBytes());
        }
        Canned canned = responses.remove();
        return HttpExecuteResponse.builder()
            .response(canned.head().build())
            .responseBody(AbortableInputStream.create(canned.stream()))
            .build();
      }

      @Override
      public void abort() {}
    };
  }

  @Override
  public CompletableFuture<Void> execute(AsyncExecuteRequest request) {
    Canned canned = responses.remove();
    requests.add(new byte[0]);
    SdkAsyncHttpResponseHandler handler = request.responseHandler();
    handler.onHeaders(canned.head().build());
    handler.onStream(buffers(canned.body()));
    return CompletableFuture.completedFuture(null);
  }

  /** The body in buffers of a few bytes. */
  private static Publisher<ByteBuffer> buffers(byte[] body) {
    List<ByteBuffer> buffers = new ArrayList<>();
    for (int i = 0; i < body.length; i += 7) {
      buffers.add(ByteBuffer.wrap(body, i, Math.min(7, body.length - i)));
    }
    return SdkPublisher.fromIterable(buffers);
  }

  @Override
  public String clientName() {
    return "Canned";
  }

  @Override
  public void close() {}

  /** A stream whose connection is gone. */
  private static final class Broken extends InputStream {

    @Override
    public int read() throws IOException {
      throw new IOException("Connection reset");
    }
  }
}
