package io.partita.it.relations;

import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.ManyToMany;
import io.partita.annotations.Table;
import java.math.BigDecimal;

/** Products in categories, in an order of their own within each category. */
@Table(entities = {Catalog.Product.class, Catalog.Category.class, Catalog.Placement.class})
public interface Catalog {

  /** A product. */
  @Entity(pk = "PRODUCT#{productId}", sk = "INFO")
  record Product(String productId, String name, BigDecimal price) {}

  /** A category; its number is part of the key as plain digits. */
  @Entity(pk = "CATEGORY#{id}", sk = "INFO")
  record Category(int id, String title) {}

  /** A product's place in a category. */
  @Entity
  @ManyToMany(left = Product.class, right = Category.class)
  @Index(name = "GSI1", sk = "PRODUCT#{displayOrder:6}#{productId}")
  record Placement(String productId, int categoryId, int displayOrder, boolean featured) {}
}
