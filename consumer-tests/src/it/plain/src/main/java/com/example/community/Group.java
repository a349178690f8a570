package com.example.community;

import io.partita.annotations.Count;
import io.partita.annotations.Entity;
import io.partita.annotations.Version;

@Entity(pk = "GROUP#{groupId}", sk = "INFO")
public record Group(
    String groupId,
    String name,
    @Count(Membership.class) long memberCount,
    @Version long version) {}
