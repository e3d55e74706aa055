import { StoreMigration } from '../dialect';
import { appendOnly, unguarded } from '../money-triggers';

/** Tables whose cash rows name a till. */
const CASH_TABLES = ['money_entries', 'money_advances'] as const;

const NEW_TABLES = ['money_operations', 'money_handovers', 'money_handover_ends', 'money_counts'];

/** All columns of an advance but its customer. */
const ADVANCE_WRITTEN_ONCE = `id, direction, amount_kopecks, method, happened_at, user_id, user_login, comment,
  reverses_id, entry_id, till_id, short_reason`;

/**
 * Tills: every cash row names one. Each user with cash gets a till, cash without an author goes to
 * the office's, and counts of drawers become counts of tills.
 */
export class Migration156Tills extends StoreMigration {
  override name = '156-tills';

  override up(): void {
    this.run([
      ...this.tillTables(),
      ...this.operationTables(),
      ...this.tillColumns(),
      this.officeTill(),
      ...this.userTills(),
    ]);
    for (const table of CASH_TABLES) {
      const owner = `(select t.id from tills t where t.user_id = ${table}.user_id)`;
      const set = `update ${table} set till_id = ${owner} where method = 'cash'`;
      this.run(unguarded(table, this.dialect, [set]));
    }
    this.run([
      `update cash_entries set till_id = coalesce(
        (select t.id from tills t where t.user_id = cash_entries.created_by),
        (select min(t.id) from tills t))`,
      this.counts(),
      'drop table money_drawer_counts',
      ...this.tillChecks(),
      ...NEW_TABLES.flatMap((table) => appendOnly(table, this.dialect)),
      ...this.guardedAdvances(),
    ]);
  }

  /** A merge changes the customer of an advance. */
  private guardedAdvances(): string[] {
    const table = 'money_advances';
    const names =
      this.dialect.engine === 'sqlite'
        ? [`${table}_no_update`, `${table}_no_delete`]
        : [`${table}_append_only`];
    const on = this.dialect.engine === 'sqlite' ? '' : ` on ${table}`;
    return [
      ...names.map((name) => `drop trigger ${name}${on}`),
      ...appendOnly(table, this.dialect, ADVANCE_WRITTEN_ONCE),
    ];
  }

  private tillTables(): string[] {
    const { id, int, instant, flag, end } = this.dialect;
    return [
      `create table tills (
        id ${id},
        kind text not null constraint tills_kind_check check (kind in ('office', 'user')),
        name text not null,
        user_id ${int} null,
        is_for_all ${flag} not null,
        closed_at ${instant} null,
        created_at ${instant} not null,
        version ${int} not null default 1,
        constraint tills_user_check check ((kind = 'user') = (user_id is not null))
      ${end}`,
      'create unique index tills_user_id_unique on tills (user_id)',
      `create unique index tills_name_unique on tills (name) where kind = 'office'`,
      `create table till_users (
        till_id ${int} not null constraint till_users_till_id_foreign references tills (id) on delete cascade,
        user_id ${int} not null constraint till_users_user_id_foreign references users (id) on delete cascade,
        primary key (till_id, user_id)
      ${end}`,
      'create index till_users_user_id_index on till_users (user_id)',
      `create table expense_kinds (
        id ${id},
        name text not null,
        archived_at ${instant} null,
        version ${int} not null default 1
      ${end}`,
      'create unique index expense_kinds_name_unique on expense_kinds (name)',
    ];
  }

  private operationTables(): string[] {
    const { id, int, money, instant, json, end } = this.dialect;
    const author = `user_id ${int} not null, user_login text not null, comment text null`;
    const amount = (table: string) =>
      `amount_kopecks ${money} not null constraint ${table}_amount_check check (amount_kopecks > 0)`;
    const till = (table: string, column = 'till_id', end_ = 'null') =>
      `${column} ${int} ${end_} constraint ${table}_${column}_foreign references tills (id)`;
    return [
      `create table money_operations (
        id ${id},
        kind text not null constraint money_operations_kind_check check (kind in ('expense', 'collection', 'payout')),
        direction text not null constraint money_operations_direction_check check (direction in ('in', 'out')),
        ${amount('money_operations')},
        method text not null constraint money_operations_method_check
          check (method in ('cash', 'card', 'transfer', 'sbp')),
        ${till('money_operations')},
        expense_kind_id ${int} null constraint money_operations_expense_kind_id_foreign references expense_kinds (id),
        car_id ${int} null,
        car_title text null,
        partner_id ${int} null,
        partner_name text null,
        place text null constraint money_operations_place_check check (place in ('bank', 'safe')),
        spent_on text not null,
        happened_at ${instant} not null,
        ${author},
        short_reason text null,
        reverses_id ${int} null,
        constraint money_operations_till_check check ((method = 'cash') = (till_id is not null)),
        constraint money_operations_expense_check check ((kind = 'expense') = (expense_kind_id is not null)),
        constraint money_operations_payout_check check (kind <> 'payout' or partner_id is not null),
        constraint money_operations_collection_check check ((kind = 'collection') = (place is not null))
      ${end}`,
      'create unique index money_operations_reverses_id_unique on money_operations (reverses_id)',
      'create index money_operations_happened_at_index on money_operations (happened_at)',
      'create index money_operations_till_id_happened_at_index on money_operations (till_id, happened_at)',
      'create index money_operations_car_id_spent_on_index on money_operations (car_id, spent_on)',
      'create index money_operations_partner_id_spent_on_index on money_operations (partner_id, spent_on)',
      'create index money_operations_expense_kind_id_index on money_operations (expense_kind_id)',
      `create table money_handovers (
        id ${id},
        ${till('money_handovers', 'from_till_id', 'not null')},
        ${till('money_handovers', 'to_till_id', 'not null')},
        ${amount('money_handovers')},
        sent_at ${instant} not null,
        ${author},
        short_reason text null,
        constraint money_handovers_tills_check check (from_till_id <> to_till_id)
      ${end}`,
      'create index money_handovers_from_till_id_index on money_handovers (from_till_id)',
      'create index money_handovers_to_till_id_index on money_handovers (to_till_id)',
      `create table money_handover_ends (
        handover_id ${int} not null primary key constraint money_handover_ends_handover_id_foreign
          references money_handovers (id),
        outcome text not null constraint money_handover_ends_outcome_check
          check (outcome in ('accepted', 'declined', 'withdrawn')),
        ended_at ${instant} not null,
        ${author},
        short_reason text null
      ${end}`,
      'create index money_handover_ends_ended_at_index on money_handover_ends (ended_at)',
      `create table money_counts (
        id ${id},
        ${till('money_counts', 'till_id', 'not null')},
        counted_at ${instant} not null,
        expected_kopecks ${money} not null,
        counted_kopecks ${money} not null constraint money_counts_counted_check check (counted_kopecks >= 0),
        notes ${json} null,
        ${author}
      ${end}`,
      'create index money_counts_till_id_counted_at_index on money_counts (till_id, counted_at)',
      'create index money_counts_counted_at_index on money_counts (counted_at)',
    ];
  }

  private tillColumns(): string[] {
    const { int } = this.dialect;
    const index = (table: string, columns: string) =>
      `create index ${table}_till_id_index on ${table} (till_id, ${columns})`;
    const columns = [...CASH_TABLES, 'cash_entries'].flatMap((table) => [
      `alter table ${table} add column till_id ${int} null
        constraint ${table}_till_id_foreign references tills (id)`,
      ...(table === 'cash_entries'
        ? []
        : [`alter table ${table} add column short_reason text null`]),
    ]);
    return [
      ...columns,
      ...CASH_TABLES.map((table) => index(table, 'happened_at, direction, amount_kopecks')),
      index('cash_entries', 'created_at, amount_kopecks'),
    ];
  }

  /** The till of cash without an author (backend/store/first-tills.ts). */
  private officeTill(): string {
    const yes = this.dialect.engine === 'sqlite' ? '1' : 'true';
    return `insert into tills (kind, name, is_for_all, created_at)
      select 'office', 'Офис', ${yes}, ${this.now()}
      where exists (select 1 from cash_entries where created_by is null)`;
  }

  private now(): string {
    return this.dialect.engine === 'sqlite'
      ? `cast(round(unixepoch('subsec') * 1000) as integer)`
      : 'now()';
  }

  /** A till of each user with cash, under the login last recorded. */
  private userTills(): string[] {
    const no = this.dialect.engine === 'sqlite' ? '0' : 'false';
    return [
      `insert into tills (kind, name, user_id, is_for_all, created_at)
       select 'user', coalesce((select u.login from users u where u.id = m.user_id), max(m.user_login), '—'),
         m.user_id, ${no}, min(m.at)
       from (
         select user_id, user_login, happened_at as at from money_entries where method = 'cash'
         union all
         select user_id, user_login, happened_at from money_advances where method = 'cash'
         union all
         select created_by, created_by_login, created_at from cash_entries where created_by is not null
         union all
         select user_id, user_login, counted_at from money_drawer_counts) m
       group by m.user_id order by min(m.at), m.user_id`,
    ];
  }

  /**
   * Each count of a drawer expects the count before it and the cash recorded since; the first one
   * expects the cash recorded until then.
   */
  private counts(): string {
    const sum = (table: string, at: string, amount: string) => `coalesce((
      select sum(${amount}) from ${table} m where m.till_id = c.till_id and m.${at} < c.counted_at), 0)`;
    const signed = `case m.direction when 'in' then m.amount_kopecks else -m.amount_kopecks end`;
    return `insert into money_counts
        (till_id, counted_at, user_id, user_login, comment, expected_kopecks, counted_kopecks)
      select till_id, counted_at, user_id, user_login, comment,
        moved - lag(moved, 1, 0) over w + lag(counted_kopecks, 1, 0) over w, counted_kopecks
      from (
        select c.*, ${sum('money_entries', 'happened_at', signed)}
          + ${sum('money_advances', 'happened_at', signed)}
          + ${sum('cash_entries', 'created_at', 'm.amount_kopecks')} as moved
        from (
          select t.id as till_id, d.* from money_drawer_counts d join tills t on t.user_id = d.user_id) c) s
      window w as (partition by till_id order by counted_at, id)
      order by counted_at, id`;
  }

  /** SQLite adds no constraint to a table. */
  private tillChecks(): string[] {
    if (this.dialect.engine === 'postgres') {
      return [
        ...CASH_TABLES.map(
          (table) => `alter table ${table} add constraint ${table}_till_check
            check ((method = 'cash') = (till_id is not null))`,
        ),
        `alter table cash_entries add constraint cash_entries_till_check check (till_id is not null)`,
      ];
    }
    const refuse = (table: string, when: string) =>
      `create trigger ${table}_money_till before insert on ${table} when ${when}
        begin select raise(abort, 'CHECK constraint failed: ${table}_till_check'); end`;
    return [
      ...CASH_TABLES.map((table) =>
        refuse(table, `(new.method = 'cash') <> (new.till_id is not null)`),
      ),
      refuse('cash_entries', 'new.till_id is null'),
    ];
  }
}
