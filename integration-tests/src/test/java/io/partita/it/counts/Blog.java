package io.partita.it.counts;

import io.partita.annotations.Entity;
import io.partita.annotations.ManyToMany;
import io.partita.annotations.Table;

/** Articles and tags, which nobody counts. */
@Table(entities = {Blog.Article.class, Blog.Tag.class, Blog.Tagging.class})
public interface Blog {

  /** An article. */
  @Entity(pk = "ARTICLE#{articleId}", sk = "ARTICLE")
  record Article(String articleId, String title) {}

  /** A tag. */
  @Entity(pk = "TAG#{tagId}", sk = "TAG")
  record Tag(String tagId, String name) {}

  /** An article has a tag. */
  @Entity
  @ManyToMany(left = Article.class, right = Tag.class)
  record Tagging(String articleId, String tagId) {}
}
