package io.partita.it.faults;

import static io.partita.it.RawItems.number;
import static io.partita.it.RawItems.text;

import io.partita.it.RawItems;
import io.partita.it.counts.OrgMapper;
import io.partita.it.counts.Orgs.Org;
import io.partita.it.counts.Orgs.Project;
import io.partita.it.counts.Orgs.Task;
import io.partita.it.counts.OrgsTable;
import io.partita.it.counts.ProjectMapper;
import io.partita.it.counts.TaskKey;
import io.partita.it.counts.TaskMapper;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An organisation, which counts the tasks of its projects in its own partition. */
record RecountedOrg(OrgsTable orgs, RawItems raw) implements Recounted {

  private static Task task(String id, String item) {
    return new Task(id, "p", item, "Task");
  }

  @Override
  public void build(String id) {
    raw.putAll(
        List.of(
            OrgMapper.INSTANCE.toItem(new Org(id, "Org", 1, 1)),
            ProjectMapper.INSTANCE.toItem(new Project(id, "p", "Project", 1)),
            TaskMapper.INSTANCE.toItem(task(id, "a"))));
  }

  @Override
  public void miscount(String id, long count) {
    raw.add("ORG#" + id, "ORG", Map.of("taskCount", number(count)));
  }

  @Override
  public long recount(String id) {
    return orgs.org().recount(id).taskCount();
  }

  @Override
  public void create(String id, String item) {
    orgs.task().create(task(id, item));
  }

  @Override
  public void delete(String id, String item) {
    orgs.task().delete(TaskKey.of(task(id, item)));
  }

  @Override
  public void swap(String id, String old, String other) {
    orgs.transact().create(task(id, other)).delete(TaskKey.of(task(id, old))).execute();
  }

  @Override
  public Map<String, AttributeValue> stored(String id) {
    return raw.get("ORG#" + id, "ORG");
  }

  @Override
  public long count(Map<String, AttributeValue> stored) {
    return Long.parseLong(stored.get("taskCount").n());
  }

  @Override
  public long related(String id) {
    return raw.query("ORG#" + id).stream()
        .filter(item -> item.get("Type").equals(text("Task")))
        .count();
  }
}
