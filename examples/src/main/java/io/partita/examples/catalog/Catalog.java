package io.partita.examples.catalog;

import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.ManyToMany;
import io.partita.annotations.Table;
import java.math.BigDecimal;

/** Products, categories, and the place that a product has in a category. */
@Table(entities = {Catalog.Product.class, Catalog.Category.class, Catalog.Placement.class})
public interface Catalog {

  /** A product. */
  @Entity(pk = "PRODUCT#{productId}", sk = "INFO")
  record Product(String productId, String name, BigDecimal price) {}

  /** A category. */
  @Entity(pk = "CATEGORY#{categoryId}", sk = "INFO")
  record Category(String categoryId, String title) {}

  /** A product's place: the display order comes first in the sort key of the inverse. */
  @Entity
  @ManyToMany(left = Product.class, right = Category.class)
  @Index(name = "GSI1", sk = "PRODUCT#{displayOrder:6}#{productId}")
  record Placement(String productId, String categoryId, int displayOrder, boolean featured) {}
}
