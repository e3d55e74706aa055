import { StoreMigration } from '../dialect';
import { appendOnly } from '../money-triggers';

const TABLE = 'money_drawer_counts';

/** Cash counted by a user at the end of a day. */
export class Migration117MoneyDrawer extends StoreMigration {
  override name = '117-money-drawer';

  override up(): void {
    const { id, int, money, instant, end } = this.dialect;
    this.run([
      `create table ${TABLE} (
        id ${id},
        day text not null,
        user_id ${int} not null,
        user_login text not null,
        revision ${int} not null constraint ${TABLE}_revision_check check (revision >= 1),
        opened_with_kopecks ${money} not null constraint ${TABLE}_opened_check check (opened_with_kopecks >= 0),
        expected_kopecks ${money} not null,
        counted_kopecks ${money} not null constraint ${TABLE}_counted_check check (counted_kopecks >= 0),
        comment text null,
        counted_at ${instant} not null
      ${end}`,
      `create unique index ${TABLE}_user_id_day_revision_unique on ${TABLE} (user_id, day, revision)`,
      ...appendOnly(TABLE, this.dialect),
    ]);
  }
}
