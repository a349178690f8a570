package io.partita.it.operations;

import io.partita.it.Requests;
import io.partita.it.operations.Charted.Occasion;
import io.partita.it.operations.Fixture.State;
import io.partita.runtime.OperationReport;
import io.partita.runtime.Options;
import io.partita.runtime.PartitaException;
import io.partita.runtime.condition.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A table with its items, whose operations are called and recorded. */
final class Stage {

  private static final Set<String> NO_SETTERS = Set.of("version", "orCreate");

  private final Model model;
  private final Records records;
  private final Fixture fixture;
  private final Requests requests;
  private final List<OperationReport> reports = new CopyOnWriteArrayList<>();
  private final Object table;
  private final Object eventual;
  private final Verdict verdict;

  Stage(Model model, DynamoDbClient client, String tableName) {
    this.model = model;
    this.records = new Records(model);
    this.verdict = new Verdict(model);
    this.requests = new Requests(client);
    this.table = model.table(requests.client(), tableName, reported().build());
    this.eventual =
        model.table(
            requests.client(), tableName, reported().eventuallyConsistentReads(true).build());
    this.fixture =
        new Fixture(model, client, tableName, model.table(client, tableName, options().build()));
  }

  private Options.Builder reported() {
    return options().listener(reports::add).reportConsumedCapacity(true);
  }

  private static Options.Builder options() {
    return Options.builder()
        .indexSettleTime(Duration.ofMillis(1))
        .backoff(Duration.ofMillis(1), Duration.ofMillis(2));
  }

  Model model() {
    return model;
  }

  Records records() {
    return records;
  }

  Fixture fixture() {
    return fixture;
  }

  Verdict verdict() {
    return verdict;
  }

  Object table() {
    return table;
  }

  Object dao(String subject) {
    return model.dao(table, subject);
  }

  /** The DAO that reads eventually consistently. */
  Object eventual(String subject) {
    return model.dao(eventual, subject);
  }

  Object call(Charted row, Object... arguments) {
    return Reflected.call(dao(row.subject()), row.name(), arguments);
  }

  Object record(String entity, int number) {
    return records.sample(entity, number);
  }

  Object key(String entity, int number) {
    return model.key(record(entity, number));
  }

  /** The generated update of an entity. */
  Class<?> updateType(String entity) {
    return Reflected.methods(dao(entity).getClass(), "update", 1)
        .findFirst()
        .orElseThrow()
        .getReturnType();
  }

  static boolean canCreate(Class<?> update) {
    return Reflected.methods(update, "orCreate", 0).findAny().isPresent();
  }

  static Stream<Method> setters(Class<?> update) {
    return Stream.of(update.getDeclaredMethods())
        .filter(method -> Modifier.isPublic(method.getModifiers()) && !method.isBridge())
        .filter(method -> method.getReturnType() == update)
        .filter(method -> !NO_SETTERS.contains(method.getName()))
        .sorted(Comparator.comparing(Method::toGenericString));
  }

  Object update(String entity, int number) {
    return Reflected.call(dao(entity), "update", key(entity, number));
  }

  Object update(String entity, Method setter, int number) {
    // What only a part is changed of has the values that it was created with.
    int sample = Nested.isPositioned(setter) ? number : 2 + number;
    return Reflected.callWithSamples(setter, update(entity, number), sample);
  }

  /** An update of something inside of a record. */
  Object update(String entity, Method setter, int number, Consumer<Object> change) {
    return Reflected.callWithSamples(setter, update(entity, number), number, change);
  }

  /** The fields of an entity that can be copied, at least into themselves. */
  List<Object> fields(String entity) {
    Class<?> update = updateType(entity);
    Class<?> fields = Reflected.type(update.getName().replaceFirst("Update$", "Fields"));
    return Stream.of(fields.getFields())
        .map(Reflected::constant)
        .filter(Field.class::isInstance)
        .filter(
            field -> {
              try {
                copying(entity, field);
                return true;
              } catch (IllegalArgumentException notForUpdates) {
                return false;
              }
            })
        .toList();
  }

  /** An update that copies a component into itself. */
  Object copying(String entity, Object field) {
    return Reflected.call(update(entity, 0), "copy", field, field);
  }

  /** An update that says nothing but that the item is to be there. */
  Object creating(String entity, int number) {
    return Reflected.call(update(entity, number), "orCreate");
  }

  Optional<Sent> send(Charted row, State state, Call call) {
    return send(row, state, row.subject(), true, call);
  }

  Optional<Sent> send(Charted row, State state, String entity, boolean consistently, Call call) {
    fixture.become(state, entity);
    return record(row, state + " " + entity, consistently, call);
  }

  /** Calls an operation as things stand, and compares what it sent with what is said of it. */
  Optional<Sent> record(Charted row, String when, boolean consistently, Call call) {
    Sent sent;
    try {
      sent = sent(call);
    } catch (RuntimeException e) {
      verdict.add(row + " " + when + " failed: " + e);
      return Optional.empty();
    }
    if (!row.name().equals("verifyItems") && !sent.gets(consistently)) {
      verdict.add(row + " " + when + " reads not as consistently as it says");
    }
    String consistency = row.consistency();
    if (consistency.startsWith("strong") && !sent.searches(true)
        || consistency.startsWith("eventual")
            && !consistency.contains("again")
            && !sent.searches(false)) {
      verdict.add(row + " " + when + " is " + consistency + " but searches otherwise");
    }
    compare(row, sent, when);
    return Optional.of(sent);
  }

  /** What a call sends. */
  Sent sent(Call call) {
    Sent sent;
    requests.take();
    reports.clear();
    try {
      call.run();
    } finally {
      sent = new Sent(requests.take(), model.partitionKey());
      if (sent.writes()) {
        fixture.forget();
      }
    }
    return sent;
  }

  /** Compares what was sent last with what is said of the operation. */
  void compare(Charted row, Sent sent, String when) {
    Set<Occasion> occasions = verdict.compare(row, sent, when);
    Price.of(row, occasions)
        .flatMap(price -> price.problem(sent, Consumed.of(reports)))
        .ifPresent(problem -> verdict.add(row + " " + when + " " + problem));
    verdict.keys(row, sent, when);
  }

  /** Calls an operation that may be refused; tells which exception there was. */
  Optional<String> refusal(State state, String entity, Call call) {
    fixture.become(state, entity);
    try {
      sent(call);
      return Optional.empty();
    } catch (PartitaException e) {
      return Optional.of(e.getClass().getSimpleName());
    }
  }

  /** A call that is recorded. */
  interface Call {
    Object run();
  }
}
