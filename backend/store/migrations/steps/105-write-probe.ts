import { StoreMigration } from '../dialect';

/** Row updated by a server to test whether the database is writable. */
export class Migration105WriteProbe extends StoreMigration {
  override name = '105-write-probe';

  override up(): void {
    const { int, instant, end } = this.dialect;
    this.run([
      `create table write_probe (
        id ${int} not null primary key constraint write_probe_single_check check (id = 1),
        padding text not null,
        at ${instant} not null
      ${end}`,
    ]);
  }
}
