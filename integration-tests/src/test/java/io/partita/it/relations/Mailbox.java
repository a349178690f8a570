package io.partita.it.relations;

import io.partita.annotations.Entity;
import io.partita.annotations.Table;

/** Messages without a prefix beside the box itself: a range that cannot keep the box out. */
@Table(entities = {Mailbox.Box.class, Mailbox.Message.class})
public interface Mailbox {

  /** A box. */
  @Entity(pk = "BOX#{boxId}", sk = "META")
  record Box(String boxId, String owner) {}

  /** A message of a box. */
  @Entity(pk = "BOX#{boxId}", sk = "{messageId}")
  record Message(String boxId, String messageId, String text) {}
}
