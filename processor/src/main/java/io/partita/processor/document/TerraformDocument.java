package io.partita.processor.document;

import io.partita.annotations.IndexKind;
import io.partita.annotations.Projection;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.TableModel;
import java.util.ArrayList;
import java.util.List;

/** The table as Terraform's JSON: {@code terraform.tf.json}. */
final class TerraformDocument {

  private static final String TYPE = "aws_dynamodb_table";
  private static final String NAME = "table";

  private final TableChart chart;
  private final PhysicalTable physical;

  TerraformDocument(TableChart chart) {
    this.chart = chart;
    this.physical = new PhysicalTable(chart.plan());
  }

  String text() {
    return Json.object()
        .put(
            "terraform",
            Json.object()
                .put(
                    "required_providers",
                    Json.object()
                        .put(
                            "aws",
                            Json.object().put("source", "hashicorp/aws").put("version", ">= 5.0"))))
        .put(
            "variable",
            Json.object()
                .put(
                    "table_name",
                    Json.object().put("type", "string").put("description", "Name of the table")))
        .put("resource", Json.object().put(TYPE, Json.object().put(NAME, table())))
        .put("output", outputs())
        .text();
  }

  private static Json outputs() {
    return Json.object().put("table_name", value("name")).put("table_arn", value("arn"));
  }

  private static Json value(String attribute) {
    return Json.object().put("value", "${%s.%s.%s}".formatted(TYPE, NAME, attribute));
  }

  private Json table() {
    TableModel table = physical.model();
    Json json =
        Json.object()
            .put("name", "${var.table_name}")
            .put("billing_mode", physical.isProvisioned() ? "PROVISIONED" : "PAY_PER_REQUEST");
    if (physical.isProvisioned()) {
      json.put("read_capacity", table.read()).put("write_capacity", table.write());
    }
    return json.put("hash_key", literal(table.partitionKey()))
        .put("range_key", table.sortKey().map(TerraformDocument::literal))
        .put("attribute", attributes())
        .putUnlessEmpty(
            "global_secondary_index",
            physical.indexes(IndexKind.GLOBAL).stream().map(this::global).toList())
        .putUnlessEmpty(
            "local_secondary_index",
            physical.indexes(IndexKind.LOCAL).stream().map(this::index).toList())
        .put(
            "ttl",
            chart
                .plan()
                .ttlAttribute()
                .map(
                    name ->
                        Json.object().put("attribute_name", literal(name)).put("enabled", true)))
        .put("point_in_time_recovery", Json.object().put("enabled", true))
        // The data must outlive a mistake in the configuration.
        .put("deletion_protection_enabled", true);
  }

  private List<Json> attributes() {
    List<Json> attributes = new ArrayList<>();
    physical
        .attributes()
        .forEach(
            (name, type) ->
                attributes.add(Json.object().put("name", literal(name)).put("type", type.name())));
    return attributes;
  }

  private Json global(IndexModel index) {
    Json json = Json.object().put("hash_key", literal(index.partitionKey()));
    addTo(json, index);
    if (physical.isProvisioned()) {
      json.put("read_capacity", physical.read(index)).put("write_capacity", physical.write(index));
    }
    return json;
  }

  private Json index(IndexModel index) {
    return addTo(Json.object(), index);
  }

  private Json addTo(Json json, IndexModel index) {
    json.put("name", index.name())
        .put("range_key", index.sortKey().map(TerraformDocument::literal))
        .put("projection_type", index.projection().name());
    if (index.projection() == Projection.INCLUDE) {
      json.put(
          "non_key_attributes",
          physical.included(index).stream().map(TerraformDocument::literal).toList());
    }
    return json;
  }

  /** Text that Terraform does not take for a template. */
  private static String literal(String text) {
    return text.replace("${", "$${").replace("%{", "%%{");
  }
}
