package io.partita.testing;

import java.io.PrintStream;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttribute;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;

/**
 * Prints every call of a DynamoDB client: the request, with names and values in place of the
 * expressions' placeholders, and what came back.
 *
 * <pre>{@code
 * DynamoDbClient client =
 *     local.clientBuilder()
 *         .overrideConfiguration(config -> config.addExecutionInterceptor(RequestLog.toConsole()))
 *         .build();
 * }</pre>
 *
 * <pre>
 * [2] Query  shop, index GSI1
 *       key condition  GSI1PK = "STATUS#OPEN" AND begins_with(GSI1SK, "2024-01")
 *     answered in 4 ms
 *       items
 *         1  {PK: "ORDER#7", SK: "INFO", total: 12.5}
 *       count  1
 * </pre>
 *
 * <p>The items of requests and responses go through the SDK then, never past it.
 *
 * <p><strong>A tool for development only:</strong> it shows keys and values as they are, so it must
 * never see production data.
 */
public final class RequestLog implements ExecutionInterceptor {

  private static final ExecutionAttribute<Long> START =
      new ExecutionAttribute<>("io.partita.testing.RequestLog.start");

  /** How the name begins under which the runtime carries items past the SDK. */
  private static final String FAST_PATH = "PartitaExchange";

  private final PrintStream out;
  private final TextTree tree;
  private final AtomicInteger calls = new AtomicInteger();

  private RequestLog(PrintStream out, Ink ink) {
    this.out = out;
    this.tree = new TextTree(ink);
  }

  /**
   * Prints to the standard output; in colour if that is a terminal and {@code NO_COLOR} is unset.
   */
  public static RequestLog toConsole() {
    return new RequestLog(System.out, Ink.forConsole(System::getenv, System.console() != null));
  }

  /** Prints to the given stream, without colour. */
  public static RequestLog to(PrintStream out) {
    return new RequestLog(out, Ink.NONE);
  }

  @Override
  public void beforeExecution(Context.BeforeExecution context, ExecutionAttributes attributes) {
    attributes.putAttribute(START, System.nanoTime());
    // Items that the runtime takes past the SDK would be missing here.
    attributes.getAttributes().keySet().stream()
        .filter(attribute -> attribute.toString().startsWith(FAST_PATH))
        .forEach(attribute -> attributes.putAttribute(attribute, null));
  }

  @Override
  public void afterExecution(Context.AfterExecution context, ExecutionAttributes attributes) {
    print(
        context.request(),
        () ->
            tree.success("answered in " + elapsed(attributes))
                + tree.lines(MessageTree.of(context.response()), 3));
  }

  @Override
  public void onExecutionFailure(Context.FailedExecution context, ExecutionAttributes attributes) {
    print(
        context.request(),
        () ->
            tree.failure(FailureText.of(context.exception()) + ", after " + elapsed(attributes))
                + tree.lines(FailureText.details(context.exception()), 3));
  }

  private void print(SdkRequest request, Supplier<String> outcome) {
    // One write per call, so that the calls of several threads do not mix.
    String heading = tree.heading(calls.incrementAndGet(), RequestTitle.of(request));
    out.print(heading + tree.lines(MessageTree.of(request), 3) + outcome.get());
    out.flush();
  }

  private static String elapsed(ExecutionAttributes attributes) {
    Long start = attributes.getAttribute(START);
    long nanos = start == null ? 0 : System.nanoTime() - start;
    return TimeUnit.NANOSECONDS.toMillis(nanos) + " ms";
  }
}
