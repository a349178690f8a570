package io.partita.processor.document;

import com.squareup.javapoet.ClassName;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.TablePlan;
import io.partita.processor.resolve.ResolvedTable;
import java.util.ArrayList;
import java.util.List;

/** Writes the documents of a table. */
public final class Documents {

  private Documents() {}

  /**
   * The documents of a set.
   *
   * @param findings what was found that is no error
   */
  public static List<Document> of(
      ResolvedTable resolved, TablePlan plan, List<Diagnostic> findings, DocumentSet set) {
    if (set == DocumentSet.OFF) {
      return List.of();
    }
    ClassName table = plan.table().type();
    TableChart chart = TableChart.of(resolved, plan, findings);
    List<Document> documents = new ArrayList<>();
    documents.add(Document.of(table, "chart.md", new ChartDocument(chart).text()));
    documents.add(Document.of(table, "model.json", new ModelDocument(chart).text()));
    if (set == DocumentSet.ALL) {
      documents.add(Document.of(table, "index.html", new PageDocument(chart).text()));
      documents.add(
          Document.of(table, "cloudformation.json", new CloudFormationDocument(chart).text()));
      documents.add(Document.of(table, "terraform.tf.json", new TerraformDocument(chart).text()));
      documents.add(Document.of(table, "iam-policy.json", new PolicyDocument(chart).text()));
    }
    return documents;
  }
}
