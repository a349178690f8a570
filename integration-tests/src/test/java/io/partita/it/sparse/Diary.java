package io.partita.it.sparse;

import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.KeyOnly;
import io.partita.annotations.Table;
import java.time.LocalDate;

/** Several kinds of items in one partition, on the table and an index, told apart by their keys. */
@Table(
    entities = {Diary.Owner.class, Diary.Page.class, Diary.Photo.class},
    typeAttribute = "")
public interface Diary {

  /** Whose diary it is. */
  @Entity(pk = "DIARY#{ownerId}", sk = "OWNER")
  record Owner(String ownerId, String name) {}

  /** What was written on a day. */
  @Entity(pk = "DIARY#{ownerId}", sk = "{day}")
  @Index(name = "GSI1", pk = "MOOD#{mood}", sk = "{day}")
  record Page(@KeyOnly String ownerId, @KeyOnly LocalDate day, String mood, String text) {}

  /** A photo of a day. */
  @Entity(pk = "DIARY#{ownerId}", sk = "{day}#PHOTO#{photoId}")
  @Index(name = "GSI1", pk = "MOOD#{mood}", sk = "PHOTO#{photoId}")
  record Photo(
      @KeyOnly String ownerId, @KeyOnly LocalDate day, @KeyOnly int photoId, String mood) {}
}
