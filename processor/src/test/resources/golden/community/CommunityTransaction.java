package community;

import io.partita.runtime.condition.Condition;
import io.partita.runtime.generated.operation.PhysicalTable;
import io.partita.runtime.generated.operation.TransactionBuilder;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Writes that are done all or none. Nothing is sent before {@code execute()}, {@code find} or
 * {@code get}: one TransactWriteItems of up to 100 actions. What several of them do to one item,
 * such as counting on an item that another one creates, is one action. Each costs 2 write units
 * per KB.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class CommunityTransaction extends TransactionBuilder<CommunityTransaction> {
  CommunityTransaction(PhysicalTable table) {
    super(table);
  }

  /**
   * Stores a new {@code User}: up to 2 actions, as it also puts an item that says that its
   * {@code email} is taken.
   */
  public CommunityTransaction create(User user) {
    return addCreate(UserDao.TYPE, user);
  }

  /**
   * Stores the {@code User} in place of the one with its key, which must exist: up to 3 actions,
   * and the item is read before.
   */
  public CommunityTransaction replace(User user) {
    return addReplace(UserDao.TYPE, user, null);
  }

  /** As {@link #replace(User)}; the item must also fulfil the condition. */
  public CommunityTransaction replace(User user, Condition<User> condition) {
    return addReplace(UserDao.TYPE, user, condition);
  }

  /**
   * Changes a {@code User}, as begun by the {@code update} of its DAO: up to 3 actions, and the
   * item is read before if an index key needs a component that is not set, or a unique value
   * changes.
   */
  public CommunityTransaction update(UserUpdate update) {
    return addUpdate(update);
  }

  /**
   * Removes the {@code User} with this key, which must exist: up to 2 actions, as it also frees its
   * {@code email}, and the item is read before.
   */
  public CommunityTransaction delete(UserKey key) {
    return addDelete(UserDao.TYPE, key, null);
  }

  /** As {@link #delete(UserKey)}; the item must also fulfil the condition. */
  public CommunityTransaction delete(UserKey key, Condition<User> condition) {
    return addDelete(UserDao.TYPE, key, condition);
  }

  /**
   * Requires that the {@code User} with this key exists: one action.
   *
   * @throws io.partita.runtime.TransactionFailedException on {@code execute()}, if it does not
   *     exist or is being deleted
   */
  public CommunityTransaction check(UserKey key) {
    return addCheck(UserDao.TYPE, key, null);
  }

  /** As {@link #check(UserKey)}; the item must also fulfil the condition. */
  public CommunityTransaction check(UserKey key, Condition<User> condition) {
    return addCheck(UserDao.TYPE, key, condition);
  }

  /** Stores a new {@code Group}: one action. */
  public CommunityTransaction create(Group group) {
    return addCreate(GroupDao.TYPE, group);
  }

  /** Stores the {@code Group}, whether it exists or not: one action. */
  public CommunityTransaction put(Group group) {
    return addPut(GroupDao.TYPE, group, null);
  }

  /** As {@link #put(Group)}; the item must also fulfil the condition. */
  public CommunityTransaction put(Group group, Condition<Group> condition) {
    return addPut(GroupDao.TYPE, group, condition);
  }

  /** Stores the {@code Group} in place of the one with its key, which must exist: one action. */
  public CommunityTransaction replace(Group group) {
    return addReplace(GroupDao.TYPE, group, null);
  }

  /** As {@link #replace(Group)}; the item must also fulfil the condition. */
  public CommunityTransaction replace(Group group, Condition<Group> condition) {
    return addReplace(GroupDao.TYPE, group, condition);
  }

  /** Changes a {@code Group}, as begun by the {@code update} of its DAO: one action. */
  public CommunityTransaction update(GroupUpdate update) {
    return addUpdate(update);
  }

  /**
   * Removes the {@code Group} with this key, which must exist and have no related items: one
   * action.
   */
  public CommunityTransaction delete(GroupKey key) {
    return addDelete(GroupDao.TYPE, key, null);
  }

  /** As {@link #delete(GroupKey)}; the item must also fulfil the condition. */
  public CommunityTransaction delete(GroupKey key, Condition<Group> condition) {
    return addDelete(GroupDao.TYPE, key, condition);
  }

  /**
   * Requires that the {@code Group} with this key exists: one action.
   *
   * @throws io.partita.runtime.TransactionFailedException on {@code execute()}, if it does not
   *     exist or is being deleted
   */
  public CommunityTransaction check(GroupKey key) {
    return addCheck(GroupDao.TYPE, key, null);
  }

  /** As {@link #check(GroupKey)}; the item must also fulfil the condition. */
  public CommunityTransaction check(GroupKey key, Condition<Group> condition) {
    return addCheck(GroupDao.TYPE, key, condition);
  }

  /**
   * Stores a new {@code Membership}: up to 3 actions, as it also checks that its {@code user}
   * exists and adds 1 to {@code memberCount} of its {@code group}, which must exist.
   */
  public CommunityTransaction create(Membership membership) {
    return addCreate(MembershipDao.TYPE, membership);
  }

  /**
   * Stores the {@code Membership} in place of the one with its key, which must exist: one action.
   */
  public CommunityTransaction replace(Membership membership) {
    return addReplace(MembershipDao.TYPE, membership, null);
  }

  /** As {@link #replace(Membership)}; the item must also fulfil the condition. */
  public CommunityTransaction replace(Membership membership, Condition<Membership> condition) {
    return addReplace(MembershipDao.TYPE, membership, condition);
  }

  /** Changes a {@code Membership}, as begun by the {@code update} of its DAO: one action. */
  public CommunityTransaction update(MembershipUpdate update) {
    return addUpdate(update);
  }

  /**
   * Removes the {@code Membership} with this key, which must exist: up to 2 actions, as it also
   * subtracts 1 from {@code memberCount} of its {@code group}.
   */
  public CommunityTransaction delete(MembershipKey key) {
    return addDelete(MembershipDao.TYPE, key, null);
  }

  /** As {@link #delete(MembershipKey)}; the item must also fulfil the condition. */
  public CommunityTransaction delete(MembershipKey key, Condition<Membership> condition) {
    return addDelete(MembershipDao.TYPE, key, condition);
  }

  /**
   * Requires that the {@code Membership} with this key exists: one action.
   *
   * @throws io.partita.runtime.TransactionFailedException on {@code execute()}, if there is no such
   *     item
   */
  public CommunityTransaction check(MembershipKey key) {
    return addCheck(MembershipDao.TYPE, key, null);
  }

  /** As {@link #check(MembershipKey)}; the item must also fulfil the condition. */
  public CommunityTransaction check(MembershipKey key, Condition<Membership> condition) {
    return addCheck(MembershipDao.TYPE, key, condition);
  }

  /** Stores a new {@code Settings}: one action. */
  public CommunityTransaction create(Settings settings) {
    return addCreate(SettingsDao.TYPE, settings);
  }

  /** Stores the {@code Settings}, whether it exists or not: one action. */
  public CommunityTransaction put(Settings settings) {
    return addPut(SettingsDao.TYPE, settings, null);
  }

  /** As {@link #put(Settings)}; the item must also fulfil the condition. */
  public CommunityTransaction put(Settings settings, Condition<Settings> condition) {
    return addPut(SettingsDao.TYPE, settings, condition);
  }

  /** Stores the {@code Settings} in place of the one with its key, which must exist: one action. */
  public CommunityTransaction replace(Settings settings) {
    return addReplace(SettingsDao.TYPE, settings, null);
  }

  /** As {@link #replace(Settings)}; the item must also fulfil the condition. */
  public CommunityTransaction replace(Settings settings, Condition<Settings> condition) {
    return addReplace(SettingsDao.TYPE, settings, condition);
  }

  /** Changes a {@code Settings}, as begun by the {@code update} of its DAO: one action. */
  public CommunityTransaction update(SettingsUpdate update) {
    return addUpdate(update);
  }

  /** Removes the {@code Settings} with this key, which must exist: one action. */
  public CommunityTransaction delete(SettingsKey key) {
    return addDelete(SettingsDao.TYPE, key, null);
  }

  /** As {@link #delete(SettingsKey)}; the item must also fulfil the condition. */
  public CommunityTransaction delete(SettingsKey key, Condition<Settings> condition) {
    return addDelete(SettingsDao.TYPE, key, condition);
  }

  /**
   * Requires that the {@code Settings} with this key exists: one action.
   *
   * @throws io.partita.runtime.TransactionFailedException on {@code execute()}, if there is no such
   *     item
   */
  public CommunityTransaction check(SettingsKey key) {
    return addCheck(SettingsDao.TYPE, key, null);
  }

  /** As {@link #check(SettingsKey)}; the item must also fulfil the condition. */
  public CommunityTransaction check(SettingsKey key, Condition<Settings> condition) {
    return addCheck(SettingsDao.TYPE, key, condition);
  }
}
