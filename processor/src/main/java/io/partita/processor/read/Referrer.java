package io.partita.processor.read;

import io.partita.processor.diagnostic.SourceOrigin;

/** What needs a type: its name for messages ({@code Order.address}) and where it stands. */
record Referrer(String name, SourceOrigin origin) {}
