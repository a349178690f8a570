package io.partita.testing;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Gives the tests of a class a {@code DynamoDbClient} on DynamoDB Local and a table name of their
 * own.
 *
 * <pre>{@code
 * @DynamoDbTest
 * class OrdersTest {
 *   private final ShopTable shop;
 *
 *   OrdersTest(DynamoDbClient client, @TableName String tableName) {
 *     shop = ShopTable.of(client, tableName);
 *     shop.createTableIfMissing();
 *   }
 * }
 * }</pre>
 *
 * <p>{@link DynamoDbLocal} says where DynamoDB Local comes from.
 */
@Documented
@Inherited
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
@ExtendWith(DynamoDbExtension.class)
public @interface DynamoDbTest {}
