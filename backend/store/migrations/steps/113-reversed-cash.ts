import { StoreMigration } from '../dialect';

const COLUMNS = 'id, amount_kopecks, comment, created_at, created_by';

/** A cash entry is reversed by one offsetting entry, the only one with a negative amount. */
export class Migration113ReversedCash extends StoreMigration {
  override name = '113-reversed-cash';

  override up(): void {
    if (this.dialect.engine === 'sqlite') this.rebuild();
    else {
      this.run([
        `alter table cash_entries add column reverses_id int null`,
        'alter table cash_entries drop constraint cash_entries_amount_check',
        `alter table cash_entries add constraint cash_entries_amount_check check ${SIGN}`,
        `alter table cash_entries add constraint cash_entries_reverses_id_foreign
         foreign key (reverses_id) references cash_entries (id)`,
      ]);
    }
    this.run(['create unique index cash_entries_reverses_id_unique on cash_entries (reverses_id)']);
  }

  /** SQLite cannot change a table's constraint. */
  private rebuild(): void {
    const d = this.dialect;
    this.run([
      `create table cash_entries_next (
        id ${d.id},
        amount_kopecks ${d.money} not null,
        comment text null,
        created_at ${d.instant} not null,
        created_by ${d.int} null,
        reverses_id ${d.int} null,
        constraint cash_entries_amount_check check ${SIGN},
        constraint cash_entries_created_by_foreign foreign key (created_by) references users (id) on delete set null,
        constraint cash_entries_reverses_id_foreign foreign key (reverses_id) references cash_entries (id)
      ${d.end}`,
      `insert into cash_entries_next (${COLUMNS}) select ${COLUMNS} from cash_entries`,
      'drop table cash_entries',
      'alter table cash_entries_next rename to cash_entries',
      'create index cash_entries_created_at_index on cash_entries (created_at)',
    ]);
  }
}

const SIGN = `((reverses_id is null and amount_kopecks > 0)
  or (reverses_id is not null and amount_kopecks < 0))`;
