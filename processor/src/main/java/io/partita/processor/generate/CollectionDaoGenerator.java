package io.partita.processor.generate;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeSpec;
import io.partita.processor.model.CollectionPlan;
import io.partita.processor.model.CollectionPlan.MemberPlan;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.TablePlan;
import java.util.List;
import java.util.function.Function;
import javax.lang.model.element.Modifier;

/** Generates the DAO of each collection: it finds the read model, or begins a query of it. */
final class CollectionDaoGenerator implements Generator {

  @Override
  public List<TypeSpec> generate(TablePlan plan) {
    return CollectionCode.all(plan).stream().map(code -> new Writer(code).dao()).toList();
  }

  /** Writes one DAO. */
  private static final class Writer {

    private final CollectionCode code;
    private final CollectionPlan plan;
    private final CollectionText text;
    private final String table;
    private final TypeSpec.Builder dao;

    Writer(CollectionCode code) {
      this.code = code;
      this.plan = code.plan();
      this.text = new CollectionText(code);
      NameAllocator names = new NameAllocator();
      plan.arguments().forEach(part -> names.newName(part.javaName()));
      this.table = names.newName("table");
      this.dao = TypeSpec.classBuilder(code.dao());
    }

    TypeSpec dao() {
      dao.addModifiers(Modifier.PUBLIC, Modifier.FINAL)
          .addJavadoc(
              "Reads {@link $T} with one Query each. Immutable; may be shared between threads.\n",
              code.type());
      plan.members().forEach(member -> dao.addField(member(member)));
      dao.addField(new CollectionPatternCode(code).field())
          .addField(RuntimeTypes.PHYSICAL_TABLE, table, Modifier.PRIVATE, Modifier.FINAL)
          .addMethod(
              MethodSpec.constructorBuilder()
                  .addParameter(RuntimeTypes.PHYSICAL_TABLE, table)
                  .addStatement("this.$L = $L", table, table)
                  .build());
      if (plan.isKeyGiven()) {
        addByKey();
      }
      if (!plan.isKeyGiven() || plan.arguments().size() <= KeyGenerator.MOST_POSITIONAL) {
        addByComponents();
      }
      plan.members().forEach(this::addLinked);
      return dao.build();
    }

    private FieldSpec member(MemberPlan member) {
      List<CodeBlock> types =
          member.entities().stream()
              .map(entity -> CodeBlock.of("$T.TYPE", code.entity(entity).dao()))
              .toList();
      return FieldSpec.builder(
              ParameterizedTypeName.get(RuntimeTypes.MEMBER, member.member().type()),
              code.constant(member),
              Modifier.STATIC,
              Modifier.FINAL)
          .initializer("$T.of($L)", RuntimeTypes.MEMBER, CodeBlock.join(types, ",$W"))
          .build();
    }

    private void addByKey() {
      NameAllocator accessors = KeyGenerator.accessors(code.subject());
      dao.addMethod(
          find(text.find().build())
              .addParameter(code.subject().key(), "key")
              .addStatement("return $L(key).find()", plan.method())
              .build());
      dao.addMethod(
          begin(text.begin().build())
              .addParameter(code.subject().key(), "key")
              .addStatement(
                  "return new $T(\n$L)",
                  code.query(),
                  state(part -> CodeBlock.of("key.$L()", accessors.get(keyPart(part)))))
              .build());
    }

    /** An index may have another format of a component, so it is found by its path. */
    private ComponentPart keyPart(ComponentPart part) {
      return code.subject().plan().keyComponents().stream()
          .filter(key -> key.path().equals(part.path()))
          .findFirst()
          .orElseThrow();
    }

    private void addByComponents() {
      CodeBlock names =
          CodeBlock.join(
              plan.arguments().stream().map(part -> CodeBlock.of("$L", part.javaName())).toList(),
              ", ");
      dao.addMethod(
          withParameters(find(ofComponents("find", text.find())))
              .addStatement("return $L($L).find()", plan.method(), names)
              .build());
      dao.addMethod(
          withParameters(begin(ofComponents(plan.method(), text.begin())))
              .addStatement(
                  "return new $T(\n$L)",
                  code.query(),
                  state(part -> CodeBlock.of("$L", part.javaName())))
              .build());
    }

    private MethodSpec.Builder withParameters(MethodSpec.Builder method) {
      plan.arguments()
          .forEach(part -> method.addParameter(EntityCode.valueType(part), part.javaName()));
      return method;
    }

    /** The form that takes components is documented only where it is the first. */
    private CodeBlock ofComponents(String name, Javadoc javadoc) {
      return plan.isKeyGiven() ? DaoMethods.as(name, code.subject().key(), "") : javadoc.build();
    }

    private MethodSpec.Builder find(CodeBlock javadoc) {
      return DaoMethods.method(
          "find", ParameterizedTypeName.get(ClassNames.OPTIONAL, code.type()), javadoc);
    }

    private MethodSpec.Builder begin(CodeBlock javadoc) {
      return DaoMethods.method(plan.method(), code.query(), javadoc);
    }

    private CodeBlock state(Function<ComponentPart, CodeBlock> value) {
      return CodeBlock.of(
          "$T.of($L, $L, $L)",
          RuntimeTypes.COLLECTION_STATE,
          table,
          code.patternConstant(),
          values(value));
    }

    private CodeBlock values(Function<ComponentPart, CodeBlock> value) {
      return ValuesCode.inLines(
          plan.arguments().stream()
              .map(part -> code.subject().binding(part, value.apply(part)))
              .toList());
    }

    private void addLinked(MemberPlan member) {
      member.targets().stream()
          .map(target -> new TargetCode(code.entity(member.entities().get(0)), target))
          .forEach(target -> dao.addMethod(linked(member, target)));
    }

    private MethodSpec linked(MemberPlan member, TargetCode target) {
      String edges = member.member().name();
      NameAllocator names = Names.allocator(List.of(table, edges));
      String edge = names.newName(Names.decapitalized(member.member().type().simpleName()));
      String method = edges + "With" + Names.capitalized(target.role());
      return DaoMethods.method(
              method,
              ParameterizedTypeName.get(
                  ClassNames.LIST,
                  ParameterizedTypeName.get(
                      RuntimeTypes.LINKED, member.member().type(), target.type())),
              text.linked(method, member, target).build())
          .addParameter(ParameterizedTypeName.get(ClassNames.LIST, member.member().type()), edges)
          .addStatement(
              "return new $T<>($L, $T.TYPE).link(\n$L, $L -> $L)",
              RuntimeTypes.ENTITY_OPERATIONS,
              table,
              target.dao(),
              edges,
              edge,
              target.key(edge))
          .build();
    }
  }
}
