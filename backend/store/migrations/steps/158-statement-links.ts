import { StoreMigration } from '../dialect';

/** Links that open the statement of a period to its partner, as it was when they were created. */
export class Migration158StatementLinks extends StoreMigration {
  override name = '158-statement-links';

  override up(): void {
    const { id, int, instant, json, end } = this.dialect;
    this.run([
      `create table statement_links (
        id ${id},
        partner_id ${int} not null constraint statement_links_partner_id_foreign
          references partners (id) on delete cascade,
        first_day text not null
          constraint statement_links_first_day_check check (first_day like '____-__-__'),
        last_day text not null
          constraint statement_links_last_day_check check (last_day like '____-__-__'),
        statement ${json} not null,
        code_hash text not null,
        created_at ${instant} not null,
        created_by ${int} null constraint statement_links_created_by_foreign
          references users (id) on delete set null,
        expires_at ${instant} not null,
        revoked_at ${instant} null,
        views ${int} not null default 0
          constraint statement_links_views_check check (views >= 0),
        last_viewed_at ${instant} null,
        constraint statement_links_life_check check (expires_at > created_at),
        constraint statement_links_days_check check (last_day >= first_day)
      ${end}`,
      'create unique index statement_links_code_hash_unique on statement_links (code_hash)',
      `create unique index statement_links_live_unique
        on statement_links (partner_id, first_day, last_day) where revoked_at is null`,
      'create index statement_links_partner_id_index on statement_links (partner_id)',
      'create index statement_links_created_by_index on statement_links (created_by)',
      'create index statement_links_expires_at_index on statement_links (expires_at)',
      'create index paper_links_expires_at_index on paper_links (expires_at)',
    ]);
  }
}
