package io.partita.examples.shop;

import io.partita.annotations.CreatedAt;
import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.Version;
import java.time.Instant;
import java.util.Set;

/** A customer, also on GSI1 by e-mail address. */
@Entity(pk = "CUSTOMER#{customerId}", sk = "PROFILE")
@Index(name = "GSI1", pk = "EMAIL#{email:lower}", sk = "CUSTOMER")
public record Customer(
    String customerId,
    String name,
    String email,
    Set<String> tags,
    @CreatedAt Instant createdAt,
    @Version long version) {}
