package roundtrip;

import io.partita.annotations.Table;

@Table(entities = Course.class)
public interface School {}
