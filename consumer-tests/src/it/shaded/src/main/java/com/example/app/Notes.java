package com.example.app;

import io.partita.annotations.Entity;
import io.partita.annotations.Table;

@Table(entities = Notes.Note.class)
public interface Notes {

  @Entity(pk = "NOTE#{noteId}", sk = "NOTE")
  record Note(String noteId, String text) {}
}
