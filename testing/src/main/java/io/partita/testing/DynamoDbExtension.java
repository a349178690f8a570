package io.partita.testing;

import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * The JUnit extension behind {@link DynamoDbTest}: resolves parameters of type {@link
 * DynamoDbClient}, {@link DynamoDbLocal} and {@link TableName @TableName} {@code String}, in
 * constructors, lifecycle methods and tests.
 *
 * <p>DynamoDB Local starts with the first parameter that needs it and serves all classes; the
 * client is shared too and is not to be closed by a test.
 */
public final class DynamoDbExtension implements ParameterResolver, AfterAllCallback {

  private static final Namespace NAMESPACE = Namespace.create(DynamoDbExtension.class);

  /** Called by JUnit. */
  public DynamoDbExtension() {}

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    Class<?> type = parameter.getParameter().getType();
    return type == DynamoDbClient.class
        || type == DynamoDbLocal.class
        || (type == String.class && parameter.isAnnotated(TableName.class));
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    Class<?> type = parameter.getParameter().getType();
    if (type == DynamoDbClient.class) {
      return shared(context).client();
    }
    if (type == DynamoDbLocal.class) {
      return shared(context).local();
    }
    String purpose = parameter.findAnnotation(TableName.class).map(TableName::value).orElse("");
    ExtensionContext testClass = outermostClass(context);
    return testClass
        .getStore(NAMESPACE)
        .getOrComputeIfAbsent(
            TableNames.class,
            key -> new TableNames(testClass.getRequiredTestClass().getSimpleName()),
            TableNames.class)
        .name(purpose);
  }

  @Override
  public void afterAll(ExtensionContext context) {
    if (outermostClass(context) != context) {
      return;
    }
    TableNames names = context.getStore(NAMESPACE).get(TableNames.class, TableNames.class);
    SharedLocal shared =
        context.getRoot().getStore(NAMESPACE).get(SharedLocal.class, SharedLocal.class);
    if (names != null && shared != null) {
      names.deleteTables(shared.client());
    }
  }

  private static SharedLocal shared(ExtensionContext context) {
    return context
        .getRoot()
        .getStore(NAMESPACE)
        .getOrComputeIfAbsent(SharedLocal.class, key -> new SharedLocal(), SharedLocal.class);
  }

  private static ExtensionContext outermostClass(ExtensionContext context) {
    ExtensionContext outermost = context;
    for (ExtensionContext each = context;
        each.getTestClass().isPresent();
        each = each.getParent().orElseThrow()) {
      outermost = each;
    }
    return outermost;
  }
}
