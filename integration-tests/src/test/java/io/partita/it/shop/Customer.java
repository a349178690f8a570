package io.partita.it.shop;

import io.partita.annotations.Aliases;
import io.partita.annotations.CreatedAt;
import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.UpdatedAt;
import io.partita.annotations.Version;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A customer, found by id or by e-mail address in any case. */
@Entity(pk = "CUSTOMER#{customerId}", sk = "PROFILE")
@Index(name = "GSI1", pk = "EMAIL#{email:lower}", sk = "CUSTOMER")
@Index(name = "GSI2", pk = "CITY#{address.city}", sk = "{createdAt:day}#{customerId}")
public record Customer(
    String customerId,
    String name,
    @Aliases({"mail", "emailAddress"}) String email,
    Optional<String> phone,
    Address address,
    Set<String> tags,
    List<String> notes,
    Map<String, Integer> preferences,
    int loyaltyPoints,
    @CreatedAt Instant createdAt,
    @UpdatedAt Instant updatedAt,
    @Version long version) {}
