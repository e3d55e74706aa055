import { StoreMigration } from '../dialect';

/** Committed writes that other processes have not received yet. */
export class Migration107NoticeDrafts extends StoreMigration {
  override name = '107-notice-drafts';

  override up(): void {
    const { instant, end } = this.dialect;
    this.run([
      `create table notice_drafts (
        id text not null primary key,
        at ${instant} not null
      ${end}`,
      'create index notice_drafts_at_index on notice_drafts (at)',
    ]);
  }
}
