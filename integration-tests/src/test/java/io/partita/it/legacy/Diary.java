package io.partita.it.legacy;

import io.partita.annotations.Entity;
import io.partita.annotations.KeyEncoding;
import io.partita.annotations.Table;
import java.time.Instant;

/** Moments and remarks in the same partitions, with keys of another program's making. */
@Table(
    entities = {Diary.Moment.class, Diary.Remark.class},
    typeAttribute = "",
    keyEncoding = KeyEncoding.RAW)
interface Diary {

  /** Something that happened. */
  @Entity(pk = "DIARY#{id}", sk = "{at:seconds}#{text}")
  record Moment(String id, Instant at, String text) {}

  /** Something that was thought, behind all moments. */
  @Entity(pk = "DIARY#{id}", sk = "~{remark}")
  record Remark(String id, String remark) {}
}
