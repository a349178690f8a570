package io.partita.it.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.it.RawItems;
import io.partita.it.counts.OrgMapper;
import io.partita.it.counts.Orgs.Org;
import io.partita.it.counts.Orgs.Project;
import io.partita.it.counts.Orgs.Task;
import io.partita.it.counts.OrgsTable;
import io.partita.it.counts.ProjectMapper;
import io.partita.it.counts.TaskMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An organization with two projects, of which one has most of the tasks. */
record CascadedTree(OrgsTable orgs, RawItems raw) implements Cascaded {

  @Override
  public void build(String id, int size) {
    int few = Math.min(size, 3);
    List<Map<String, AttributeValue>> items = new ArrayList<>();
    items.add(OrgMapper.INSTANCE.toItem(new Org(id, "Org", 2, size)));
    items.add(ProjectMapper.INSTANCE.toItem(new Project(id, "p1", "Few", few)));
    items.add(ProjectMapper.INSTANCE.toItem(new Project(id, "p10", "Many", size - few)));
    for (int i = 0; i < size; i++) {
      items.add(TaskMapper.INSTANCE.toItem(new Task(id, i < few ? "p1" : "p10", "t" + i, "Task")));
    }
    raw.putAll(items);
  }

  @Override
  public long delete(String id) {
    return orgs.org().deleteCascade(id);
  }

  @Override
  public void assertGone(String id, int size) {
    assertEquals(List.of(), raw.query("ORG#" + id), "the node and orphans");
  }
}
