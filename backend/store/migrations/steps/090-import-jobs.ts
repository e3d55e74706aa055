import { StoreMigration } from '../dialect';

/** Import jobs, which outlive the page and the process that started them. */
export class Migration090ImportJobs extends StoreMigration {
  override name = '090-import-jobs';

  override up(): void {
    const { id, int, instant, json, end } = this.dialect;
    this.run([
      `create table import_jobs (
        id ${id},
        user_id ${int} not null,
        run text not null check (run in ('preview', 'import')),
        file_name text null,
        state text not null check (state in ('queued', 'running', 'done', 'failed')),
        stage text null check (stage in ('reading', 'judging', 'writing')),
        rows_done ${int} not null default 0,
        rows_total ${int} not null default 0,
        result ${json} null,
        preview ${json} null,
        rows text null,
        refusal ${json} null,
        created_at ${instant} not null,
        finished_at ${instant} null,
        lease_until ${instant} not null,
        constraint import_jobs_user_id_foreign foreign key (user_id) references users (id) on delete cascade
      ${end}`,
      'create index import_jobs_user_id_index on import_jobs (user_id)',
      'create index import_jobs_created_at_index on import_jobs (created_at)',
    ]);
  }
}
