package io.partita.benchmarks.model;

import io.partita.annotations.Entity;
import io.partita.annotations.ManyToMany;
import java.time.LocalDate;

/** A member's membership in a club: a small item that one end counts. */
@Entity
@ManyToMany(left = Member.class, right = Club.class)
public record Membership(String memberId, String clubId, LocalDate since) {}
