import { StoreMigration } from '../dialect';

/** Attempts at a secret, counted by all processes on one database. */
export class Migration106AttemptCounts extends StoreMigration {
  override name = '106-attempt-counts';

  override up(): void {
    const { int, money: long, end } = this.dialect;
    this.run([
      `create table attempt_counts (
        key text not null primary key,
        points ${int} not null,
        expire ${long} null
      ${end}`,
      'create index attempt_counts_expire_index on attempt_counts (expire)',
    ]);
  }
}
