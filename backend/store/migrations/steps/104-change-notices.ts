import { StoreMigration } from '../dialect';

/** Notices for other processes on the same database. */
export class Migration104ChangeNotices extends StoreMigration {
  override name = '104-change-notices';

  override up(): void {
    const { id, json, instant, end } = this.dialect;
    this.run([
      `create table change_notices (
        id ${id},
        operation text not null,
        topics ${json} not null,
        car_ids ${json} not null,
        at ${instant} not null
      ${end}`,
      'create index change_notices_at_index on change_notices (at)',
    ]);
  }
}
