package io.partita.benchmarks.model;

import io.partita.annotations.Count;
import io.partita.annotations.Entity;

/** A club, which counts its members. */
@Entity(pk = "CLUB#{clubId}", sk = "CLUB")
public record Club(String clubId, String name, @Count(Membership.class) long memberCount) {}
