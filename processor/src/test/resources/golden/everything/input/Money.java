package everything;

public record Money(long cents, String currency) {}
