package workspace;

import io.partita.annotations.Table;

@Table(entities = {Org.class, Project.class, Task.class, Charter.class})
public interface Workspace {}
