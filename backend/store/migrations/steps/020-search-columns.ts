import { type Dialect, StoreMigration } from '../dialect';

const CAPITALS = 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ';

/** `foldForSearch` in SQL for Russian and Latin letters: SQLite lowercases only the latter. */
export function folded(d: Dialect, text: string): string {
  const lower =
    d.engine === 'postgres'
      ? `translate(lower(${text}), '${CAPITALS}', '${CAPITALS.toLocaleLowerCase('ru')}')`
      : [...CAPITALS].reduce(
          (sql, letter) => `replace(${sql}, '${letter}', '${letter.toLocaleLowerCase('ru')}')`,
          `lower(${text})`,
        );
  return `replace(${lower}, 'ё', 'е')`;
}

const PLATE_DIGITS = {
  postgres: `regexp_replace(license_plate, '\\D', '', 'g')`,
  sqlite: `(with recursive place (i) as (
      select 1 union all select i + 1 from place where i < length(license_plate))
    select coalesce(group_concat(substr(license_plate, i, 1), ''), '') from place
    where substr(license_plate, i, 1) between '0' and '9')`,
};

const CAR_TEXT = `trim(brand || ' ' || model) || '\n' || license_plate
  || coalesce(' · ' || nullif(color, ''), '') || coalesce(' · ' || year || ' г.', '')`;

/** Columns for search and sorting of lists; existing rows are backfilled. */
export class Migration020SearchColumns extends StoreMigration {
  override name = '020-search-columns';

  override up(): void {
    const { dialect: d } = this;
    this.run([
      `alter table cars add column search_text text not null default ''`,
      `alter table cars add column plate_digits text not null default ''`,
      `update cars set search_text = ${folded(d, CAR_TEXT)}, plate_digits = ${PLATE_DIGITS[d.engine]}`,
      `update customers set search_text =
         ${folded(d, `full_name || coalesce('\n' || nullif(email, ''), '')`)}`,
    ]);
  }
}
