package io.partita.runtime.internal.wire;

import java.io.InputStream;
import java.util.List;
import java.util.Objects;

/** Reads parts of several arrays, one after the other, from where they are. */
final class PartedStream extends InputStream {

  /** A part of an array. */
  record Part(byte[] bytes, int from, int length) {}

  private final List<Part> parts;
  private final int length;
  private int position;
  private int marked;

  PartedStream(Part... parts) {
    this.parts = List.of(parts);
    int all = 0;
    for (Part part : parts) {
      all += part.length;
    }
    this.length = all;
  }

  @Override
  public int read() {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] target, int offset, int most) {
    Objects.checkFromIndexSize(offset, most, target.length);
    if (most == 0) {
      return 0;
    }
    int count = Math.min(most, available());
    int begin = 0;
    int copied = 0;
    for (Part part : parts) {
      int inPart = position + copied - begin;
      int some = Math.min(count - copied, part.length - inPart);
      if (inPart >= 0 && some > 0) {
        System.arraycopy(part.bytes, part.from + inPart, target, offset + copied, some);
        copied += some;
      }
      begin += part.length;
    }
    position += count;
    return count == 0 ? -1 : count;
  }

  @Override
  public long skip(long most) {
    int skipped = (int) Math.max(0, Math.min(most, available()));
    position += skipped;
    return skipped;
  }

  @Override
  public int available() {
    return length - position;
  }

  @Override
  public boolean markSupported() {
    return true;
  }

  @Override
  public synchronized void mark(int limit) {
    marked = position;
  }

  @Override
  public synchronized void reset() {
    position = marked;
  }
}
