package io.partita.it.shop;

import io.partita.annotations.CreatedAt;
import io.partita.annotations.Entity;
import io.partita.annotations.KeyOnly;
import io.partita.annotations.Ttl;
import java.time.Instant;

/** A login that expires; its token is stored in the key alone. */
@Entity(pk = "SESSION#{token}", sk = "SESSION")
public record Session(
    @KeyOnly String token,
    String customerId,
    @CreatedAt Instant startedAt,
    @Ttl Instant expiresAt) {}
