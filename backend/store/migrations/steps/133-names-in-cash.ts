import { StoreMigration } from '../dialect';
import { nameTriggers } from '../money-name-triggers';

/** Author of the entry, from its history, when the account is deleted. */
const recorded = (column: 'user_id' | 'user_login') => `(select l.${column} from change_log l
  where l.entity = 'CashEntry' and l.entity_id = cash_entries.id and l.user_id is not null
  order by l.id limit 1)`;

const LOGIN = '(select u.login from users u where u.id = cash_entries.created_by)';

const COLUMNS = 'id, amount_kopecks, comment, created_at, created_by, reverses_id';

/** Cash entries and the ledger keep the names of deleted accounts, customers and cars. */
export class Migration133NamesInCash extends StoreMigration {
  override name = '133-names-in-cash';

  override up(): void {
    if (this.dialect.engine === 'sqlite') this.rebuildCash();
    else {
      this.run([
        'alter table cash_entries drop constraint cash_entries_created_by_foreign',
        'alter table cash_entries add column created_by_login text null',
      ]);
    }
    this.run([
      `update cash_entries set created_by = ${recorded('user_id')} where created_by is null`,
      `update cash_entries set created_by_login = coalesce(${LOGIN}, ${recorded('user_login')})`,
      ...this.nameTables(),
      this.deletedBefore(),
      ...nameTriggers(this.dialect),
    ]);
  }

  /**
   * SQLite drops no column with a foreign key. Dropping the table deletes its rows first, and with
   * them the marks of the samples, which are restored.
   */
  private rebuildCash(): void {
    const { id, int, money, instant, end } = this.dialect;
    this.run([
      `create table sample_cash_kept as
       select id, cash_entry_id from sample_rows where cash_entry_id is not null`,
      `create table cash_entries_next (
        id ${id},
        amount_kopecks ${money} not null,
        comment text null,
        created_at ${instant} not null,
        created_by ${int} null,
        created_by_login text null,
        reverses_id ${int} null,
        constraint cash_entries_amount_check check ((reverses_id is null and amount_kopecks > 0)
          or (reverses_id is not null and amount_kopecks < 0)),
        constraint cash_entries_reverses_id_foreign foreign key (reverses_id) references cash_entries_next (id)
      ${end}`,
      `insert into cash_entries_next (${COLUMNS}) select ${COLUMNS} from cash_entries order by id`,
      'drop table cash_entries',
      'alter table cash_entries_next rename to cash_entries',
      'create index cash_entries_created_at_index on cash_entries (created_at)',
      'create unique index cash_entries_reverses_id_unique on cash_entries (reverses_id)',
      `insert into sample_rows (id, cash_entry_id)
       select id, cash_entry_id from sample_cash_kept order by id`,
      'drop table sample_cash_kept',
    ]);
  }

  /** Customers and cars of already deleted tracked bookings, from their history. */
  private deletedBefore(): string {
    const isSqlite = this.dialect.engine === 'sqlite';
    const text = (name: string) =>
      isSqlite ? `l.before ->> '$.${name}'` : `l.before ->> '${name}'`;
    const moment = (name: string) =>
      isSqlite
        ? `cast(round(unixepoch(${text(name)}, 'subsec') * 1000) as integer)`
        : `(${text(name)})::timestamptz(3)`;
    return `insert into money_booking_names
        (booking_id, customer_name, brand, license_plate, start_date, end_date, cancelled_at)
      select l.entity_id, ${text('customerName')}, ${text('carTitle')}, ${text('licensePlate')},
        ${moment('startDate')}, ${moment('endDate')}, ${moment('cancelledAt')}
      from change_log l
      where l.id in (select max(d.id) from change_log d
          where d.entity = 'Booking' and d.before is not null and d.after is null group by d.entity_id)
        and exists (select 1 from money_accruals a where a.booking_id = l.entity_id)
        and not exists (select 1 from bookings b where b.id = l.entity_id)`;
  }

  private nameTables(): string[] {
    const { int, money, instant, end } = this.dialect;
    return [
      `create table money_booking_names (
        booking_id ${int} not null primary key,
        customer_name text null,
        brand text null,
        model text null,
        license_plate text null,
        start_date ${instant} null,
        end_date ${instant} null,
        cancelled_at ${instant} null,
        deposit_kopecks ${money} null
      ${end}`,
      `create table money_customer_names (
        customer_id ${int} not null primary key,
        customer_name text not null
      ${end}`,
    ];
  }
}
