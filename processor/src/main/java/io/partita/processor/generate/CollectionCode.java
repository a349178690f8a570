package io.partita.processor.generate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import io.partita.processor.model.CollectionModel.Multiplicity;
import io.partita.processor.model.CollectionPlan;
import io.partita.processor.model.CollectionPlan.MemberPlan;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.OperationPlan;
import io.partita.processor.model.TablePlan;
import java.util.List;
import java.util.stream.Stream;

/** The names and expressions that the generators of one collection share. */
final class CollectionCode {

  private final TablePlan table;
  private final CollectionPlan plan;
  private final EntityCode subject;
  private final NameAllocator constants;

  private CollectionCode(TablePlan table, CollectionPlan plan, List<EntityCode> entities) {
    this.table = table;
    this.plan = plan;
    this.subject =
        entities.stream()
            .filter(code -> code.entity().equals(plan.subject()))
            .findFirst()
            .orElseThrow();
    this.constants =
        Names.allocatorBeside(
            Stream.concat(
                Stream.of(type()), table.table().entities().stream().map(EntityModel::type)));
    plan.members()
        .forEach(member -> constants.newName(Names.constant(member.member().name()), member));
    constants.newName(Names.constant(plan.method()), plan);
  }

  /** The code of all collections of a table. */
  static List<CollectionCode> all(TablePlan table) {
    List<EntityCode> entities = EntityCode.all(table);
    return table.collections().stream()
        .map(plan -> new CollectionCode(table, plan, entities))
        .toList();
  }

  TablePlan table() {
    return table;
  }

  CollectionPlan plan() {
    return plan;
  }

  /** What a method of the DAO sends. */
  OperationPlan operation(String method) {
    return table.operation(plan.collection().name(), method);
  }

  /** The entity whose components the query is given. */
  EntityCode subject() {
    return subject;
  }

  /** The code of an entity of a member. */
  EntityCode entity(EntityModel entity) {
    return subject.of(entity);
  }

  /** The read model. */
  ClassName type() {
    return plan.collection().type();
  }

  /** What a variable that holds the read model is called. */
  String variable() {
    return Names.decapitalized(type().simpleName());
  }

  ClassName dao() {
    return generated("Dao");
  }

  ClassName page() {
    return generated("Page");
  }

  ClassName query() {
    return generated(Names.capitalized(plan.method()));
  }

  private ClassName generated(String suffix) {
    return ClassName.get(
        table.table().type().packageName(), plan.collection().generatedName() + suffix);
  }

  /** The DAO's constant of a member. */
  String constant(MemberPlan member) {
    return constants.get(member);
  }

  /** The DAO's constant of the pattern. */
  String patternConstant() {
    return constants.get(plan);
  }

  /** What a page gives of a member. */
  static TypeName pageType(MemberPlan member) {
    return ParameterizedTypeName.get(
        isList(member) ? ClassNames.LIST : ClassNames.OPTIONAL, member.member().type());
  }

  static boolean isList(MemberPlan member) {
    return member.member().multiplicity() == Multiplicity.LIST;
  }

  /** What is read of a member, from the items in a variable. */
  CodeBlock read(MemberPlan member) {
    return CodeBlock.of(
        "items.$L($T.$L)", isList(member) ? "list" : "one", dao(), constant(member));
  }
}
