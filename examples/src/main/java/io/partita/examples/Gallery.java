package io.partita.examples;

import io.partita.examples.catalog.CatalogWalk;
import io.partita.examples.cinema.CinemaWalk;
import io.partita.examples.community.CommunityWalk;
import io.partita.examples.school.SchoolWalk;
import io.partita.examples.shop.ShopWalk;
import java.util.List;
import java.util.Optional;

/** All examples, in the order to read them. */
final class Gallery {

  static final List<Example> EXAMPLES =
      List.of(
          new Example(
              "shop",
              "plain entities: create, read, change, delete, batches, conditions, versions",
              new ShopWalk()),
          new Example(
              "community",
              "adjacency list: users in groups, found from both sides and counted",
              new CommunityWalk()),
          new Example(
              "catalog",
              "adjacency list with an order: products at their place in a category",
              new CatalogWalk()),
          new Example(
              "school",
              "edge with a component in its sort key: students in courses by semester",
              new SchoolWalk()),
          new Example(
              "cinema",
              "flipped index: movies with their roles, actors with theirs, one request each",
              new CinemaWalk()));

  private Gallery() {}

  static Optional<Example> find(String name) {
    return EXAMPLES.stream().filter(example -> example.name().equals(name)).findFirst();
  }
}
