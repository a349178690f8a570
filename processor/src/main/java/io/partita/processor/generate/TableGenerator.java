package io.partita.processor.generate;

import com.squareup.javapoet.ArrayTypeName;
import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import com.squareup.javapoet.WildcardTypeName;
import io.partita.processor.model.Operation;
import io.partita.processor.model.RequestPlan.Call;
import io.partita.processor.model.RequestPlan.Occasion;
import io.partita.processor.model.TablePlan;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Generates the table: the way to its DAOs and to the physical table itself. */
final class TableGenerator implements Generator {

  /** The members of every table, which an entity's accessor must not be called like. */
  private static final List<String> OWN_NAMES =
      List.of(
          "admin",
          "context",
          "createTableIfMissing",
          "createTableRequest",
          "exactOutcomes",
          "explain",
          "of",
          "read",
          "reads",
          "transact",
          "transactionalGet",
          "types",
          "verifyItems",
          "verifyTable");

  private static final TypeName ANY_KEY =
      ParameterizedTypeName.get(
          RuntimeTypes.ENTITY_KEY, WildcardTypeName.subtypeOf(TypeName.OBJECT));

  /** The minor version of the runtime that generated code needs. */
  static final String RUNTIME_VERSION = "0.1";

  private static final TypeName ANY_TYPE = WildcardTypeName.subtypeOf(TypeName.OBJECT);

  private static final TypeName TYPES =
      ParameterizedTypeName.get(
          ClassNames.LIST, ParameterizedTypeName.get(RuntimeTypes.ENTITY_TYPE, ANY_TYPE, ANY_TYPE));

  @Override
  public List<TypeSpec> generate(TablePlan plan) {
    return List.of(new Writer(plan).table());
  }

  /** Writes one table. */
  private static final class Writer {

    private final TablePlan plan;
    private final List<EntityCode> entities;
    private final List<CollectionCode> collections;
    private final ClassName name;
    private final NameAllocator accessors = Names.allocator(Names.OBJECT_METHODS);

    Writer(TablePlan plan) {
      this.plan = plan;
      this.entities = EntityCode.all(plan);
      this.collections = CollectionCode.all(plan);
      this.name =
          ClassName.get(plan.table().type().packageName(), plan.table().generatedName() + "Table");
      OWN_NAMES.forEach(accessors::newName);
      entities.forEach(code -> accessors.newName(code.variable(), code));
      collections.forEach(code -> accessors.newName(code.variable(), code));
    }

    TypeSpec table() {
      TypeSpec.Builder table =
          TypeSpec.classBuilder(name)
              .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
              .addJavadoc(
                  "The table that {@link $T} declares. Immutable; may be shared between threads.\n",
                  plan.table().type())
              .addStaticBlock(initialization())
              .addField(definition())
              .addField(field(RuntimeTypes.TABLE_CONTEXT, "context"))
              .addField(field(RuntimeTypes.TABLE_ADMIN, "admin"))
              .addField(field(RuntimeTypes.TRANSACTIONAL_READS, "reads"))
              .addField(field(TYPES, "types"));
      entities.forEach(code -> table.addField(field(code.dao(), accessors.get(code))));
      collections.forEach(code -> table.addField(field(code.dao(), accessors.get(code))));
      table.addMethod(constructor()).addMethod(of()).addMethod(ofOptions());
      entities.forEach(code -> table.addMethod(accessor(code)));
      collections.forEach(code -> table.addMethod(accessor(code)));
      return table
          .addMethod(transact())
          .addMethod(transactionalGet())
          .addMethod(transactionalGetAll())
          .addMethod(exactOutcomes())
          .addMethod(createTableIfMissing())
          .addMethod(createTableRequest())
          .addMethod(verifyTable())
          .addMethod(verifyItems())
          .addMethod(read())
          .addMethod(explain())
          .addMethod(text())
          .build();
    }

    /** The version is looked at before anything else of the runtime is used. */
    private CodeBlock initialization() {
      return CodeBlock.builder()
          .addStatement(
              "$T.require($S, $S)",
              RuntimeTypes.RUNTIME_VERSION,
              name.simpleName(),
              RUNTIME_VERSION)
          .addStatement("DEFINITION = $L", new TableDefinitionCode(plan).definition())
          .build();
    }

    private FieldSpec definition() {
      return FieldSpec.builder(
              RuntimeTypes.TABLE_DEFINITION, "DEFINITION", Modifier.STATIC, Modifier.FINAL)
          .build();
    }

    private static FieldSpec field(TypeName type, String name) {
      return FieldSpec.builder(type, name, Modifier.PRIVATE, Modifier.FINAL).build();
    }

    private MethodSpec constructor() {
      MethodSpec.Builder constructor =
          MethodSpec.constructorBuilder()
              .addModifiers(Modifier.PRIVATE)
              .addParameter(RuntimeTypes.TABLE_CONTEXT, "context")
              .addStatement("this.context = context")
              .addStatement("this.admin = new $T(context, DEFINITION)", RuntimeTypes.TABLE_ADMIN)
              .addStatement(
                  "this.types = $T.of($L)",
                  ClassNames.LIST,
                  CodeBlock.join(
                      entities.stream().map(code -> CodeBlock.of("$T.TYPE", code.dao())).toList(),
                      ",$W"))
              .addStatement(
                  "this.reads = new $T(context, types)", RuntimeTypes.TRANSACTIONAL_READS);
      entities.forEach(
          code ->
              constructor.addStatement(
                  "this.$L = new $T(context)", accessors.get(code), code.dao()));
      collections.forEach(
          code ->
              constructor.addStatement(
                  "this.$L = new $T(context)", accessors.get(code), code.dao()));
      return constructor.build();
    }

    private MethodSpec of() {
      return factory()
          .addJavadoc("The table of a name, with the default options. Makes no call.\n")
          .addStatement("return of(client, tableName, $T.defaults())", RuntimeTypes.OPTIONS)
          .build();
    }

    private MethodSpec ofOptions() {
      return factory()
          .addParameter(RuntimeTypes.OPTIONS, "options")
          .addJavadoc("The table of a name. Makes no call.\n")
          .addStatement(
              "return new $T($T.of(client, tableName, options))", name, RuntimeTypes.TABLE_CONTEXT)
          .build();
    }

    private MethodSpec.Builder factory() {
      return MethodSpec.methodBuilder("of")
          .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
          .returns(name)
          .addParameter(ClassNames.DYNAMODB_CLIENT, "client")
          .addParameter(ClassNames.STRING, "tableName");
    }

    private MethodSpec accessor(EntityCode code) {
      return MethodSpec.methodBuilder(accessors.get(code))
          .addModifiers(Modifier.PUBLIC)
          .returns(code.dao())
          .addJavadoc("The {@link $T} items of the table.\n", code.type())
          .addStatement("return $L", accessors.get(code))
          .build();
    }

    private MethodSpec accessor(CollectionCode code) {
      return MethodSpec.methodBuilder(accessors.get(code))
          .addModifiers(Modifier.PUBLIC)
          .returns(code.dao())
          .addJavadoc("The {@link $T} collections of the table.\n", code.type())
          .addStatement("return $L", accessors.get(code))
          .build();
    }

    private MethodSpec transact() {
      RequestsText transaction = new RequestsText(plan.operation(Operation.TRANSACT));
      String reason = transaction.reason(Occasion.BEFORE);
      return DaoMethods.method(
              "transact",
              TransactionGenerator.name(plan),
              Javadoc.of("Begins a transaction: writes of any entities that are done all or none.")
                  .paragraph(
                      "Nothing is sent before {@code execute()}: "
                          + transaction.requests()
                          + (reason.isEmpty()
                              ? "."
                              : ", and BatchGetItem, or GetItem of one, before it if "
                                  + reason
                                  + ".")
                          + transaction.between())
                  .build())
          .addStatement("return new $T(context)", TransactionGenerator.name(plan))
          .build();
    }

    private MethodSpec transactionalGet() {
      CodeBlock javadoc =
          Javadoc.of("The items of several keys as they are at one moment.")
              .paragraph(
                  "One TransactGetItems on the table, strongly consistent: 2 read units per 4 KB of"
                      + " each item. There may be 100 different keys.")
              .returns("the items, to be asked for by key")
              .throwing(plan.operation(Operation.TRANSACTIONAL_GET).thrown())
              .build();
      return DaoMethods.method("transactionalGet", RuntimeTypes.ITEM_SNAPSHOT, javadoc)
          .varargs()
          .addParameter(ArrayTypeName.of(ANY_KEY), "keys")
          .addStatement("return transactionalGet($T.of(keys))", ClassNames.LIST)
          .build();
    }

    private static MethodSpec transactionalGetAll() {
      CodeBlock javadoc =
          CodeBlock.of("As {@link #transactionalGet($T...)}.\n", RuntimeTypes.ENTITY_KEY);
      return DaoMethods.method("transactionalGet", RuntimeTypes.ITEM_SNAPSHOT, javadoc)
          .addParameter(
              ParameterizedTypeName.get(ClassNames.COLLECTION, WildcardTypeName.subtypeOf(ANY_KEY)),
              "keys")
          .addStatement("return reads.get(keys)")
          .build();
    }

    private MethodSpec exactOutcomes() {
      return DaoMethods.method(
              "exactOutcomes",
              name,
              Javadoc.of(
                      "This table, but every write of one item is a transaction of one action,"
                          + " whose token tells its outcome even after a lost response. Makes no"
                          + " call; costs nothing to keep.")
                  .paragraph(
                      "Writes then cost twice the write units, and {@code put}, {@code replace} and"
                          + " {@code executeAndGet} one consistent GetItem more. {@code"
                          + " OutcomeUnknownException} is not thrown for a failed condition, and"
                          + " {@code addTo} and {@code appendTo} are made once.")
                  .returns("the table, for the calls that must know their outcome")
                  .build())
          .addStatement("return new $T(context.exactOutcomes())", name)
          .build();
    }

    private MethodSpec createTableIfMissing() {
      return DaoMethods.method(
              "createTableIfMissing",
              TypeName.BOOLEAN,
              Javadoc.of(
                      "Creates the physical table unless it exists, and waits until it is active.")
                  .paragraph(
                      "DescribeTable, and if it is missing CreateTable, DescribeTable until it is"
                          + " active"
                          + (plan.operation(Operation.CREATE_TABLE_IF_MISSING)
                                  .sends(Call.UPDATE_TIME_TO_LIVE)
                              ? " and UpdateTimeToLive, and DescribeTimeToLive if that is"
                                  + " refused as somebody else creates the table meanwhile"
                              : "")
                          + ". A table that exists is left as it is.")
                  .returns("whether it was created")
                  .build())
          .addStatement("return admin.createIfMissing()")
          .build();
    }

    private MethodSpec createTableRequest() {
      return MethodSpec.methodBuilder("createTableRequest")
          .addModifiers(Modifier.PUBLIC)
          .returns(ClassNames.CREATE_TABLE_REQUEST)
          .addJavadoc(
              "The request that creates the physical table: keys, indexes, capacity. Makes no"
                  + " call.\n")
          .addStatement("return admin.createRequest()")
          .build();
    }

    private MethodSpec verifyTable() {
      RequestsText requests = new RequestsText(plan.operation(Operation.VERIFY_TABLE));
      return DaoMethods.method(
              "verifyTable",
              RuntimeTypes.TABLE_REPORT,
              Javadoc.of(
                      "Compares the physical table with what this one needs, by %s. Changes nothing."
                          .formatted(requests.calls()))
                  .build())
          .addStatement("return admin.verify()")
          .build();
    }

    private MethodSpec verifyItems() {
      boolean related = plan.operation(Operation.VERIFY_ITEMS).sends(Call.BATCH_GET_ITEM);
      return DaoMethods.method(
              "verifyItems",
              RuntimeTypes.ITEM_VERIFICATION,
              Javadoc.of(
                      ("Looks at every item of the table for what would not come back as it is stored: "
                              + "items of no entity, items that cannot be read or written, attributes that "
                              + "contradict the key, index keys that a write would not store%s. Changes nothing.")
                          .formatted(
                              (related ? ", edges and children of what does not exist" : "")))
                  .paragraph(
                      "Sends nothing before {@code run()}. Scan of the whole table, eventually"
                          + " consistent: 0.5 read units per 4 KB of all items"
                          + (related
                              ? "; BatchGetItem of the owners of each page, 0.5 read units per 4 KB"
                                  + " of each that was not met lately, and again strongly"
                                  + " consistent for those that are missing."
                              : ".")
                          + " DescribeTable before it, if somebody is told of the progress.")
                  .returns("the verification, to be run; it can be resumed")
                  .build())
          .addStatement(
              "return $T.of(context, $S, types)",
              RuntimeTypes.TABLE_VERIFICATION,
              plan.table().type().simpleName())
          .build();
    }

    private MethodSpec read() {
      MethodSpec.Builder method =
          MethodSpec.methodBuilder("read")
              .addModifiers(Modifier.PUBLIC)
              .returns(ParameterizedTypeName.get(ClassNames.OPTIONAL, ClassNames.RECORD))
              .addParameter(
                  ParameterizedTypeName.get(
                      ClassNames.MAP, ClassNames.STRING, ClassNames.ATTRIBUTE_VALUE),
                  "item")
              .addJavadoc(
                  Javadoc.of(
                          "The record of any item of the table, or of an image in its stream. Makes"
                              + " no call.")
                      .returns(
                          "the record, expired or not; empty if the item is none of this table's"
                              + " entities")
                      .throwing(
                          "MappingException",
                          "if the item cannot be read as the record it says it is")
                      .build());
      for (EntityCode code : entities) {
        method.beginControlFlow("if ($T.TYPE.matches(item))", code.dao());
        method.addStatement(
            "return $T.of($T.INSTANCE.fromItem(item))", ClassNames.OPTIONAL, code.mapper());
        method.endControlFlow();
      }
      return method.addStatement("return $T.empty()", ClassNames.OPTIONAL).build();
    }

    private static MethodSpec text() {
      return MethodSpec.methodBuilder("toString")
          .addAnnotation(Override.class)
          .addModifiers(Modifier.PUBLIC)
          .returns(String.class)
          .addJavadoc("The table's name.\n")
          .addStatement(
              "return getClass().getSimpleName() + $S + context.tableName() + $S", "[", "]")
          .build();
    }

    private MethodSpec explain() {
      return MethodSpec.methodBuilder("explain")
          .addModifiers(Modifier.PUBLIC)
          .returns(RuntimeTypes.EXPLANATION)
          .addParameter(ParameterizedTypeName.get(ClassNames.CONSUMER, name), "calls")
          .addJavadoc(
              Javadoc.of(
                      ("The requests that a call would send, such as {@code table -> "
                              + "table.%s().scan().list()}. Sends nothing, so it stops where the call needs a "
                              + "response; what would follow it, further calls too, is not shown.")
                          .formatted((entities.isEmpty() ? "" : accessors.get(entities.get(0)))))
                  .returns(
                      "the requests known beforehand, with notes on those that depend on responses")
                  .build())
          .addStatement(
              "return $T.explain(context, explaining -> calls.accept(new $T(explaining)))",
              RuntimeTypes.EXPLAIN_DRIVER,
              name)
          .build();
    }
  }
}
