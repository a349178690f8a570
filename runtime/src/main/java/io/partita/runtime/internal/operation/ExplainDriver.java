package io.partita.runtime.internal.operation;

import io.partita.runtime.Explanation;
import io.partita.runtime.Options;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;

/**
 * Sends nothing and records what would be sent. The first call whose response matters ends the
 * explained code. The requests of a batch are known beforehand and all recorded, as if each one
 * were processed completely; and so are transactions, as if they were done.
 */
public final class ExplainDriver implements Driver {

  private static final DynamoDbClient ASSUMPTIONS = new Assumptions();

  private final List<Explanation.Request> requests;
  private final boolean reportsCapacity;

  private ExplainDriver(List<Explanation.Request> requests, boolean reportsCapacity) {
    this.requests = requests;
    this.reportsCapacity = reportsCapacity;
  }

  /** Runs code against the table as if it were there, and tells what it would send. */
  public static Explanation explain(TableContext context, Consumer<TableContext> code) {
    ExplainDriver driver =
        new ExplainDriver(new ArrayList<>(), context.options().reportConsumedCapacity());
    try {
      code.accept(context.with(driver));
    } catch (ResponseNeeded end) {
      // As far as anyone can tell without sending something.
    }
    return new Explanation(driver.requests);
  }

  @Override
  public Driver with(Options options, String tableName) {
    return new ExplainDriver(requests, options.reportConsumedCapacity());
  }

  @Override
  public <R> R run(Step<R> operation) {
    Step<R> step = operation;
    while (true) {
      if (step instanceof Step.Done<R> done) {
        return done.value();
      } else if (step instanceof Step.Send<?, R> send) {
        step = send(send);
      } else if (step instanceof Step.Pause<R> pause) {
        step = pause.next().get();
      } else {
        throw new IllegalStateException("Unknown step.");
      }
    }
  }

  /** Records the requests of operations that would run side by side. */
  <R> List<R> runAll(List<Step<R>> operations) {
    List<R> results = new ArrayList<>();
    boolean responseNeeded = false;
    for (Step<R> operation : operations) {
      try {
        results.add(run(operation));
      } catch (ResponseNeeded end) {
        responseNeeded = true;
      }
    }
    if (responseNeeded) {
      throw new ResponseNeeded();
    }
    return results;
  }

  private <S extends DynamoDbResponse, R> Step<R> send(Step.Send<S, R> send) {
    Call<?, S> call = reportsCapacity ? send.call().reportingCapacity() : send.call();
    requests.add(new Explanation.Request(call.operation(), call.request(), call.note()));
    return send.onResponse().apply(new CallResponse<>(assumed(call), null));
  }

  private static <S extends DynamoDbResponse> S assumed(Call<?, S> call) {
    if (call.isDecisive()) {
      throw new ResponseNeeded();
    }
    try {
      return call.send(ASSUMPTIONS);
    } catch (UnsupportedOperationException unknown) {
      throw new ResponseNeeded();
    }
  }

  /**
   * Answers batches as if nothing were left unprocessed, and transactions as if they were done;
   * every other method of the interface is unsupported.
   */
  private static final class Assumptions implements DynamoDbClient {

    @Override
    public BatchGetItemResponse batchGetItem(BatchGetItemRequest request) {
      return BatchGetItemResponse.builder().build();
    }

    @Override
    public BatchWriteItemResponse batchWriteItem(BatchWriteItemRequest request) {
      return BatchWriteItemResponse.builder().build();
    }

    @Override
    public TransactWriteItemsResponse transactWriteItems(TransactWriteItemsRequest request) {
      return TransactWriteItemsResponse.builder().build();
    }

    @Override
    public String serviceName() {
      return SERVICE_NAME;
    }

    @Override
    public void close() {
      // Holds nothing.
    }
  }

  /** Ends explained code where only a response could tell how it goes on. */
  private static final class ResponseNeeded extends RuntimeException {

    private static final long serialVersionUID = 1L;

    ResponseNeeded() {
      super("The code being explained needs a response here.", null, false, false);
    }
  }
}
