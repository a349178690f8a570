package workspace;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.generated.schema.KeyTemplate;
import io.partita.runtime.generated.schema.PrimaryKey;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.KeyFormats;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components and keys of {@link Org}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
final class OrgSchema {
  static final Component<Org, String> ORG_ID = Component.of("orgId", Org::orgId, Codecs.STRING);
  static final Component<Org, String> NAME = Component.of("name", Org::name, Codecs.STRING);
  static final Component<Org, Integer> PROJECTS =
      Component.of("projects", Org::projects, Codecs.INTEGER);
  static final Component<Org, Long> TASKS = Component.of("tasks", Org::tasks, Codecs.LONG);

  /** {@code PK = "ORG#{orgId}"}. */
  static final KeyTemplate<Org> PARTITION_KEY =
      KeyTemplate.<Org>literal("ORG#").then(ORG_ID, KeyFormats.TEXT);

  /** {@code SK = "INFO"}. */
  static final KeyTemplate<Org> SORT_KEY =
      KeyTemplate.<Org>literal("INFO");
  static final PrimaryKey<Org> KEY =
      PrimaryKey.of("Org", KeyAttribute.partition("PK", PARTITION_KEY),
          KeyAttribute.sort("SK", SORT_KEY));

  private OrgSchema() {}
}
