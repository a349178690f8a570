package io.partita.it.unreadable;

import io.partita.annotations.ChildOf;
import io.partita.annotations.Count;
import io.partita.annotations.Entity;
import io.partita.annotations.ManyToMany;
import io.partita.annotations.Table;
import io.partita.annotations.Unique;

/** Forums with all that can belong to an item: counted or not, by one or by several, with more. */
@Table(
    entities = {
      Board.Forum.class,
      Board.Topic.class,
      Board.Reply.class,
      Board.Poll.class,
      Board.Note.class,
      Board.Reader.class,
      Board.Watch.class
    })
public interface Board {

  /** Counts its topics, the polls of all of them, and who watches it. */
  @Entity(pk = "FORUM#{forumId}", sk = "FORUM")
  record Forum(
      String forumId,
      String title,
      @Count(Topic.class) long topics,
      @Count(Poll.class) long polls,
      @Count(Watch.class) long watchers) {

    static Forum of(String forumId) {
      return new Forum(forumId, "Forum", 0, 0, 0);
    }
  }

  /** Belongs to a forum, and has replies and polls. */
  @Entity(sk = "TOPIC#{topic}")
  @ChildOf(Forum.class)
  record Topic(
      String forumId,
      int topic,
      String title,
      @Count(Reply.class) long replies,
      @Count(Poll.class) long polls) {

    static Topic of(String forumId, int topic) {
      return new Topic(forumId, topic, "Topic", 0, 0);
    }
  }

  /** Is counted by its topic alone, and holds a value that no other has. */
  @Entity(sk = "TOPIC#{topic}#REPLY#{reply}")
  @ChildOf(Topic.class)
  record Reply(String forumId, int topic, int reply, @Unique String permalink) {}

  /** Is counted by its topic and by the forum. */
  @Entity(sk = "TOPIC#{topic}#POLL#{poll}")
  @ChildOf(Topic.class)
  record Poll(String forumId, int topic, int poll) {}

  /** Belongs to a forum, and nobody counts it. */
  @Entity(sk = "NOTE#{note}")
  @ChildOf(Forum.class)
  record Note(String forumId, int note, String text) {}

  /** Counts the forums that it watches. */
  @Entity(pk = "READER#{readerId}", sk = "READER")
  record Reader(String readerId, @Count(Watch.class) long watches) {}

  /** Is counted at both ends. */
  @Entity
  @ManyToMany(left = Reader.class, right = Forum.class)
  record Watch(String readerId, String forumId) {}
}
