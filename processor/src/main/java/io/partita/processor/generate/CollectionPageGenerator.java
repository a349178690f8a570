package io.partita.processor.generate;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import io.partita.processor.model.CollectionModel.Multiplicity;
import io.partita.processor.model.CollectionPlan.MemberPlan;
import io.partita.processor.model.TablePlan;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Generates the page of each collection: what one page of its query has of each member. */
final class CollectionPageGenerator implements Generator {

  @Override
  public List<TypeSpec> generate(TablePlan plan) {
    return CollectionCode.all(plan).stream().map(code -> new Writer(code).page()).toList();
  }

  /** Writes the page of one collection. */
  private static final class Writer {

    private static final String COLLECTION = "collection";
    private static final String CURSOR = "cursor";
    private static final String PREVIOUS = "previous";

    private final CollectionCode code;
    private final List<MemberPlan> members;
    private final NameAllocator names;

    Writer(CollectionCode code) {
      this.code = code;
      this.members = code.plan().members();
      this.names = Names.allocator(List.of(COLLECTION, CURSOR, PREVIOUS));
      members.forEach(member -> names.newName(member.member().name(), member));
    }

    TypeSpec page() {
      TypeSpec.Builder page =
          TypeSpec.classBuilder(code.page())
              .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
              .addSuperinterface(
                  ParameterizedTypeName.get(RuntimeTypes.COLLECTION_PAGE, code.type()))
              .addJavadoc(
                  "What one page of a query has of $L {@link $T}.\n",
                  Names.article(code.type()),
                  code.type())
              .addJavadoc(JavadocText.PUBLIC_FIELDS);
      members.forEach(
          member -> page.addField(field(CollectionCode.pageType(member), names.get(member))));
      TypeName optional = ParameterizedTypeName.get(ClassNames.OPTIONAL, ClassNames.STRING);
      page.addField(field(optional, CURSOR)).addField(field(optional, PREVIOUS));
      page.addMethod(constructor());
      members.forEach(member -> page.addMethod(accessor(member)));
      return page.addMethod(collection())
          .addMethod(position(CURSOR))
          .addMethod(position(PREVIOUS))
          .build();
    }

    /** Public, because libraries that write JSON look for records, beans and public fields. */
    private static FieldSpec field(TypeName type, String name) {
      return FieldSpec.builder(type, name, Modifier.PUBLIC, Modifier.FINAL).build();
    }

    private static String text(MemberPlan member) {
      String type = "{@code " + member.member().type().simpleName() + "}";
      return CollectionCode.isList(member)
          ? "The " + type + " items of this page, in the order of the query."
          : "The " + type + ", if it is on this page.";
    }

    private MethodSpec constructor() {
      MethodSpec.Builder constructor =
          MethodSpec.constructorBuilder().addParameter(RuntimeTypes.COLLECTION_ITEMS, "items");
      members.forEach(
          member -> constructor.addStatement("this.$L = $L", names.get(member), code.read(member)));
      return constructor
          .addStatement("this.$L = items.cursor()", CURSOR)
          .addStatement("this.$L = items.previous()", PREVIOUS)
          .build();
    }

    private MethodSpec accessor(MemberPlan member) {
      return MethodSpec.methodBuilder(names.get(member))
          .addModifiers(Modifier.PUBLIC)
          .returns(CollectionCode.pageType(member))
          .addJavadoc("$L\n", text(member))
          .addStatement("return $L", names.get(member))
          .build();
    }

    private MethodSpec collection() {
      MethodSpec.Builder method = overriding(COLLECTION, code.type());
      Optional<MemberPlan> root = members.stream().filter(Writer::isRoot).findFirst();
      String variable = names.clone().newName("root");
      CodeBlock created =
          CodeBlock.of(
              "new $T($L)",
              code.type(),
              members.stream()
                  .map(member -> CodeBlock.of("$L", isRoot(member) ? variable : names.get(member)))
                  .collect(CodeBlock.joining(",$W")));
      return root.map(
              member ->
                  method.addStatement(
                      "return $L.map($L -> $L)", names.get(member), variable, created))
          .orElseGet(
              () ->
                  method.addStatement(
                      "return $L\n? $T.empty()\n: $T.of($L)",
                      members.stream()
                          .map(member -> CodeBlock.of("$L.isEmpty()", names.get(member)))
                          .collect(CodeBlock.joining(" && ")),
                      ClassNames.OPTIONAL,
                      ClassNames.OPTIONAL,
                      created))
          .build();
    }

    private static boolean isRoot(MemberPlan member) {
      return member.member().multiplicity() == Multiplicity.ONE;
    }

    private static MethodSpec position(String name) {
      return overriding(name, ClassNames.STRING).addStatement("return $L", name).build();
    }

    private static MethodSpec.Builder overriding(String name, TypeName value) {
      return MethodSpec.methodBuilder(name)
          .addAnnotation(Override.class)
          .addModifiers(Modifier.PUBLIC)
          .returns(ParameterizedTypeName.get(ClassNames.OPTIONAL, value));
    }
  }
}
