package roundtrip;

import io.partita.annotations.Entity;
import io.partita.annotations.Table;

@Table(
    entities = {Forum.Topic.class, Forum.Message.class},
    partitionKey = "topic",
    sortKey = "id",
    typeAttribute = "")
public interface Forum {

  @Entity(pk = "{topic}", sk = "META")
  record Topic(String topic) {}

  @Entity(pk = "{topic}", sk = "{id}")
  record Message(String topic, String id) {}
}
