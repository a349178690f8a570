package io.partita.it.community;

import io.partita.annotations.Entity;

@Entity(pk = "GROUP#{groupId}", sk = "INFO")
public record Group(String groupId, String name) {}
