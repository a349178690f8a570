package com.example.notes;

import io.partita.annotations.Entity;
import io.partita.annotations.Version;
import io.soabase.recordbuilder.core.RecordBuilder;

/** A note, made and copied by what record-builder generates. */
@RecordBuilder
@Entity(pk = "NOTE#{noteId}", sk = "NOTE")
public record Note(String noteId, String text, @Version Long version) implements NoteBuilder.With {}
