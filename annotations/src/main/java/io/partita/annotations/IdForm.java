package io.partita.annotations;

/** How a {@linkplain GeneratedId generated id} is written. */
public enum IdForm {
  /**
   * A UUID of version 7 (RFC 9562): 48 bits of time, 74 of chance. As a String in its canonical
   * form, {@code 018cf251-6400-7d3a-9c41-0f2b6a7e5d18}.
   */
  UUID_V7,
  /**
   * A ULID: 48 bits of time, 80 of chance, in 26 digits and capital letters, {@code
   * 01HKS52S00FMX9RG8F5DN7WQ8R}. Not for a {@link java.util.UUID}.
   */
  ULID
}
