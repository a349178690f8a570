package io.partita.examples.community;

import io.partita.annotations.CreatedAt;
import io.partita.annotations.Entity;
import java.time.Instant;

/** A user. */
@Entity(pk = "USER#{userId}", sk = "PROFILE")
public record User(String userId, String name, String email, @CreatedAt Instant createdAt) {}
