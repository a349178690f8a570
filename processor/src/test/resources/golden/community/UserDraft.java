package community;

import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * A {@link User} in the making.
 * Not for use by several threads at once. What is not set is null, an empty Optional, zero or
 * false in a new record, and unchanged in a copy. There is no method for what Partita writes:
 * {@code createdAt}.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class UserDraft {
  private @Nullable String userId;
  private @Nullable String name;
  private @Nullable String email;
  private User.@Nullable Status status;
  private int age;
  private @Nullable Set<String> tags;
  private User.@Nullable Address address;
  private Optional<String> nickname = Optional.empty();
  private @Nullable Instant createdAt;

  private UserDraft() {}

  /** A draft of a new record, with nothing set. */
  public static UserDraft empty() {
    return new UserDraft();
  }

  /** A draft of a copy of a record. */
  public static UserDraft of(User user) {
    UserDraft draft = new UserDraft();
    draft.userId = user.userId();
    draft.name = user.name();
    draft.email = user.email();
    draft.status = user.status();
    draft.age = user.age();
    draft.tags = user.tags();
    draft.address = user.address();
    draft.nickname = user.nickname();
    draft.createdAt = user.createdAt();
    return draft;
  }

  /** Sets {@code userId}. */
  public UserDraft userId(String userId) {
    this.userId = userId;
    return this;
  }

  /** Sets {@code name}. */
  public UserDraft name(@Nullable String name) {
    this.name = name;
    return this;
  }

  /** Sets {@code email}. */
  public UserDraft email(@Nullable String email) {
    this.email = email;
    return this;
  }

  /** Sets {@code status}. */
  public UserDraft status(User.@Nullable Status status) {
    this.status = status;
    return this;
  }

  /** Sets {@code age}. */
  public UserDraft age(int age) {
    this.age = age;
    return this;
  }

  /** Sets {@code tags}. */
  public UserDraft tags(@Nullable Set<String> tags) {
    this.tags = tags;
    return this;
  }

  /** Sets {@code address}. */
  public UserDraft address(User.@Nullable Address address) {
    this.address = address;
    return this;
  }

  /** Sets {@code nickname}. */
  public UserDraft nickname(Optional<String> nickname) {
    this.nickname = nickname;
    return this;
  }

  /** The record, as its constructor makes it of these components. */
  public User build() {
    return new User(userId, name, email, status, age, tags, address, nickname, createdAt);
  }
}
