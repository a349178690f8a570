package community;

import io.partita.runtime.generated.operation.EntityOperations;
import io.partita.runtime.generated.operation.UpdateBuilder;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * A change of one {@link User}, which must exist.
 *
 * <p>If a unique value changes, it is one GetItem, then one TransactWriteItems of up to 3 actions,
 * which also takes the new value and frees the old one, then one GetItem for
 * {@code executeAndGet()} of what is stored then: 2 write units per KB of every item it touches.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class UserUpdate extends UpdateBuilder<User, UserKey, UserUpdate> {
  UserUpdate(EntityOperations<User, UserKey> operations, UserKey key) {
    super(operations, key);
  }

  /** Sets {@code name}; null is refused, and {@link #clearName()} removes it. */
  public UserUpdate name(String name) {
    return set(UserSchema.NAME, name);
  }

  /** Removes {@code name}. */
  public UserUpdate clearName() {
    return clear(UserSchema.NAME);
  }

  /** Sets {@code name} unless it has a value. */
  public UserUpdate nameIfAbsent(String name) {
    return setIfAbsent(UserSchema.NAME, name);
  }

  /**
   * Sets {@code email}; null is refused, and {@link #clearEmail()} removes it.
   *
   * @throws io.partita.runtime.UniqueViolationException on {@code execute()}, if another item has
   *     its {@code email}
   */
  public UserUpdate email(String email) {
    return set(UserSchema.EMAIL, email);
  }

  /** Removes {@code email}. */
  public UserUpdate clearEmail() {
    return clear(UserSchema.EMAIL);
  }

  /**
   * Sets {@code email} unless it has a value.
   *
   * @throws io.partita.runtime.UniqueViolationException on {@code execute()}, if another item has
   *     its {@code email}
   */
  public UserUpdate emailIfAbsent(String email) {
    return setIfAbsent(UserSchema.EMAIL, email);
  }

  /** Sets {@code status}; null is refused, and {@link #clearStatus()} removes it. */
  public UserUpdate status(User.Status status) {
    return set(UserSchema.STATUS, status);
  }

  /** Removes {@code status}. */
  public UserUpdate clearStatus() {
    return clear(UserSchema.STATUS);
  }

  /** Sets {@code status} unless it has a value. */
  public UserUpdate statusIfAbsent(User.Status status) {
    return setIfAbsent(UserSchema.STATUS, status);
  }

  /** Sets {@code age}. */
  public UserUpdate age(int age) {
    return set(UserSchema.AGE, age);
  }

  /** Adds to {@code age}; absent counts as 0. See {@link #exactlyOnce()} on lost responses. */
  public UserUpdate addToAge(int delta) {
    return add(UserSchema.AGE, delta);
  }

  /** Sets {@code tags}; null is refused, and {@link #clearTags()} removes it. */
  public UserUpdate tags(Set<String> tags) {
    return set(UserSchema.TAGS, tags);
  }

  /** Removes {@code tags}. */
  public UserUpdate clearTags() {
    return clear(UserSchema.TAGS);
  }

  /** Adds to {@code tags}; what is there already stays. */
  public UserUpdate addToTags(String element) {
    return addElements(UserSchema.TAGS, Set.of(element));
  }

  /** As {@link #addToTags(String)}, for several in their order. */
  public UserUpdate addToTags(Set<String> elements) {
    return addElements(UserSchema.TAGS, elements);
  }

  /** Removes from {@code tags}. */
  public UserUpdate removeFromTags(String element) {
    return removeElements(UserSchema.TAGS, Set.of(element));
  }

  /** As {@link #removeFromTags(String)}, for several in their order. */
  public UserUpdate removeFromTags(Set<String> elements) {
    return removeElements(UserSchema.TAGS, elements);
  }

  /** Sets {@code address}; null is refused, and {@link #clearAddress()} removes it. */
  public UserUpdate address(User.Address address) {
    return set(UserSchema.ADDRESS, address);
  }

  /** Removes {@code address}. */
  public UserUpdate clearAddress() {
    return clear(UserSchema.ADDRESS);
  }

  /**
   * Changes components of {@code address}, which must be there. All else in it stays; its
   * constructor does not run.
   */
  public UserUpdate address(Consumer<CommunityUpdates.User_AddressUpdate> changes) {
    return inside(UserSchema.ADDRESS, CommunityUpdates.User_AddressUpdate::new, changes);
  }

  /** Sets {@code nickname}; null is refused, and {@link #clearNickname()} removes it. */
  public UserUpdate nickname(String nickname) {
    return set(UserSchema.NICKNAME, Optional.of(Objects.requireNonNull(nickname, "nickname")));
  }

  /** Removes {@code nickname}. */
  public UserUpdate clearNickname() {
    return clear(UserSchema.NICKNAME);
  }

  /** Sets {@code nickname} unless it has a value. */
  public UserUpdate nicknameIfAbsent(String nickname) {
    return setIfAbsent(UserSchema.NICKNAME, Optional.of(Objects.requireNonNull(nickname, "nickname")));
  }
}
