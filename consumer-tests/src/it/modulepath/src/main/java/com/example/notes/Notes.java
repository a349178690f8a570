package com.example.notes;

import io.partita.annotations.Entity;
import io.partita.annotations.Table;
import java.time.LocalDate;

@Table(entities = Notes.Note.class)
public interface Notes {

  @Entity(pk = "AUTHOR#{author}", sk = "NOTE#{day}")
  record Note(String author, LocalDate day, String text) {}
}
