package io.partita.runtime.generated.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.generated.schema.PrimaryKey;
import io.partita.runtime.generated.value.AttributeNames;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.EntityMapper;
import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.generated.value.ItemWriter;
import io.partita.runtime.internal.operation.TableContext;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/**
 * An entity that is nothing but a native key, in a table without a sort key and without a type
 * attribute.
 */
class KeyAloneTest {

  private static final Map<String, AttributeValue> ITEM =
      Map.of("name", AttributeValue.fromS("beta"));

  private final ScriptedClient client = new ScriptedClient();
  private final EntityOperations<Flag, FlagKey> operations =
      new EntityOperations<>(TableContext.of(client, "flags", Tickets.OPTIONS), FlagKey.TYPE);

  @Test
  void putSendsNothingButTheKey() {
    client.thenUpdate(ITEM);

    assertEquals(new Flag("beta"), operations.put(new Flag("beta")));
    UpdateItemRequest request = client.request(0, UpdateItemRequest.class);
    assertEquals(ITEM, request.key());
    assertNull(request.updateExpression());
    assertNull(request.conditionExpression());
    assertEquals(false, request.hasExpressionAttributeNames());
  }

  @Test
  void createPutsTheKey() {
    client.then(PutItemResponse.builder().build());

    assertEquals(new Flag("beta"), operations.create(new Flag("beta")));
    assertEquals(ITEM, client.request(0, PutItemRequest.class).item());
  }

  @Test
  void findReadsTheKey() {
    client.thenFind(ITEM);

    assertEquals(Optional.of(new Flag("beta")), operations.find(FlagKey.of(new Flag("beta"))));
  }

  /** A feature that is switched on. */
  record Flag(String name) {}

  private static final class FlagKey extends GeneratedKey<Flag> {

    private static final Component<Flag, String> NAME =
        Component.of("name", Flag::name, Codecs.STRING);
    private static final PrimaryKey<Flag> KEY =
        PrimaryKey.of("Flag", KeyAttribute.nativePartition(NAME));
    private static final EntityType<Flag, FlagKey> TYPE =
        EntityType.builder(new FlagMapper(), KEY, FlagKey::of, FlagKey::new)
            .components(NAME)
            .build();

    private FlagKey(ComponentValues<Flag> values) {
      super(KEY, values);
    }

    private static FlagKey of(Flag flag) {
      return new FlagKey(ComponentValues.of(NAME, flag.name()));
    }
  }

  private static final class FlagMapper extends EntityMapper<Flag> {

    private static final AttributeNames NAMES = AttributeNames.of("name");

    private FlagMapper() {
      super("Flag");
    }

    @Override
    protected Flag readAttributes(ItemReader reader) {
      reader.next(NAMES);
      return new Flag(reader.string());
    }

    @Override
    protected void writeAttributes(Flag flag, ItemWriter writer) {
      writer.string("name", flag.name());
    }
  }
}
