package io.partita.examples.community;

import io.partita.annotations.Count;
import io.partita.annotations.Entity;

/** A group, which knows how many members it has. */
@Entity(pk = "GROUP#{groupId}", sk = "INFO")
public record Group(String groupId, String name, @Count(Membership.class) long memberCount) {}
