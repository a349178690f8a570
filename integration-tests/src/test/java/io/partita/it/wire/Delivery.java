package io.partita.it.wire;

import io.partita.annotations.CreatedAt;
import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.UpdatedAt;
import io.partita.annotations.Version;
import java.time.Instant;
import java.time.LocalDate;

/** A delivery: Partita writes some of its components, and it is on an index at times. */
@Entity(pk = "DELIVERY#{deliveryId}", sk = "STATE")
@Index(name = "GSI1", pk = "OPEN#{day}", sk = "{deliveryId}", where = "open = true")
public record Delivery(
    String deliveryId,
    LocalDate day,
    boolean open,
    @CreatedAt Instant createdAt,
    @UpdatedAt Instant updatedAt,
    @Version long version) {}
