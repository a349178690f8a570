package io.partita.it.community;

/** What a user may do in a group. */
public enum Role {
  MEMBER,
  ADMIN
}
