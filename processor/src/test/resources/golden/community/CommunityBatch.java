package community;

import io.partita.runtime.generated.operation.BatchBuilder;
import io.partita.runtime.generated.operation.PhysicalTable;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Writes that are sent together and done one by one: of several of one item the last one. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class CommunityBatch extends BatchBuilder<CommunityBatch> {
  CommunityBatch(PhysicalTable table) {
    super(table);
  }

  /** Removes a {@code User}, as {@link UserDao#deleteAll} does. */
  public CommunityBatch delete(UserKey key) {
    return addDelete(UserDao.TYPE, key);
  }

  /** Removes a {@code Membership}, as {@link MembershipDao#deleteAll} does. */
  public CommunityBatch delete(MembershipKey key) {
    return addDelete(MembershipDao.TYPE, key);
  }

  /** Stores a {@code Settings}, as {@link SettingsDao#putAll} does. */
  public CommunityBatch put(Settings settings) {
    return addPut(SettingsDao.TYPE, settings);
  }

  /** Removes a {@code Settings}, as {@link SettingsDao#deleteAll} does. */
  public CommunityBatch delete(SettingsKey key) {
    return addDelete(SettingsDao.TYPE, key);
  }
}
