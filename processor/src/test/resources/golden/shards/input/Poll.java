package poll;

import io.partita.annotations.Table;

@Table(entities = Vote.class)
public interface Poll {}
