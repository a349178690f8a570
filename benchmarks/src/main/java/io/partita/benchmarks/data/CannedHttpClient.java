package io.partita.benchmarks.data;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.CRC32;
import software.amazon.awssdk.http.AbortableInputStream;
import software.amazon.awssdk.http.ExecutableHttpRequest;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.SdkHttpResponse;

/**
 * Answers every request with the same bytes, from memory. What lies above it is the SDK's whole
 * pipeline: marshalling, signing, retries, the checksum, unmarshalling.
 */
public final class CannedHttpClient implements SdkHttpClient {

  private final byte[] body;
  private final SdkHttpResponse head;
  private final byte[] buffer = new byte[8192];

  /** For one thread, as the benchmarks are. */
  public CannedHttpClient(byte[] body) {
    this.body = body;
    CRC32 checksum = new CRC32();
    checksum.update(body);
    head =
        SdkHttpResponse.builder()
            .statusCode(200)
            .statusText("OK")
            .putHeader("Server", "Server")
            .putHeader("Content-Type", "application/x-amz-json-1.0")
            .putHeader("Content-Length", Integer.toString(body.length))
            .putHeader("Connection", "keep-alive")
            .putHeader("x-amzn-RequestId", "VVG1TQ2L8M6A0Q7Q3C0I0F9B1RVV4KQNSO5AEMVJF66Q9ASUAAJG")
            .putHeader("x-amz-crc32", Long.toString(checksum.getValue()))
            .build();
  }

  @Override
  public ExecutableHttpRequest prepareRequest(HttpExecuteRequest request) {
    return new ExecutableHttpRequest() {
      @Override
      public HttpExecuteResponse call() throws IOException {
        if (request.contentStreamProvider().isPresent()) {
          try (InputStream sent = request.contentStreamProvider().get().newStream()) {
            send(sent);
          }
        }
        return HttpExecuteResponse.builder()
            .response(head)
            .responseBody(AbortableInputStream.create(new ByteArrayInputStream(body)))
            .build();
      }

      @Override
      public void abort() {}
    };
  }

  private void send(InputStream sent) throws IOException {
    while (sent.read(buffer) >= 0) {
      // To the end, as a network would take it.
    }
  }

  @Override
  public void close() {}
}
