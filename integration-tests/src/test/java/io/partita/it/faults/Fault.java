package io.partita.it.faults;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import software.amazon.awssdk.http.HttpExecuteResponse;

/** What happens to one request on its way to DynamoDB and back. */
public final class Fault {

  /** Nothing. */
  public static final Fault NONE = new Fault("none", operation -> true, Exchange::send);

  /** The connection breaks before the request arrives. */
  public static final Fault DROP_BEFORE =
      new Fault(
          "dropped before",
          operation -> true,
          exchange -> {
            throw new IOException("The connection broke before the request arrived.");
          });

  /** The request is applied, then the connection breaks. */
  public static final Fault DROP_AFTER =
      new Fault(
          "dropped after",
          operation -> true,
          exchange -> {
            exchange.apply();
            throw new IOException("The connection broke before the response arrived.");
          });

  /** The server fails before it applies the request. */
  public static final Fault ERROR_BEFORE =
      new Fault("500 before", operation -> true, exchange -> Responses.internalServerError());

  /** The server applies the request, then fails. */
  public static final Fault ERROR_AFTER =
      new Fault(
          "500 after",
          operation -> true,
          exchange -> {
            exchange.apply();
            return Responses.internalServerError();
          });

  /** The request is applied, then the connection breaks in the middle of the response's body. */
  public static final Fault CUT_OFF =
      new Fault("body cut off", operation -> true, exchange -> Responses.cutOff(exchange.send()));

  /** The request is applied, then the response's body is damaged on its way. */
  public static final Fault WRONG_CHECKSUM =
      new Fault(
          "wrong checksum", operation -> true, exchange -> Responses.damaged(exchange.send()));

  /** The request does not arrive, and the connection stays silent until the client gives up. */
  public static final Fault SILENT_BEFORE =
      new Fault("silent before", operation -> true, exchange -> silence());

  /** The request is applied, and the connection stays silent until the client gives up. */
  public static final Fault SILENT_AFTER =
      new Fault(
          "silent after",
          operation -> true,
          exchange -> {
            exchange.apply();
            return silence();
          });

  /** The account or the table has too many requests. */
  public static final Fault THROTTLED =
      new Fault("throttled", operation -> true, exchange -> Responses.throttled());

  /** The partition or the index has no capacity left. */
  public static final Fault THROUGHPUT_EXCEEDED =
      new Fault(
          "throughput exceeded", operation -> true, exchange -> Responses.throughputExceeded());

  /**
   * Another transaction works on the item; in a transaction, on the item of its first action, the
   * others having none to blame.
   */
  public static final Fault CONFLICT =
      new Fault(
          "conflict",
          operation -> Operations.isTransaction(operation) || Operations.isItemWrite(operation),
          Fault::conflict);

  private final String name;
  private final Predicate<String> fits;
  private final Effect effect;

  private Fault(String name, Predicate<String> fits, Effect effect) {
    this.name = name;
    this.fits = fits;
    this.effect = effect;
  }

  /** A transaction is cancelled with these reason codes, one for each action. */
  public static Fault cancelled(String... reasons) {
    List<String> codes = List.of(reasons);
    return new Fault(
        "cancelled " + codes, Operations::isTransaction, exchange -> Responses.cancelled(codes));
  }

  /** Each part of a batch is left unprocessed with this probability, the others are applied. */
  public static Fault unprocessed(double probability) {
    return new Fault(
        "unprocessed " + probability,
        Operations::isBatch,
        exchange -> PartialBatch.of(exchange, probability).send());
  }

  /** Something else happens before the request is sent. */
  static Fault preceded(Runnable event) {
    return new Fault(
        "preceded",
        operation -> true,
        exchange -> {
          event.run();
          return exchange.send();
        });
  }

  /** The connection breaks, and the request arrives whenever somebody sends it from there. */
  static Fault heldBack(Queue<Exchange> underway) {
    return new Fault(
        "held back",
        operation -> true,
        exchange -> {
          underway.add(exchange);
          throw new IOException("The connection broke, and the request is still under way.");
        });
  }

  /** The request waits before it is sent. */
  public static Fault delayed(Duration delay) {
    return new Fault(
        "delayed " + delay,
        operation -> true,
        exchange -> {
          pause(delay);
          return exchange.send();
        });
  }

  /** This one, and then something else happens before the client tries again. */
  public Fault andThen(Runnable next) {
    return new Fault(
        name,
        fits,
        exchange -> {
          try {
            return effect.on(exchange);
          } finally {
            // A client that has given up waiting interrupts the thread, which is not meant for
            // this.
            boolean interrupted = Thread.interrupted();
            next.run();
            if (interrupted) {
              Thread.currentThread().interrupt();
            }
          }
        });
  }

  /** Whether DynamoDB could answer an operation this way. */
  boolean fits(String operation) {
    return fits.test(operation);
  }

  HttpExecuteResponse happenTo(Exchange exchange) throws IOException {
    return effect.on(exchange);
  }

  private static HttpExecuteResponse conflict(Exchange exchange) {
    if (!Operations.isTransaction(exchange.operation())) {
      return Responses.conflict();
    }
    int actions = Json.read(exchange.body()).field("TransactItems").orElseThrow().asArray().size();
    return Responses.cancelled(Responses.firstOf(actions, "TransactionConflict"));
  }

  /** Longer than any client of a test waits. */
  private static HttpExecuteResponse silence() throws IOException {
    pause(Duration.ofMinutes(1));
    throw new IOException("Nobody gave up waiting.");
  }

  private static void pause(Duration delay) throws IOException {
    try {
      TimeUnit.NANOSECONDS.sleep(delay.toNanos());
    } catch (InterruptedException interruption) {
      Thread.currentThread().interrupt();
      throw new IOException(interruption);
    }
  }

  @Override
  public String toString() {
    return name;
  }

  /** What becomes of an exchange. */
  @FunctionalInterface
  private interface Effect {
    HttpExecuteResponse on(Exchange exchange) throws IOException;
  }
}
