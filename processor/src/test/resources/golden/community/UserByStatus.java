package community;

import io.partita.runtime.generated.operation.EntityQuery;
import io.partita.runtime.generated.operation.QueryState;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The {@code User} items of one {@code status}: see {@link UserDao#byStatus}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class UserByStatus extends EntityQuery<User, UserKey, UserByStatus> {
  UserByStatus(QueryState<User> state) {
    super(state, UserByStatus::new, UserDao.TYPE);
  }

  /**
   * Keeps one {@code createdAt}:
   * {@code GSI1PK = "STATUS#{status}" AND begins_with(GSI1SK, "{createdAt}#")}.
   */
  public AfterCreatedAt createdAt(Instant createdAt) {
    return new AfterCreatedAt(state().exact(UserSchema.CREATED_AT, createdAt));
  }

  /** Only the items whose {@code createdAt} is {@code from} or greater. */
  public Selected createdAtFrom(Instant from) {
    return new Selected(state().from(UserSchema.CREATED_AT, from));
  }

  /** Only the items whose {@code createdAt} is {@code to} or smaller. */
  public Selected createdAtTo(Instant to) {
    return new Selected(state().to(UserSchema.CREATED_AT, to));
  }

  /** Only the items whose {@code createdAt} is {@code from}, {@code to} or between them. */
  public Selected createdAtBetween(Instant from, Instant to) {
    return new Selected(state().between(UserSchema.CREATED_AT, from, to));
  }

  /** Only the items whose {@code createdAt} is greater than {@code after}. */
  public Selected createdAtAfter(Instant after) {
    return new Selected(state().after(UserSchema.CREATED_AT, after));
  }

  /** Only the items whose {@code createdAt} is smaller than {@code before}. */
  public Selected createdAtBefore(Instant before) {
    return new Selected(state().before(UserSchema.CREATED_AT, before));
  }

  /** The query with its {@code createdAt}; {@code userId} may be next. */
  public static final class AfterCreatedAt extends EntityQuery<User, UserKey, AfterCreatedAt> {
    AfterCreatedAt(QueryState<User> state) {
      super(state, AfterCreatedAt::new, UserDao.TYPE);
    }

    /**
     * Keeps one {@code userId}:
     * {@code GSI1PK = "STATUS#{status}" AND GSI1SK = "{createdAt:day}#{userId}"}.
     */
    public Selected userId(String userId) {
      return new Selected(state().exact(UserSchema.USER_ID, userId));
    }

    /** Only the items whose {@code userId} is {@code from} or greater. */
    public Selected userIdFrom(String from) {
      return new Selected(state().from(UserSchema.USER_ID, from));
    }

    /** Only the items whose {@code userId} is {@code to} or smaller. */
    public Selected userIdTo(String to) {
      return new Selected(state().to(UserSchema.USER_ID, to));
    }

    /** Only the items whose {@code userId} is {@code from}, {@code to} or between them. */
    public Selected userIdBetween(String from, String to) {
      return new Selected(state().between(UserSchema.USER_ID, from, to));
    }

    /** Only the items whose {@code userId} is greater than {@code after}. */
    public Selected userIdAfter(String after) {
      return new Selected(state().after(UserSchema.USER_ID, after));
    }

    /** Only the items whose {@code userId} is smaller than {@code before}. */
    public Selected userIdBefore(String before) {
      return new Selected(state().before(UserSchema.USER_ID, before));
    }

    /** Only the items whose {@code userId} begins with {@code prefix}. */
    public Selected userIdStartsWith(String prefix) {
      return new Selected(state().startsWith(UserSchema.USER_ID, prefix));
    }
  }

  /** The query with its range of sort keys. */
  public static final class Selected extends EntityQuery<User, UserKey, Selected> {
    Selected(QueryState<User> state) {
      super(state, Selected::new, UserDao.TYPE);
    }
  }
}
