package io.partita.it.collections;

import io.partita.annotations.Entity;
import io.partita.annotations.ItemCollection;
import io.partita.annotations.Table;
import java.util.List;

/** Threads with so many messages that one response does not hold them. */
@Table(
    entities = {Forum.Topic.class, Forum.Message.class},
    collections = Forum.TopicWithMessages.class)
public interface Forum {

  /** A topic. */
  @Entity(pk = "TOPIC#{topic}", sk = "META")
  record Topic(String topic, String title) {}

  /** A message. */
  @Entity(pk = "TOPIC#{topic}", sk = "MESSAGE#{number:6}")
  record Message(String topic, int number, String text) {}

  /** A topic with all messages. */
  @ItemCollection
  record TopicWithMessages(Topic topic, List<Message> messages) {}
}
