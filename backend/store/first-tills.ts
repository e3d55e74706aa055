import type { Em } from './em';
import { raw } from './sql/raw';

/** Name of the office's till and the usual kinds of expense; both can be changed. */
const OFFICE = 'Офис';
const KINDS = [
  'Мойка',
  'Топливо',
  'Запчасти',
  'Шиномонтаж',
  'Штрафы',
  'Реклама',
  'Зарплата',
  'Аренда',
  'Прочее',
];

/** Adds the office's till and kinds of expense to a company without them. */
export async function addFirstTills(em: Em, now: Date): Promise<void> {
  const [has] = await raw<{ tills: number | string; kinds: number | string }>(
    em,
    `select (select count(*) from tills where kind = 'office') as "tills",
       (select count(*) from expense_kinds) as "kinds"`,
  );
  // Two servers may start at once.
  if (Number(has?.tills) === 0) {
    await em.execute(
      `insert into tills (kind, name, user_id, is_for_all, created_at, version)
       values ('office', ?, null, ?, ?, 1) on conflict do nothing`,
      [OFFICE, true, now],
    );
  }
  if (Number(has?.kinds) > 0) return;
  for (const name of KINDS) {
    await em.execute(
      'insert into expense_kinds (name, version) values (?, 1) on conflict do nothing',
      [name],
    );
  }
}
