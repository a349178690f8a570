package io.partita.it.operations;

import io.partita.it.Requests;
import io.partita.it.operations.Charted.Occasion;
import io.partita.it.operations.Fixture.State;
import io.partita.runtime.Options;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Every operation of a table, called on every occasion that its chart tells of, and compared with
 * the chart, the permissions and the documentation.
 */
final class Rehearsal {

  /** What changes a part of a component that may not be there. */
  private static final Pattern IN_PLACE = Pattern.compile("(addTo|appendTo|putTo|removeFrom)[A-Z]");

  private static final Set<String> NO_SETTERS = Set.of("version", "orCreate");

  private final Model model;
  private final Fixture fixture;
  private final Requests requests;
  private final Object table;
  private final Object eventual;
  private final Verdict verdict;

  Rehearsal(Model model, DynamoDbClient client, String tableName) {
    this.model = model;
    this.verdict = new Verdict(model);
    this.requests = new Requests(client);
    this.table = model.table(requests.client(), tableName, options().build());
    this.eventual =
        model.table(
            requests.client(), tableName, options().eventuallyConsistentReads(true).build());
    this.fixture =
        new Fixture(model, client, tableName, model.table(client, tableName, options().build()));
  }

  private static Options.Builder options() {
    return Options.builder()
        .indexSettleTime(Duration.ofMillis(1))
        .backoff(Duration.ofMillis(1), Duration.ofMillis(2));
  }

  /** What the documents say otherwise than it is. */
  List<String> problems() {
    send(model.row("createTableIfMissing()"), () -> Reflected.call(table, "createTableIfMissing"));
    fixture.fill();
    for (Charted row : model.rows()) {
      if (!row.method().equals("createTableIfMissing()")) {
        perform(row);
      }
    }
    return verdict.problems(table);
  }

  private void perform(Charted row) {
    String entity = row.subject();
    switch (row.name()) {
      case "create" -> {
        send(row, State.ABSENT, () -> call(row, record(entity, 0)));
        expired(row, () -> call(row, record(entity, 0)));
      }
      case "createAll", "putAll" -> {
        send(row, State.ABSENT, () -> call(row, List.of(record(entity, 0), record(entity, 1))));
        if (row.name().equals("putAll")) {
          sparse(entity).forEach(one -> send(row, State.FULL, () -> call(row, List.of(one))));
        }
      }
      case "put", "replace" -> {
        send(row, State.FULL, () -> call(row, fixture.stored(entity, 0)));
        send(row, State.FULL, () -> call(row, fixture.altered(entity)));
        if (row.name().equals("put")) {
          send(row, State.ABSENT, () -> call(row, record(entity, 0)));
          expired(row, () -> call(row, record(entity, 0)));
        }
      }
      case "update" -> updates(row);
      case "delete", "deleteIfExists" -> deletions(row);
      case "deleteAll" -> {
        send(row, State.FRESH, () -> call(row, List.of(key(entity, 0))));
        send(row, State.FRESH, () -> call(row, List.of(key(entity, 0), key(entity, 1))));
      }
      case "find", "get", "exists", "findAll" -> gets(row);
      case "undelete" -> send(row, State.MARKED, () -> call(row, key(entity, 0)));
      case "deleteCascade", "recount" -> send(row, State.FULL, () -> call(row, key(entity, 0)));
      case "propagate", "verifyCopies" -> send(row, State.STALE, () -> call(row, key(entity, 0)));
      case "verifyCounts" -> {
        send(row, State.FULL, () -> call(row));
        send(row, State.LEFT, () -> call(row));
      }
      case "backfill" -> runs(row, entity, State.UNINDEXED);
      case "verifyItems" -> model.entities().forEach(each -> runs(row, each, State.LEFT));
      case "check" -> {} // seen among the actions of transactions
      case "transact" -> transactions(row);
      case "transactionalGet" ->
          send(
              row,
              () ->
                  Reflected.call(
                      table, row.name(), model.entities().stream().map(e -> key(e, 0)).toList()));
      case "verifyTable" -> send(row, () -> Reflected.call(table, row.name()));
      default -> queries(row);
    }
  }

  private void expired(Charted row, Call call) {
    if (model.expires(row.subject())) {
      send(row, State.EXPIRED, call);
    }
  }

  private Object dao(Object of, String subject) {
    return model.dao(of, subject);
  }

  private Object call(Charted row, Object... arguments) {
    return Reflected.call(dao(table, row.subject()), row.name(), arguments);
  }

  private Object record(String entity, int number) {
    return model.sample(entity, number);
  }

  private Object key(String entity, int number) {
    return model.key(record(entity, number));
  }

  private List<Object> sparse(String entity) {
    return model.withoutOne(record(entity, 0)).stream().filter(fixture::canBePut).toList();
  }

  private void gets(Charted row) {
    if (model.isCollection(row.subject())) {
      queries(row);
      return;
    }
    Object key =
        row.name().equals("findAll")
            ? List.of(key(row.subject(), 0), key(row.subject(), 1))
            : key(row.subject(), 0);
    send(row, State.FULL, () -> call(row, key));
    send(
        row,
        State.FULL,
        false,
        () -> Reflected.call(dao(eventual, row.subject()), row.name(), key));
  }

  private void deletions(Charted row) {
    String entity = row.subject();
    boolean ofRecord = row.method().equals("delete(record)");
    for (State state : List.of(State.FRESH, State.GONE)) {
      if (state == State.FRESH || row.occasions().contains(Occasion.AGAIN)) {
        send(row, state, () -> call(row, ofRecord ? fixture.stored(entity, 0) : key(entity, 0)));
      }
    }
  }

  private void updates(Charted row) {
    Class<?> type =
        Reflected.methods(dao(table, row.subject()).getClass(), "update", 1)
            .findFirst()
            .orElseThrow()
            .getReturnType();
    for (Method setter : setters(type).toList()) {
      send(row, State.FULL, () -> Reflected.call(update(row, setter), "executeAndGet"));
      if (IN_PLACE.matcher(setter.getName()).lookingAt()) {
        send(row, State.SPARSE, () -> Reflected.call(update(row, setter), "execute"));
      }
    }
    send(row, State.FULL, () -> Reflected.call(update(row.subject(), 0), "execute"));
    if (canCreate(type)) {
      send(row, State.ABSENT, () -> Reflected.call(creating(row.subject(), 0), "execute"));
      expired(row, () -> Reflected.call(creating(row.subject(), 0), "execute"));
      for (Method setter : setters(type).toList()) {
        send(
            row,
            State.ABSENT,
            () -> Reflected.call(Reflected.call(update(row, setter), "orCreate"), "execute"));
      }
    }
  }

  private static boolean canCreate(Class<?> update) {
    return Reflected.methods(update, "orCreate", 0).findAny().isPresent();
  }

  private static Stream<Method> setters(Class<?> update) {
    return Stream.of(update.getDeclaredMethods())
        .filter(method -> Modifier.isPublic(method.getModifiers()) && !method.isBridge())
        .filter(method -> method.getReturnType() == update)
        .filter(method -> !NO_SETTERS.contains(method.getName()))
        .sorted(Comparator.comparing(Method::toGenericString));
  }

  private Object update(Charted row, Method setter) {
    return update(row.subject(), setter);
  }

  private Object update(String entity, Method setter) {
    return update(entity, setter, 0);
  }

  /** An update that says nothing but that the item is to be there. */
  private Object creating(String entity, int number) {
    return Reflected.call(update(entity, number), "orCreate");
  }

  private Object update(String entity, int number) {
    return Reflected.call(dao(table, entity), "update", key(entity, number));
  }

  private Object update(String entity, Method setter, int number) {
    return Reflected.callWithSamples(setter, update(entity, number), 2 + number);
  }

  private void runs(Charted row, String entity, State state) {
    Object dao = model.isEntity(row.subject()) ? dao(table, row.subject()) : table;
    send(row, state, entity, true, () -> Reflected.call(Reflected.call(dao, row.name()), "run"));
    send(
        row,
        state,
        entity,
        true,
        () -> {
          Consumer<Object> told = progress -> {};
          Object run = Reflected.call(Reflected.call(dao, row.name()), "onProgress", told);
          return Reflected.call(run, "run");
        });
  }

  private void transactions(Charted row) {
    for (String entity : model.entities()) {
      Object stored = record(entity, 0);
      transaction(row, entity, State.ABSENT, "create", () -> stored);
      transaction(row, entity, State.FULL, "put", () -> stored);
      if (model.expires(entity)) {
        transaction(row, entity, State.EXPIRED, "create", () -> stored);
        transaction(row, entity, State.EXPIRED, "put", () -> stored);
        transaction(row, entity, State.EXPIRED, "update", () -> creating(entity, 0));
      }
      transaction(row, entity, State.FULL, "replace", () -> fixture.stored(entity, 0));
      transaction(row, entity, State.FULL, "replace", () -> fixture.altered(entity));
      transaction(row, entity, State.FRESH, "delete", () -> key(entity, 0));
      transaction(row, entity, State.FRESH, "delete", () -> fixture.stored(entity, 0));
      transaction(row, entity, State.FULL, "check", () -> key(entity, 0));
      Class<?> type =
          Reflected.methods(dao(table, entity).getClass(), "update", 1)
              .findFirst()
              .orElseThrow()
              .getReturnType();
      boolean isAlone = key(entity, 0).equals(key(entity, 1));
      for (Method setter : setters(type).toList()) {
        boolean isRead =
            transaction(row, entity, State.FULL, "update", () -> update(entity, setter));
        if (isRead && !isAlone) {
          transactionOfTwo(row, entity, "update", number -> update(entity, setter, number));
        }
      }
      if (canCreate(type)) {
        boolean isRead =
            transaction(row, entity, State.ABSENT, "update", () -> creating(entity, 0));
        if (isRead && !isAlone) {
          transactionOfTwo(row, entity, "update", number -> creating(entity, number));
        }
      }
      if (!isAlone) {
        transactionOfTwo(row, entity, "replace", number -> fixture.stored(entity, number));
        transactionOfTwo(row, entity, "delete", number -> key(entity, number));
      }
    }
  }

  /** The same action on two items, which are read together if they are read at all. */
  private void transactionOfTwo(
      Charted row, String entity, String name, IntFunction<Object> given) {
    Object transaction = Reflected.call(table, "transact");
    fixture.become(State.FRESH, entity);
    Stream.of(0, 1).map(given::apply).forEach(each -> Reflected.call(transaction, name, each));
    send(row, State.FRESH, entity, true, () -> Reflected.call(transaction, "execute"));
  }

  private boolean transaction(
      Charted row, String entity, State state, String name, Supplier<Object> argument) {
    Object transaction = Reflected.call(table, "transact");
    fixture.become(state, entity);
    Object given = argument.get();
    Optional<Method> method = Reflected.method(transaction, name, given);
    if (method.isEmpty()) {
      return false;
    }
    Reflected.invoke(method.get(), transaction, given);
    Optional<Sent> sent =
        send(row, state, entity, true, () -> Reflected.call(transaction, "execute"));
    if (name.equals("check")) {
      sent.ifPresent(
          one -> verdict.compare(model.row(entity, "transact().check(key)"), one, "check"));
    }
    sent.ifPresent(one -> verdict.acted(method.get(), one));
    return sent.filter(one -> one.calls().startsWith("GetItem")).isPresent();
  }

  private void queries(Charted row) {
    fixture.become(State.FULL, row.subject());
    Object first = first(row, table);
    send(row, () -> list(chain(row, table, false)));
    boolean canBeConsistent = row.consistency().contains("consistent()");
    boolean has = Reflected.methods(first.getClass(), "consistent", 0).findAny().isPresent();
    if (canBeConsistent != has && !model.isCollection(row.subject())) {
      verdict.add(row + " is " + row.consistency() + ", but consistent() is there: " + has);
    }
    if (canBeConsistent && has) {
      requests.take();
      list(chain(row, table, true));
      Sent sent = new Sent(requests.take(), model.partitionKey());
      if (!sent.searches(true)) {
        verdict.add(row + " is not consistent with consistent()");
      }
      verdict.compare(row, sent, "consistent()");
    }
  }

  private Object first(Charted row, Object of) {
    return step(dao(of, row.subject()), row.method().split("(?<=\\))\\.")[0], row);
  }

  /** Follows the calls of a chain as the chart writes them. */
  private Object chain(Charted row, Object of, boolean consistently) {
    String[] steps = row.method().split("(?<=\\))\\.");
    Object at = dao(of, row.subject());
    for (int i = 0; i < steps.length; i++) {
      at = step(at, steps[i], row);
      if (i == 0 && consistently) {
        at = Reflected.call(at, "consistent");
      }
    }
    return at;
  }

  private Object step(Object at, String step, Charted row) {
    String name = step.substring(0, step.indexOf('('));
    String arguments = step.substring(step.indexOf('(') + 1, step.length() - 1);
    int count = arguments.isEmpty() ? 0 : arguments.split(",").length;
    Optional<Method> ofComponents =
        Reflected.methods(at.getClass(), name, count)
            .filter(method -> Stream.of(method.getParameterTypes()).noneMatch(model::isKey))
            .findFirst();
    Method method =
        ofComponents
            .or(() -> Reflected.methods(at.getClass(), name, 1).findFirst())
            .orElseThrow(() -> new AssertionError("No " + step + " of " + row));
    verdict.called(row, method);
    return ofComponents.isPresent()
        ? Reflected.callWithSamples(method, at, 0)
        : Reflected.invoke(method, at, model.sampleKey(method.getParameterTypes()[0]));
  }

  private static Object list(Object query) {
    return Reflected.method(query, "list").isPresent() ? Reflected.call(query, "list") : query;
  }

  private void send(Charted row, Call call) {
    record(row, "", true, call);
  }

  private void send(Charted row, State state, Call call) {
    send(row, state, row.subject(), true, call);
  }

  private void send(Charted row, State state, boolean consistently, Call call) {
    send(row, state, row.subject(), consistently, call);
  }

  private Optional<Sent> send(
      Charted row, State state, String entity, boolean consistently, Call call) {
    fixture.become(state, entity);
    return record(row, state + " " + entity, consistently, call);
  }

  private Optional<Sent> record(Charted row, String when, boolean consistently, Call call) {
    requests.take();
    try {
      call.run();
    } catch (RuntimeException e) {
      verdict.add(row + " " + when + " failed: " + e);
      return Optional.empty();
    }
    Sent sent = new Sent(requests.take(), model.partitionKey());
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
    verdict.compare(row, sent, when);
    return Optional.of(sent);
  }

  /** A call that is recorded. */
  private interface Call {
    Object run();
  }
}
