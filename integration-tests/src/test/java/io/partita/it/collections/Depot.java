package io.partita.it.collections;

import io.partita.annotations.Entity;
import io.partita.annotations.ItemCollection;
import io.partita.annotations.KeyEncoding;
import io.partita.annotations.Table;
import java.util.List;

/** Raw keys, where a box's name may begin like another's. */
@Table(
    entities = {Depot.Box.class, Depot.Thing.class},
    collections = Depot.BoxWithThings.class,
    keyEncoding = KeyEncoding.RAW)
public interface Depot {

  /** A box. */
  @Entity(pk = "DEPOT#{depot}", sk = "BOX#{box}")
  record Box(String depot, String box) {}

  /** A thing in a box. */
  @Entity(pk = "DEPOT#{depot}", sk = "BOX#{box}#THING#{thing}")
  record Thing(String depot, String box, String thing) {}

  /** A box with what is in it. */
  @ItemCollection
  record BoxWithThings(Box box, List<Thing> things) {}
}
