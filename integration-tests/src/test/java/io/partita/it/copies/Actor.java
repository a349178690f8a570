package io.partita.it.copies;

import io.partita.annotations.Entity;

/** An actor. */
@Entity(pk = "ACTOR#{actorId}", sk = "INFO")
public record Actor(String actorId, String name) {}
