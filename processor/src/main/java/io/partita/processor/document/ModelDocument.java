package io.partita.processor.document;

import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.ChildModel;
import io.partita.processor.model.CollectionModel.Member;
import io.partita.processor.model.CollectionPlan;
import io.partita.processor.model.EdgeModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.HierarchyModel;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.ThrownPlan;
import io.partita.processor.model.WhereModel;
import io.partita.processor.resolve.AttributeTypes;
import io.partita.processor.resolve.IndexContents;
import io.partita.processor.resolve.ResolvedKey;
import java.util.Optional;

/** The model of a table, for programs: {@code model.json}. */
final class ModelDocument {

  private final TableChart chart;
  private final TableModel table;

  ModelDocument(TableChart chart) {
    this.chart = chart;
    this.table = chart.plan().table();
  }

  String text() {
    return Json.object()
        .put("table", table())
        .put("indexes", table.indexes().stream().map(this::index).toList())
        .put("entities", chart.plan().entities().stream().map(this::entity).toList())
        .put("uniqueValues", chart.sentinels().stream().map(ModelDocument::sentinel).toList())
        .put("collections", chart.collections().stream().map(ModelDocument::collection).toList())
        .put("copies", chart.copies().stream().map(ModelDocument::copy).toList())
        .put("accessPatterns", chart.access().stream().map(ModelDocument::access).toList())
        .put("limits", chart.limits())
        .put("lints", chart.findings().stream().map(ModelDocument::lint).toList())
        .text();
  }

  private Json table() {
    return Json.object()
        .put("type", table.type().canonicalName())
        .put("partitionKey", attribute(table.partitionKey()))
        .put("sortKey", table.sortKey().map(this::attribute))
        .put("typeAttribute", table.typeAttribute())
        .put("ttlAttribute", chart.plan().ttlAttribute())
        .put("keyEncoding", table.encoding().name())
        .put("capacity", capacity(table.read(), table.write()))
        .putUnlessEmpty("allowed", table.allowed().stream().sorted().toList());
  }

  private Json attribute(String name) {
    return Json.object()
        .put("attribute", name)
        .put("type", AttributeTypes.ofKey(chart.plan(), name).name());
  }

  /** No capacity is capacity on demand, or the table's. */
  private static Optional<Json> capacity(long read, long write) {
    return read == 0 && write == 0
        ? Optional.empty()
        : Optional.of(Json.object().put("read", read).put("write", write));
  }

  private Json index(IndexModel index) {
    return Json.object()
        .put("name", index.name())
        .put("kind", index.kind().name())
        .put("partitionKey", attribute(index.partitionKey()))
        .put("sortKey", index.sortKey().map(this::attribute))
        .put("projection", index.projection().name())
        .putUnlessEmpty("include", new IndexContents(table, index).included())
        .put("capacity", capacity(index.read(), index.write()));
  }

  private Json entity(EntityPlan plan) {
    EntityModel entity = plan.entity();
    return Json.object()
        .put("name", entity.name())
        .put("type", entity.type().canonicalName())
        .put("typeValue", entity.typeValue())
        .putUnlessEmpty("formerTypeValues", entity.formerTypeValues())
        .put("keys", chart.of(plan).stream().map(ModelDocument::keys).toList())
        .put(
            "components",
            AttributeRow.of(table, plan).stream().map(ModelDocument::component).toList())
        .put("edge", entity.edge().map(ModelDocument::edge))
        .put("child", entity.child().map(ModelDocument::child))
        .put("hierarchy", entity.hierarchy().map(ModelDocument::hierarchy))
        .putUnlessEmpty("notes", EntityFacts.of(chart.plan(), plan))
        .putUnlessEmpty("allowed", entity.allowed().stream().sorted().toList());
  }

  private static Json keys(Placement placement) {
    return Json.object()
        .put("index", placement.index().map(IndexModel::name))
        .put("partitionKey", placement.partition().text())
        .put("sortKey", placement.sort().map(ResolvedKey::text))
        .put("where", placement.where().map(WhereModel::text))
        .put("shards", Optional.of(placement.shards()).filter(shards -> shards > 1));
  }

  private static Json component(AttributeRow row) {
    return Json.object()
        .put("name", row.component())
        .put("javaType", row.javaType())
        .putUnlessEmpty("attribute", row.attribute())
        .putUnlessEmpty("type", row.type())
        .putUnlessEmpty("notes", row.notes());
  }

  private static Json edge(EdgeModel edge) {
    return Json.object()
        .put("left", edge.left().entity().simpleName())
        .put("right", edge.right().entity().simpleName())
        .put("inverse", edge.inverse())
        .put("requireEnds", edge.requireEnds());
  }

  private static Json child(ChildModel child) {
    return Json.object()
        .put("parent", child.parent().simpleName())
        .put("requireParent", child.requireParent());
  }

  private static Json hierarchy(HierarchyModel hierarchy) {
    return Json.object()
        .putUnlessEmpty("index", hierarchy.index())
        .put("levels", hierarchy.levels());
  }

  private static Json sentinel(Sentinel sentinel) {
    return Json.object()
        .put("entity", sentinel.entity().entity().name())
        .put("component", sentinel.unique().component().name())
        .put("key", sentinel.key());
  }

  private static Json collection(CollectionRow row) {
    CollectionPlan plan = row.plan();
    return Json.object()
        .put("name", row.name())
        .put("type", plan.collection().type().canonicalName())
        .put("members", plan.collection().members().stream().map(ModelDocument::member).toList())
        .put("operation", "Query")
        .put("index", plan.index().map(IndexModel::name))
        .put("keyCondition", row.keyCondition())
        .putUnlessEmpty("filter", row.filter())
        .put("typeFilter", plan.typeFilter())
        .put("root", plan.root().name())
        .put("consistentReads", plan.consistent());
  }

  private static Json copy(CopyRow row) {
    return Json.object()
        .put("copy", row.copy())
        .put("source", row.source())
        .put("foundBy", row.reach());
  }

  private static Json lint(Diagnostic finding) {
    return Json.object().put("code", finding.code().name()).put("message", finding.message());
  }

  private static Json member(Member member) {
    return Json.object()
        .put("name", member.name())
        .put("multiplicity", member.multiplicity().name())
        .put("entities", member.entities().stream().map(type -> type.simpleName()).toList());
  }

  private static Json access(AccessRow row) {
    return Json.object()
        .put("subject", row.plan().subject())
        .put("method", row.plan().method())
        .put("operation", row.operation())
        .put("places", row.plan().places())
        .putUnlessEmpty("where", row.plan().where())
        .putUnlessEmpty("keyCondition", row.plan().keyCondition())
        .putUnlessEmpty("filter", row.plan().filter())
        .putUnlessEmpty("consistency", row.plan().consistency().text())
        .putUnlessEmpty("cost", row.plan().cost())
        .putUnlessEmpty("transactionSize", row.plan().transactionSize())
        .putUnlessEmpty("throws", row.plan().thrown().stream().map(ModelDocument::thrown).toList())
        .put(
            "permissions",
            PolicyStatement.of(row.plan().permissions().stream()).stream()
                .map(ModelDocument::permission)
                .toList());
  }

  private static Json thrown(ThrownPlan thrown) {
    return Json.object()
        .put("exception", thrown.exception())
        .put("when", thrown.when().replace("`", ""));
  }

  private static Json permission(PolicyStatement statement) {
    return Json.object()
        .put("actions", statement.actions().stream().map(action -> "dynamodb:" + action).toList())
        .put("index", statement.index())
        .putUnlessEmpty("leadingKeys", statement.leadingKeys());
  }
}
