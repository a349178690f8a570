package io.partita.runtime.internal.write;

import io.partita.runtime.IncompleteBatchException;
import io.partita.runtime.PartitaException;
import io.partita.runtime.TransactionFailedException.Reason;
import io.partita.runtime.internal.operation.BatchRounds;
import io.partita.runtime.internal.operation.Call;
import io.partita.runtime.internal.operation.Conflicts;
import io.partita.runtime.internal.operation.Driver;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.stored.ItemKey;
import io.partita.runtime.internal.wire.OutgoingBody;
import io.partita.runtime.internal.wire.WrittenRequest;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.LongConsumer;
import software.amazon.awssdk.core.exception.AbortedException;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * Sends the writes of a batch: with BatchWriteItem first, then those that are sent alone, then
 * those that take transactions.
 */
final class BatchDispatch {

  private static final int CHUNK = 25;
  private static final long CHUNK_BYTES = 16L * 1024 * 1024;

  private final TableContext context;
  private final String subject;
  private final Map<ItemKey, Write> writes;
  private final BatchRounds<Write> rounds;

  /** What is being sent by another request than BatchWriteItem. */
  private List<Write> underway = List.of();

  BatchDispatch(TableContext context, String subject, Map<ItemKey, Write> writes) {
    this.context = context;
    this.subject = subject;
    this.writes = writes;
    List<Write> sorted = new ArrayList<>(writes.values());
    sorted.sort(Comparator.comparing(BatchDispatch::turn));
    this.rounds =
        new BatchRounds<>(
            subject,
            context.options(),
            sorted,
            write -> List.of(write.given()),
            BatchDispatch::chunk);
  }

  /** Writes that are sent alike come one after the other. */
  private static int turn(Write write) {
    return write instanceof Write.InBatch ? 0 : write instanceof Write.Alone ? 1 : 2;
  }

  /**
   * Sends all, and what is left unprocessed again.
   *
   * @throws IncompleteBatchException if something is left that was not written; it lists that
   */
  void run(Driver driver) {
    try {
      driver.run(rounds.run(this::send));
    } catch (SdkException | PartitaException | IllegalArgumentException failure) {
      throw told(failure);
    }
  }

  private RuntimeException told(RuntimeException failure) {
    if (underway.isEmpty()) {
      return failure instanceof AbortedException pause ? rounds.interrupted(pause) : failure;
    }
    return underway.get(0) instanceof Write.Alone
        ? rounds.failed(underway, failure)
        : rounds.incomplete(underway, failure);
  }

  /**
   * The same as a part of another operation.
   *
   * @param onWritten is told how many each request has written
   */
  Step<Boolean> steps(LongConsumer onWritten) {
    return rounds.run(
        chunk ->
            send(chunk)
                .map(
                    left -> {
                      onWritten.accept((long) chunk.size() - left.size());
                      return left;
                    }));
  }

  private static List<Write> chunk(Deque<Write> pending) {
    Write first = pending.element();
    if (first instanceof Write.Alone) {
      return List.of(pending.remove());
    }
    return first instanceof Write.InTransaction ? transaction(pending) : batch(pending);
  }

  private static List<Write> transaction(Deque<Write> pending) {
    List<Write> chunk = new ArrayList<>();
    TransactionRoom room = new TransactionRoom();
    while (pending.peek() instanceof Write.InTransaction next && room.take(next.item())) {
      chunk.add(pending.remove());
    }
    return chunk;
  }

  private static List<Write> batch(Deque<Write> pending) {
    List<Write> chunk = new ArrayList<>();
    long bytes = 0;
    while (chunk.size() < CHUNK && pending.peek() instanceof Write.InBatch next) {
      bytes += next.wireBytes();
      if (bytes > CHUNK_BYTES && !chunk.isEmpty()) {
        break;
      }
      chunk.add(pending.remove());
    }
    return chunk;
  }

  private Step<Collection<Write>> send(List<Write> chunk) {
    Write first = chunk.get(0);
    if (first instanceof Write.InBatch) {
      return sendBatch(chunk);
    }
    underway = chunk;
    return first instanceof Write.Alone alone
        ? alone.steps().get().map(written -> done())
        : sendTransaction(chunk);
  }

  private Collection<Write> done() {
    underway = List.of();
    return List.of();
  }

  /** Those that turn out to be unnecessary are left out. */
  private Step<Collection<Write>> sendTransaction(List<Write> chunk) {
    return new BulkTransactions<>(context, Reason.NOT_FOUND)
        .send(chunk.stream().map(write -> ((Write.InTransaction) write).item()).toList())
        .map(
            sent -> {
              if (sent.refusal() != null) {
                underway = sent.parts().stream().<Write>map(Write.InTransaction::new).toList();
                throw sent.refusal().exception();
              }
              return done();
            });
  }

  private Step<Collection<Write>> sendBatch(List<Write> chunk) {
    return Conflicts.write(
        context.options(),
        call(chunk).note("Items that are left unprocessed are sent again."),
        answer -> Step.done(unprocessed(chunk, answer.response())),
        failed -> {
          throw rounds.failed(chunk, failed.told(subject));
        });
  }

  private Call<BatchWriteItemRequest, BatchWriteItemResponse> call(List<Write> chunk) {
    List<WrittenRequest> written = new ArrayList<>(chunk.size());
    for (Write write : chunk) {
      WrittenRequest bytes = ((Write.InBatch) write).written();
      if (bytes == null) {
        return Call.batchWriteItem(request(requests(chunk)));
      }
      written.add(bytes);
    }
    return Call.batchWriteItem(request(List.of()))
        .carrying(
            OutgoingBody.ofBatch(written),
            request -> request.toBuilder().requestItems(inTable(requests(chunk))).build());
  }

  private BatchWriteItemRequest request(List<WriteRequest> requests) {
    return BatchWriteItemRequest.builder().requestItems(inTable(requests)).build();
  }

  private Map<String, List<WriteRequest>> inTable(List<WriteRequest> requests) {
    return Map.of(context.tableName(), requests);
  }

  private static List<WriteRequest> requests(List<Write> chunk) {
    return chunk.stream().map(write -> ((Write.InBatch) write).request().get()).toList();
  }

  /** All entities of a table have the same key attributes. */
  private List<Write> unprocessed(List<Write> chunk, BatchWriteItemResponse response) {
    Set<String> names = chunk.get(0).key().attributes().keySet();
    return response.unprocessedItems().values().stream()
        .flatMap(List::stream)
        .map(request -> writes.get(ItemKey.of(names, attributes(request))))
        .toList();
  }

  private static Map<String, AttributeValue> attributes(WriteRequest request) {
    return request.putRequest() != null
        ? request.putRequest().item()
        : request.deleteRequest().key();
  }
}
