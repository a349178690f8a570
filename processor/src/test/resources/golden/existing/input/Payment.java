package existing;

import io.partita.annotations.Aliases;
import io.partita.annotations.Attribute;
import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import java.time.Instant;

@Entity(pk = "{accountId}", sk = "{createdAt}")
@Index(name = "by-status.v2", pk = "{status}")
@Index(name = "by-day", pk = "{day:day}")
public record Payment(
    @Attribute("AccountID") String accountId,
    @Attribute("CreatedAt") long createdAt,
    @Attribute("Status") @Aliases({"State", "Phase"}) String status,
    @Attribute("Day") Instant day,
    long cents) {}
