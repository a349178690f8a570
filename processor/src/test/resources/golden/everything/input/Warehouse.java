package everything;

import io.partita.annotations.Table;

@Table(entities = Product.class, projections = ProductCard.class)
public interface Warehouse {}
