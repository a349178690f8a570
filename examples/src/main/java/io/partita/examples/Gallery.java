package io.partita.examples;

import io.partita.examples.analytics.AnalyticsWalk;
import io.partita.examples.billing.BillingWalk;
import io.partita.examples.catalog.CatalogWalk;
import io.partita.examples.cinema.CinemaWalk;
import io.partita.examples.community.CommunityWalk;
import io.partita.examples.community.ManyMembersWalk;
import io.partita.examples.deals.DealsWalk;
import io.partita.examples.deliveries.DeliveriesWalk;
import io.partita.examples.fanclub.FanclubWalk;
import io.partita.examples.filmography.FilmographyWalk;
import io.partita.examples.forge.ForgeWalk;
import io.partita.examples.forum.ForumWalk;
import io.partita.examples.graph.GraphWalk;
import io.partita.examples.gym.GymWalk;
import io.partita.examples.locations.LocationsWalk;
import io.partita.examples.locations.ManyStoresWalk;
import io.partita.examples.orders.OrdersWalk;
import io.partita.examples.organizations.OrganizationsWalk;
import io.partita.examples.parcels.ParcelsWalk;
import io.partita.examples.projects.ProjectsWalk;
import io.partita.examples.roster.RosterWalk;
import io.partita.examples.school.SchoolWalk;
import io.partita.examples.shop.ShopWalk;
import io.partita.examples.social.SocialWalk;
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
              new CommunityWalk(),
              new ManyMembersWalk()),
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
              new CinemaWalk()),
          new Example(
              "billing",
              "three entities, two relations: customers, invoices and bills on one index",
              new BillingWalk()),
          new Example(
              "forge",
              "edge to a composite end: users and what they may do in repositories",
              new ForgeWalk()),
          new Example(
              "social",
              "relation with itself: users who follow users, with who they are",
              new SocialWalk()),
          new Example(
              "roster",
              "shallow duplication: classes with a bounded list of their students' names",
              new RosterWalk()),
          new Example(
              "filmography",
              "shallow duplication from the many side: actors with the titles of their movies",
              new FilmographyWalk()),
          new Example(
              "graph",
              "materialized graph: persons, places, dates and jobs, regrouped by an index",
              new GraphWalk()),
          new Example(
              "organizations",
              "one-to-many in one item collection: organizations and their users",
              new OrganizationsWalk()),
          new Example(
              "orders",
              "one-to-many by index: orders by id, and of a customer by status",
              new OrdersWalk()),
          new Example(
              "deals",
              "one-to-few inside an item: a payment plan (map) and featured deals (list)",
              new DealsWalk()),
          new Example(
              "deliveries",
              "duplicated attribute of the parent: orders with their customer's name",
              new DeliveriesWalk()),
          new Example(
              "locations",
              "composite sort key: stores by country, state, city and zip code",
              new LocationsWalk(),
              new ManyStoresWalk()),
          new Example(
              "projects",
              "hierarchy of entities: organizations, projects and tasks",
              new ProjectsWalk()),
          new Example(
              "gym",
              "sparse index: memberships that are on it only while they are active",
              new GymWalk()),
          new Example(
              "fanclub",
              "write sharding: a group too popular for one partition",
              new FanclubWalk()),
          new Example(
              "parcels",
              "projections: KEYS_ONLY, INCLUDE and ALL, typed, and the rest on demand",
              new ParcelsWalk()),
          new Example(
              "forum",
              "local secondary index: messages of a thread by date and by votes",
              new ForumWalk()),
          new Example(
              "analytics",
              "type attribute: exports per type, and index keys for stored items",
              new AnalyticsWalk()));

  private Gallery() {}

  static Optional<Example> find(String name) {
    return EXAMPLES.stream().filter(example -> example.name().equals(name)).findFirst();
  }
}
