package com.example.notes;

import io.partita.annotations.Entity;
import io.partita.annotations.Version;
import lombok.Builder;
import lombok.With;

/** A writer, made and copied by what Lombok adds to the record. */
@With
@Builder
@Entity(pk = "WRITER#{writerId}", sk = "WRITER")
public record Writer(String writerId, String name, @Version Long version) {}
