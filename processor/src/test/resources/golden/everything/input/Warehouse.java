package everything;

import io.partita.annotations.Table;

@Table(entities = Product.class)
public interface Warehouse {}
