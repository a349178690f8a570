package hostile;
import io.partita.annotations.*;
/** A child, an owner and a unique item at once. */
@Entity(sk = "{progress}#P#{key}", as = "DEPENDENTS")
@ChildOf(value = Transaction.class, requireParent = true)
public record Progress(String transact, String progress, String key, @Unique String keys, @Count(Relation.class) int TYPE, @Version int version) {}
