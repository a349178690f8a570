package team;

import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.ItemCollection;
import io.partita.annotations.Table;
import java.util.List;
import java.util.Optional;

@Table(
    entities = {Team.Person.class, Team.Project.class, Team.Task.class, Team.Assignment.class},
    collections = {Team.Workload.class, Team.ProjectPlan.class})
public interface Team {

  @Entity(pk = "PERSON#{id}", sk = "PERSON")
  @Index(name = "GSI1", pk = "PERSON#{id}", sk = "#")
  record Person(String id, String name) {}

  @Entity(pk = "TEAM#{team}", sk = "PROJECT#{year}#{name}")
  record Project(String team, int year, String name) {}

  sealed interface Step permits Task {}

  @Entity(pk = "TEAM#{team}", sk = "PROJECT#{year}#{project}#TASK#{number:4}")
  record Task(String team, int year, String project, int number) implements Step {}

  @Entity(pk = "TASK#{team}", sk = "{taskId}#{personId}")
  @Index(name = "GSI1", pk = "PERSON#{personId}", sk = "TASK#{taskId}", as = "byPerson")
  record Assignment(String team, long taskId, String personId) {}

  @ItemCollection
  record Workload(Optional<Person> person, List<Assignment> assignments) {}

  @ItemCollection
  record ProjectPlan(Project project, List<Step> steps) {}
}
