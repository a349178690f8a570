package io.partita.it.bounds;

import io.partita.annotations.Table;

/** Playlists that cannot grow for ever. */
@Table(entities = Playlist.class)
public interface Library {}
