package io.partita.it.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.it.RawItems;
import io.partita.it.counts.Blog.Tag;
import io.partita.it.counts.Blog.Tagging;
import io.partita.it.counts.BlogTable;
import io.partita.it.counts.TagMapper;
import io.partita.it.counts.TaggingMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A tag on articles, found on the index, that nobody counts. */
record CascadedTaggings(BlogTable blog, RawItems raw) implements Cascaded {

  @Override
  public void build(String id, int size) {
    List<Map<String, AttributeValue>> items = new ArrayList<>();
    items.add(TagMapper.INSTANCE.toItem(new Tag(id, "Tag")));
    for (int i = 0; i < size; i++) {
      items.add(TaggingMapper.INSTANCE.toItem(new Tagging(id + "-" + i, id)));
    }
    raw.putAll(items);
  }

  @Override
  public long delete(String id) {
    return blog.tag().deleteCascade(id);
  }

  @Override
  public void assertGone(String id, int size) {
    assertEquals(List.of(), raw.query("TAG#" + id), "the node");
    assertEquals(List.of(), raw.query("GSI1", "TAG#" + id), "orphans");
  }
}
