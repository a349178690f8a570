package com.example.notes;

import io.partita.annotations.Table;

/** Notes and those who write them. */
@Table(entities = {Note.class, Writer.class})
public interface Notes {}
