package io.partita.it.legacy;

import io.partita.annotations.Entity;
import io.partita.annotations.KeyOnly;
import io.partita.annotations.Table;

/**
 * Two entities in one item collection without a type attribute: told apart by the shape of their
 * keys.
 */
@Table(
    entities = {Threads.Thread.class, Threads.Message.class},
    typeAttribute = "")
public interface Threads {

  /** A thread; its constant sort key wins over a message of that very id. */
  @Entity(pk = "THREAD#{threadId}", sk = "META")
  record Thread(String threadId, String title) {}

  /** A message, which consists of its key alone as far as it has no text. */
  @Entity(pk = "THREAD#{threadId}", sk = "{messageId}")
  record Message(@KeyOnly String threadId, @KeyOnly String messageId, String text) {}
}
