package com.example.model;

import io.partita.annotations.Entity;
import io.partita.annotations.ManyToMany;
import java.util.Set;

@Entity
@ManyToMany(left = User.class, right = Group.class)
public record Membership(String userId, String groupId, Role role, Set<String> permissions) {

  public enum Role {
    ADMIN,
    MEMBER
  }
}
