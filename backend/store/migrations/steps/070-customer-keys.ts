import { type Dialect, StoreMigration } from '../dialect';
import { folded } from './020-search-columns';

/** Separators between the words of a name besides spaces. */
const MARKS = `.,;:-()/\\"«»`;

const spaced = (text: string) =>
  [...MARKS].reduce((sql, mark) => `replace(${sql}, '${mark}', ' ')`, text);

/** `nameKey` in SQL, except for rare marks: the words of a folded name in order. */
const NAME_KEY: Readonly<Record<Dialect['engine'], (name: string) => string>> = {
  postgres: (name) => `(select coalesce(string_agg(word, ' ' order by word collate "C"), '')
    from unnest(string_to_array(${name}, ' ')) as word where word <> '')`,
  sqlite: (name) => `(with recursive cut (word, rest) as (
      select '', ${name} || ' '
      union all select substr(rest, 1, instr(rest, ' ') - 1), substr(rest, instr(rest, ' ') + 1)
      from cut where rest <> '')
    select coalesce(group_concat(word, ' '), '')
    from (select word from cut where word <> '' order by word))`,
};

/** Columns for finding duplicate customers; existing rows are backfilled. */
export class Migration070CustomerKeys extends StoreMigration {
  override name = '070-customer-keys';

  override up(): void {
    const { dialect: d } = this;
    this.run([
      `alter table customers add column name_key text not null default ''`,
      `alter table customers add column email_key text not null default ''`,
      `update customers set name_key = ${NAME_KEY[d.engine](spaced(folded(d, 'full_name')))},
         email_key = lower(trim(coalesce(email, '')))`,
      'create index customers_name_key_index on customers (name_key)',
      'create index customers_email_key_index on customers (email_key)',
    ]);
  }
}
