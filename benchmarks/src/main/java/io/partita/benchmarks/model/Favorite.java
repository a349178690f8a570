package io.partita.benchmarks.model;

import io.partita.annotations.Entity;
import io.partita.annotations.ManyToMany;
import java.time.LocalDate;

/** A customer's favorite product: the small item of a many-to-many relation. */
@Entity
@ManyToMany(left = Customer.class, right = Product.class)
public record Favorite(String customerId, String productId, LocalDate addedOn) {}
