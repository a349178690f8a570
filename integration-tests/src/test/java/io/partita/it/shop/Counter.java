package io.partita.it.shop;

import io.partita.annotations.Entity;
import io.partita.annotations.KeyOnly;

/** A visit counter per page and day: three key components, so its key is staged. */
@Entity(pk = "VISITS#{site}", sk = "{page}#{day}")
public record Counter(
    @KeyOnly String site, @KeyOnly String page, @KeyOnly java.time.LocalDate day, long visits) {}
