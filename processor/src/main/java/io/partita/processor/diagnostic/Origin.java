package io.partita.processor.diagnostic;

/**
 * Where in the user's source something was declared. Opaque: only the reader makes it and only the
 * reporter looks inside.
 */
public interface Origin {}
