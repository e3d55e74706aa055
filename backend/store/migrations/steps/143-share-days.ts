import { StoreMigration } from '../dialect';

/** Partner shares hold from a day on; '': for all time. A share of 0 ends an earlier one. */
export class Migration143ShareDays extends StoreMigration {
  override name = '143-share-days';

  override up(): void {
    if (this.dialect.engine === 'sqlite') this.rebuild();
    else {
      this.run([
        "alter table partner_shares add column from_day text not null default ''",
        'alter table partner_shares drop constraint partner_shares_range_check',
        `alter table partner_shares add constraint partner_shares_range_check check ${RANGE}`,
        `alter table partner_shares add constraint partner_shares_from_day_check
         check ${IS_DAY}`,
        'alter table partner_shares drop constraint partner_shares_pkey',
        'alter table partner_shares add primary key (partner_id, car_id, from_day)',
      ]);
    }
  }

  /** SQLite cannot change a table's constraints. */
  private rebuild(): void {
    const { int, end } = this.dialect;
    this.run([
      `create table partner_shares_next (
        partner_id ${int} not null,
        car_id ${int} not null,
        from_day text not null default ''
          constraint partner_shares_from_day_check check (from_day = '' or from_day is date(from_day)),
        share_milli_percent ${int} not null constraint partner_shares_range_check check ${RANGE},
        primary key (partner_id, car_id, from_day),
        constraint partner_shares_partner_id_foreign
          foreign key (partner_id) references partners (id) on delete cascade,
        constraint partner_shares_car_id_foreign foreign key (car_id) references cars (id) on delete cascade
      ${end}`,
      `insert into partner_shares_next (partner_id, car_id, share_milli_percent)
       select partner_id, car_id, share_milli_percent from partner_shares`,
      'drop table partner_shares',
      'alter table partner_shares_next rename to partner_shares',
      'create index partner_shares_car_id_index on partner_shares (car_id)',
    ]);
  }
}

/** PostgreSQL: `to_date` raises an error of its own for other texts, so it is not asked. */
const IS_DAY = `(from_day = '' or case
  when from_day ~ '^[12][0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'
  then substr(from_day, 9, 2)::int <= extract(day from
    date_trunc('month', (substr(from_day, 1, 7) || '-01')::date) + interval '1 month - 1 day')
  else false end)`;

const RANGE = `(share_milli_percent between 0 and 100000
  and (share_milli_percent > 0 or from_day <> ''))`;
