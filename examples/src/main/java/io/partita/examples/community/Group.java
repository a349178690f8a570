package io.partita.examples.community;

import io.partita.annotations.Entity;

/** A group. */
@Entity(pk = "GROUP#{groupId}", sk = "INFO")
public record Group(String groupId, String name) {}
