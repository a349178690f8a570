package com.example.notes;

/** Makes and copies records in each way there is, all of which agree. */
public final class App {

  private App() {}

  /** Fails if they do not. */
  public static void main(String[] arguments) {
    Note note = NoteBuilder.builder().noteId("n").text("Hello").build();
    agree(new Note("n", "Hello", null), note);
    agree(note, NoteDraft.empty().noteId("n").text("Hello").build());
    agree(note.withText("Bye"), NoteDraft.of(note).text("Bye").build());

    Writer writer = Writer.builder().writerId("w").name("Ada").build();
    agree(new Writer("w", "Ada", null), writer);
    agree(writer, WriterDraft.empty().writerId("w").name("Ada").build());
    agree(writer.withName("Ann"), WriterDraft.of(writer).name("Ann").build());
  }

  private static void agree(Record expected, Record made) {
    if (!expected.equals(made)) {
      throw new AssertionError(expected + " is not " + made);
    }
  }
}
