package existing;

import io.partita.annotations.IndexDefinition;
import io.partita.annotations.KeyEncoding;
import io.partita.annotations.Projection;
import io.partita.annotations.Table;

@Table(
    entities = Payment.class,
    partitionKey = "AccountID",
    sortKey = "CreatedAt",
    typeAttribute = "",
    keyEncoding = KeyEncoding.RAW,
    read = 100,
    write = 50,
    indexes = {
      @IndexDefinition(
          name = "by-status.v2",
          partitionKey = "Status",
          sortKey = "CreatedAt",
          projection = Projection.KEYS_ONLY,
          read = 10,
          write = 10),
      @IndexDefinition(name = "by-day", partitionKey = "Day", sortKey = "")
    })
public interface Accounts {}
