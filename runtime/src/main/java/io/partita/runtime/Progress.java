package io.partita.runtime;

import java.time.Duration;
import java.util.OptionalLong;

/**
 * How far a long operation has come.
 *
 * @param done how many items it has dealt with
 * @param total how many there are; empty if that is not known
 * @param elapsed the time since it began
 */
public record Progress(long done, OptionalLong total, Duration elapsed) {}
