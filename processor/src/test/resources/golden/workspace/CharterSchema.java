package workspace;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.generated.schema.KeyTemplate;
import io.partita.runtime.generated.schema.PrimaryKey;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.KeyFormats;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components and keys of {@link Charter}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
final class CharterSchema {
  static final Component<Charter, String> ORG_ID =
      Component.of("orgId", Charter::orgId, Codecs.STRING);
  static final Component<Charter, String> TEXT = Component.of("text", Charter::text, Codecs.STRING);

  /** {@code PK = "ORG#{orgId}"}. */
  static final KeyTemplate<Charter> PARTITION_KEY =
      KeyTemplate.<Charter>literal("ORG#").then(ORG_ID, KeyFormats.TEXT);

  /** {@code SK = "CHARTER"}. */
  static final KeyTemplate<Charter> SORT_KEY =
      KeyTemplate.<Charter>literal("CHARTER");
  static final PrimaryKey<Charter> KEY =
      PrimaryKey.of("Charter", KeyAttribute.partition("PK", PARTITION_KEY),
          KeyAttribute.sort("SK", SORT_KEY));

  private CharterSchema() {}
}
