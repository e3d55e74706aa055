import { StoreMigration } from '../dialect';

/** Links that open an issued document to its customer. */
export class Migration154PaperLinks extends StoreMigration {
  override name = '154-paper-links';

  override up(): void {
    const { id, int, instant, end } = this.dialect;
    this.run([
      `create table paper_links (
        id ${id},
        paper_id ${int} not null constraint paper_links_paper_id_foreign
          references papers (id) on delete cascade,
        code_hash text not null,
        created_at ${instant} not null,
        created_by ${int} null constraint paper_links_created_by_foreign
          references users (id) on delete set null,
        expires_at ${instant} not null,
        revoked_at ${instant} null,
        views ${int} not null default 0 constraint paper_links_views_check check (views >= 0),
        last_viewed_at ${instant} null,
        constraint paper_links_life_check check (expires_at > created_at)
      ${end}`,
      'create unique index paper_links_code_hash_unique on paper_links (code_hash)',
      `create unique index paper_links_live_unique on paper_links (paper_id)
        where revoked_at is null`,
      'create index paper_links_paper_id_index on paper_links (paper_id)',
      'create index paper_links_created_by_index on paper_links (created_by)',
    ]);
  }
}
