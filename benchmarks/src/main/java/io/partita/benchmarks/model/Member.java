package io.partita.benchmarks.model;

import io.partita.annotations.Entity;

/** A member, one end of memberships. */
@Entity(pk = "MEMBER#{memberId}", sk = "MEMBER")
public record Member(String memberId, String name) {}
