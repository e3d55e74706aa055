import { StoreMigration } from '../dialect';
import { appendOnly } from '../money-triggers';

const TABLE = 'money_advances';

const METHODS = `('cash', 'card', 'transfer', 'sbp', 'deposit', 'advance')`;

const COLUMNS = `id, rental_id, kind, direction, amount_kopecks, method, happened_at, user_id, user_login,
  comment, reverses_id, pair_id`;

/** Customers' money outside rentals; it can pay a rental. */
export class Migration123MoneyAdvances extends StoreMigration {
  override name = '123-money-advances';

  override up(): void {
    const { engine, id, int, money, instant, end } = this.dialect;
    if (engine === 'sqlite') this.rebuildEntries();
    else {
      this.run([
        'alter table money_entries drop constraint money_entries_method_check',
        `alter table money_entries add constraint money_entries_method_check check (method in ${METHODS})`,
      ]);
    }
    this.run([
      `create table ${TABLE} (
        id ${id},
        customer_id ${int} not null,
        direction text not null constraint ${TABLE}_direction_check check (direction in ('in', 'out')),
        amount_kopecks ${money} not null constraint ${TABLE}_amount_check check (amount_kopecks > 0),
        method text not null constraint ${TABLE}_method_check
          check (method in ('cash', 'card', 'transfer', 'sbp', 'advance')),
        happened_at ${instant} not null,
        user_id ${int} not null,
        user_login text not null,
        comment text null,
        reverses_id ${int} null,
        entry_id ${int} null,
        constraint ${TABLE}_entry_check check ((entry_id is null) = (method <> 'advance'))
      ${end}`,
      `create index ${TABLE}_customer_id_index on ${TABLE} (customer_id)`,
      `create index ${TABLE}_happened_at_index on ${TABLE} (happened_at)`,
      `create unique index ${TABLE}_reverses_id_unique on ${TABLE} (reverses_id)`,
      `create unique index ${TABLE}_entry_id_unique on ${TABLE} (entry_id)`,
      ...appendOnly(TABLE, this.dialect, WRITTEN_ONCE),
    ]);
  }

  /** SQLite cannot change a table's constraint. */
  private rebuildEntries(): void {
    const { id, int, money, instant, end } = this.dialect;
    this.run([
      `create table money_entries_next (
        id ${id},
        rental_id ${int} not null,
        kind text not null constraint money_entries_kind_check check (kind in ('rent', 'deposit', 'charge')),
        direction text not null constraint money_entries_direction_check check (direction in ('in', 'out')),
        amount_kopecks ${money} not null constraint money_entries_amount_check check (amount_kopecks > 0),
        method text not null constraint money_entries_method_check check (method in ${METHODS}),
        happened_at ${instant} not null,
        user_id ${int} not null, user_login text not null, comment text null,
        reverses_id ${int} null,
        pair_id ${int} null,
        constraint money_entries_pair_check check (pair_id is null or method = 'deposit')
      ${end}`,
      `insert into money_entries_next (${COLUMNS}) select ${COLUMNS} from money_entries`,
      'drop table money_entries',
      'alter table money_entries_next rename to money_entries',
      'create index money_entries_rental_id_index on money_entries (rental_id)',
      'create index money_entries_happened_at_index on money_entries (happened_at)',
      'create unique index money_entries_reverses_id_unique on money_entries (reverses_id)',
      ...appendOnly('money_entries', this.dialect),
    ]);
  }
}

/** All columns but the customer, which a merge changes. */
const WRITTEN_ONCE = `id, direction, amount_kopecks, method, happened_at, user_id, user_login, comment,
  reverses_id, entry_id`;
