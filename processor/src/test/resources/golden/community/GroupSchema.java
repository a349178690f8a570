package community;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.generated.schema.KeyTemplate;
import io.partita.runtime.generated.schema.PrimaryKey;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.KeyFormats;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components and keys of {@link Group}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
final class GroupSchema {
  static final Component<Group, String> GROUP_ID =
      Component.of("groupId", Group::groupId, Codecs.STRING);
  static final Component<Group, String> NAME = Component.of("name", Group::name, Codecs.STRING);
  static final Component<Group, Long> MEMBER_COUNT =
      Component.of("memberCount", Group::memberCount, Codecs.LONG);

  /** {@code PK = "GROUP#{groupId}"}. */
  static final KeyTemplate<Group> PARTITION_KEY =
      KeyTemplate.<Group>literal("GROUP#").then(GROUP_ID, KeyFormats.TEXT);

  /** {@code SK = "INFO"}. */
  static final KeyTemplate<Group> SORT_KEY =
      KeyTemplate.<Group>literal("INFO");
  static final PrimaryKey<Group> KEY =
      PrimaryKey.of("Group", KeyAttribute.partition("PK", PARTITION_KEY),
          KeyAttribute.sort("SK", SORT_KEY));

  private GroupSchema() {}
}
