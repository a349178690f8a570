package community;

import io.partita.annotations.Entity;

/** One item for the whole table. */
@Entity(pk = "SETTINGS", sk = "SETTINGS")
public record Settings(boolean open, String motto) {}
