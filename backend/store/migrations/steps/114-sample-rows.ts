import { StoreMigration } from '../dialect';

const KINDS = [
  ['car_id', 'cars'],
  ['customer_id', 'customers'],
  ['source_id', 'sources'],
  ['booking_id', 'bookings'],
  ['maintenance_id', 'maintenances'],
  ['cash_entry_id', 'cash_entries'],
] as const;

/** Marks the rows loaded as samples; each mark names one row and is deleted with it. */
export class Migration114SampleRows extends StoreMigration {
  override name = '114-sample-rows';

  override up(): void {
    const { id, int, end } = this.dialect;
    const columns = KINDS.map(([column]) => `${column} ${int} null`);
    const keys = KINDS.map(
      ([column, table]) =>
        `constraint sample_rows_${column}_foreign
           foreign key (${column}) references ${table} (id) on delete cascade`,
    );
    const named = KINDS.map(([column]) => `case when ${column} is null then 0 else 1 end`);
    this.run([
      `create table sample_rows (
        id ${id},
        ${columns.join(', ')},
        constraint sample_rows_one_row_check check (${named.join(' + ')} = 1),
        ${keys.join(', ')}
      ${end}`,
      ...KINDS.map(
        ([column]) => `create unique index sample_rows_${column}_unique on sample_rows (${column})`,
      ),
    ]);
  }
}
