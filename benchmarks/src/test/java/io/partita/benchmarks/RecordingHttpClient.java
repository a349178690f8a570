package io.partita.benchmarks;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.http.ExecutableHttpRequest;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;

/** Remembers the body of the last request. */
final class RecordingHttpClient implements SdkHttpClient {

  private final SdkHttpClient delegate;
  private @Nullable JsonNode lastBody;

  RecordingHttpClient(SdkHttpClient delegate) {
    this.delegate = delegate;
  }

  JsonNode lastBody() {
    if (lastBody == null) {
      throw new AssertionError("Nothing was sent");
    }
    return lastBody;
  }

  @Override
  public ExecutableHttpRequest prepareRequest(HttpExecuteRequest request) {
    try (InputStream sent = request.contentStreamProvider().orElseThrow().newStream()) {
      lastBody = JsonNode.parser().parse(sent);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return delegate.prepareRequest(request);
  }

  @Override
  public void close() {
    delegate.close();
  }
}
