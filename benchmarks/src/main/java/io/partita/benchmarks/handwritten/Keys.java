package io.partita.benchmarks.handwritten;

/** The keys of the table, joined by hand for the contenders that have to. */
public final class Keys {

  public static final String CUSTOMER = "CUSTOMER";
  public static final String ORDERS = "ORDER#";
  public static final String CUSTOMERS = "CUSTOMER#";
  public static final String CLUB = "CLUB";
  private static final String PRODUCTS = "PRODUCT#";

  private Keys() {}

  public static String customer(String customerId) {
    return CUSTOMERS + customerId;
  }

  public static String order(String orderId) {
    return ORDERS + orderId;
  }

  public static String product(String productId) {
    return PRODUCTS + productId;
  }

  public static String member(String memberId) {
    return "MEMBER#" + memberId;
  }

  public static String club(String clubId) {
    return "CLUB#" + clubId;
  }
}
