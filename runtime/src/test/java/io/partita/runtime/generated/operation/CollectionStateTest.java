package io.partita.runtime.generated.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.runtime.Options;
import io.partita.runtime.generated.schema.CollectionPattern;
import io.partita.runtime.generated.schema.CollectionRange;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.KeyTemplate;
import io.partita.runtime.generated.schema.Member;
import io.partita.runtime.internal.expression.SortRange;
import io.partita.runtime.internal.key.Utf8;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

class CollectionStateTest {

  private static final Member<Piece> BOX = Member.of(Piece.BOX_TYPE);
  private static final Member<Piece> PARTS = Member.of(Piece.PART_TYPE);
  private static final CollectionPattern<Piece> PATTERN =
      CollectionPattern.table(
          Piece.BOX_TYPE,
          "BoxWithParts",
          "byBox",
          CollectionRange.between(
              KeyTemplate.literal("BOX"), KeyTemplate.literal("PART"), CollectionRange.End.BELOW),
          BOX,
          PARTS);

  private static final Piece ROOT = new Piece("b", "root");
  private static final Piece FIRST = new Piece("b", "1");
  private static final Piece SECOND = new Piece("b", "2");

  private final Responses responses = new Responses();

  private CollectionState state() {
    return CollectionState.of(
        PhysicalTable.of(responses, "boxes", Options.defaults()),
        PATTERN,
        ComponentValues.of(Piece.BOX, "b"));
  }

  private static Map<String, AttributeValue> item(EntityType<Piece, ?> type, Piece piece) {
    return type.mapper().toItem(piece);
  }

  private static Map<String, AttributeValue> with(
      Map<String, AttributeValue> item, String attribute, String value) {
    Map<String, AttributeValue> more = new HashMap<>(item);
    more.put(attribute, AttributeValue.fromS(value));
    return more;
  }

  @Test
  void itemsAreGroupedByMemberInTheirOrderOverAllResponses() {
    responses.add(item(Piece.BOX_TYPE, ROOT), item(Piece.PART_TYPE, SECOND));
    responses.add(item(Piece.PART_TYPE, FIRST));
    CollectionItems items = state().items();
    assertEquals(Optional.of(ROOT), items.one(BOX));
    assertEquals(List.of(SECOND, FIRST), items.list(PARTS));
    assertEquals(2, responses.requests.size());
  }

  @Test
  void itemsThatAreBeingDeletedAndForeignOnesAreAbsent() {
    String mark = Options.defaults().markAttribute();
    responses.add(
        with(item(Piece.BOX_TYPE, ROOT), mark, "now"),
        with(item(Piece.PART_TYPE, FIRST), "Type", "Stranger"),
        item(Piece.PART_TYPE, SECOND));
    CollectionItems items = state().items();
    assertEquals(Optional.empty(), items.one(BOX));
    assertEquals(List.of(SECOND), items.list(PARTS));
  }

  @Test
  void boundsThatAreTooLongAreCutButStillDecideWhatBelongs() {
    String longest = "é".repeat(512);
    assertEquals(
        SortRange.between(longest, longest),
        CollectionRange.sendable(SortRange.between(longest, longest + "#LINE$")));
    SortRange.Between odd =
        (SortRange.Between) CollectionRange.sendable(SortRange.between("a", "a" + longest));
    assertEquals(1024, Utf8.length(odd.upper().s()));
  }

  /** Answers each Query with the next of some responses. */
  private static final class Responses implements DynamoDbClient {

    final List<QueryRequest> requests = new ArrayList<>();
    private final List<List<Map<String, AttributeValue>>> pages = new ArrayList<>();

    @SafeVarargs
    @SuppressWarnings("varargs") // the array is only read
    final void add(Map<String, AttributeValue>... items) {
      pages.add(List.of(items));
    }

    @Override
    public QueryResponse query(QueryRequest request) {
      requests.add(request);
      List<Map<String, AttributeValue>> page = pages.get(requests.size() - 1);
      QueryResponse.Builder response = QueryResponse.builder().items(page).count(page.size());
      if (requests.size() < pages.size()) {
        Map<String, AttributeValue> last = page.get(page.size() - 1);
        response.lastEvaluatedKey(Map.of("PK", last.get("PK"), "SK", last.get("SK")));
      }
      return response.build();
    }

    @Override
    public String serviceName() {
      return SERVICE_NAME;
    }

    @Override
    public void close() {
      // Holds nothing.
    }
  }
}
