package io.partita.processor.generate;

import com.squareup.javapoet.CodeBlock;
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
    return CollectionCode.all(plan).stream().map(CollectionPageGenerator::page).toList();
  }

  private static TypeSpec page(CollectionCode code) {
    TypeSpec.Builder page =
        TypeSpec.classBuilder(code.page())
            .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
            .addSuperinterface(ParameterizedTypeName.get(RuntimeTypes.COLLECTION_PAGE, code.type()))
            .addJavadoc("What one page of a query has of a {@link $T}.\n", code.type())
            .addField(RuntimeTypes.COLLECTION_ITEMS, "items", Modifier.PRIVATE, Modifier.FINAL)
            .addMethod(
                MethodSpec.constructorBuilder()
                    .addParameter(RuntimeTypes.COLLECTION_ITEMS, "items")
                    .addStatement("this.items = items")
                    .build());
    NameAllocator methods = Names.allocator(List.of("collection", "cursor"));
    code.plan().members().forEach(member -> page.addMethod(member(code, member, methods)));
    return page.addMethod(collection(code)).addMethod(cursor()).build();
  }

  private static MethodSpec member(CollectionCode code, MemberPlan member, NameAllocator methods) {
    String type = "{@code " + member.member().type().simpleName() + "}";
    return MethodSpec.methodBuilder(methods.newName(member.member().name()))
        .addModifiers(Modifier.PUBLIC)
        .returns(CollectionCode.pageType(member))
        .addJavadoc(
            CollectionCode.isList(member)
                ? "The " + type + " items of this page, in the order of the query.\n"
                : "The " + type + ", if it is on this page.\n")
        .addStatement("return $L", code.read(member))
        .build();
  }

  private static MethodSpec collection(CollectionCode code) {
    MethodSpec.Builder method = overriding("collection", code.type());
    Optional<MemberPlan> root =
        code.plan().members().stream().filter(CollectionPageGenerator::isRoot).findFirst();
    List<CodeBlock> values =
        code.plan().members().stream()
            .map(member -> isRoot(member) ? CodeBlock.of("root") : code.read(member))
            .toList();
    CodeBlock created = CodeBlock.of("new $T(\n$L)", code.type(), CodeBlock.join(values, ",\n"));
    return root.map(
            member ->
                method.addStatement("return $L\n.map(root -> $L)", code.read(member), created))
        .orElseGet(
            () ->
                method.addStatement(
                    "return items.isEmpty() ? $T.empty() : $T.of($L)",
                    ClassNames.OPTIONAL,
                    ClassNames.OPTIONAL,
                    created))
        .build();
  }

  private static boolean isRoot(MemberPlan member) {
    return member.member().multiplicity() == Multiplicity.ONE;
  }

  private static MethodSpec cursor() {
    return overriding("cursor", ClassNames.STRING).addStatement("return items.cursor()").build();
  }

  private static MethodSpec.Builder overriding(String name, TypeName value) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(ParameterizedTypeName.get(ClassNames.OPTIONAL, value));
  }
}
