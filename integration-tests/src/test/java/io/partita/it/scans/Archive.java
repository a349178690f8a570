package io.partita.it.scans;

import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.IndexDefinition;
import io.partita.annotations.Table;

/** Notes and their tags without a type attribute, on an index with the keys the other way round. */
@Table(
    entities = {Archive.Note.class, Archive.Tag.class},
    typeAttribute = "",
    indexes = @IndexDefinition(name = "Flipped", partitionKey = "SK", sortKey = "PK"))
interface Archive {

  /** A note. */
  @Entity(pk = "NOTE#{noteId}", sk = "BY#{author}")
  @Index(name = "Flipped", as = "byAuthor")
  record Note(String noteId, String author) {}

  /** A tag of a note. */
  @Entity(pk = "NOTE#{noteId}", sk = "TAG#{tag}")
  @Index(name = "Flipped", as = "byTag")
  record Tag(String noteId, String tag) {}
}
