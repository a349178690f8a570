package existing;

import io.partita.runtime.Options;
import io.partita.runtime.generated.operation.GeneratedTable;
import io.partita.runtime.generated.operation.PhysicalTable;
import io.partita.runtime.generated.operation.RuntimeVersion;
import io.partita.runtime.generated.schema.IndexDefinition;
import io.partita.runtime.generated.schema.TableDefinition;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** The table that {@link Accounts} declares. Immutable; may be shared between threads. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class AccountsTable extends GeneratedTable<AccountsTable> {
  static final TableDefinition DEFINITION;

  static {
    RuntimeVersion.require("AccountsTable", "0.1");
    DEFINITION = TableDefinition.partitionKey("AccountID", ScalarAttributeType.S)
            .sortKey("CreatedAt", ScalarAttributeType.N)
            .index(
                IndexDefinition.global("by-status.v2", "Status", ScalarAttributeType.S)
                    .sortKey("CreatedAt", ScalarAttributeType.N)
                    .keysOnly()
                    .capacity(10, 10))
            .index(
                IndexDefinition.global("by-day", "Day", ScalarAttributeType.S))
            .capacity(100, 50)
            .build();
  }

  private @Nullable PaymentDao payment;

  private AccountsTable(PhysicalTable table) {
    super(table, AccountsTable::new, DEFINITION, "Accounts", PaymentDao.TYPE);
  }

  /** The table of a name, with the default options. Makes no call. */
  public static AccountsTable of(DynamoDbClient client, String tableName) {
    return of(client, tableName, Options.defaults());
  }

  /** The table of a name. Makes no call. */
  public static AccountsTable of(DynamoDbClient client, String tableName, Options options) {
    return new AccountsTable(PhysicalTable.of(client, tableName, options));
  }

  /** The {@link Payment} items of the table. */
  public PaymentDao payment() {
    PaymentDao dao = payment;
    if (dao == null) {
      dao = new PaymentDao(physicalTable());
      payment = dao;
    }
    return dao;
  }

  /**
   * Begins a transaction: writes of any entities that are done all or none. Nothing is sent before
   * {@code execute()}, {@code find} or {@code get}: one TransactWriteItems, and one BatchGetItem
   * (GetItem of one) before it if an action depends on what is stored, or the transaction reads an
   * item.
   *
   * @throws io.partita.runtime.TransactionFailedException on {@code execute()}, if nothing was
   *     written; it says which actions failed and why
   * @throws io.partita.runtime.IncompleteBatchException on {@code execute()}, if keys are still
   *     unprocessed after all attempts
   */
  public AccountsTransaction transact() {
    return new AccountsTransaction(physicalTable());
  }

  /**
   * Runs code that reads and plans writes with a transaction, then executes that: again from the
   * start, up to {@code Options.writeAttempts} times, if what the code read has changed meanwhile.
   * One GetItem per item that is read, one after another, then {@link #transact()} on the condition
   * that all of it is unchanged. The code may run several times, so it must do nothing else that
   * matters; if it throws, nothing is written. It must not execute the transaction, nor use it
   * later. Failures for other reasons than what was read are thrown at once.
   *
   * @throws io.partita.runtime.TransactionFailedException if nothing was written; it says which
   *     actions failed and why
   * @throws io.partita.runtime.IncompleteBatchException if keys are still unprocessed after all
   *     attempts
   */
  public void transact(Consumer<? super AccountsTransaction> work) {
    transact(AccountsTransaction::new, work);
  }

  /** As {@link #transact(Consumer)}, and returns what the code returned the last time. */
  public <R> R transactAndGet(Function<? super AccountsTransaction, R> work) {
    return transactAndGet(AccountsTransaction::new, work);
  }

  /**
   * Begins a batch: writes of any entities, each of which is done by itself. Nothing is sent before
   * {@code execute()}: one BatchWriteItem per 25 items, without conditions. Each item costs what
   * {@code putAll} or {@code deleteAll} of its DAO costs.
   *
   * @throws io.partita.runtime.IncompleteBatchException on {@code execute()}, if something is left
   *     at the deadline, or since a request failed; it holds what is not known to be done
   */
  public AccountsBatch batch() {
    return new AccountsBatch(physicalTable());
  }
}
