import { type CopiedRow, readRows } from '@backend/store/copy/read-rows';
import type { TableShape } from '@backend/store/copy/table-shapes';
import { withoutMoneyTriggers } from '@backend/store/copy/without-money-triggers';
import type { Store } from '@backend/store/open-store';
import type { RawValue } from '@backend/store/sql/raw';
import { isCleanText } from '@schema/values/words/text';
import fc from 'fast-check';

const codePoints = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));

/**
 * Every control character and separator that a form accepts, and characters special to file
 * formats.
 */
export const SPECIAL_TEXTS = [
  ...codePoints(0, 0x1f),
  ...codePoints(0x7f, 0xa0),
  '\u1680',
  '\u180e',
  ...codePoints(0x2000, 0x200f),
  ...codePoints(0x2028, 0x202f),
  '\u205f',
  '\u2060',
  ...codePoints(0x2066, 0x2069),
  '\u3000',
  '\ufeff',
  '\ufffe',
  '\uffff',
  '\r\n',
  '\n\n',
  '\\',
  '\\n',
  '\\u2028',
  "'",
  '"',
  '`',
  '$1',
  '?',
  '%s',
  ':x',
  '\\x00',
  '',
  ' ',
  'null',
  '{}',
  '[1,',
  '"",""',
  ',;\t',
  '<!--',
  ']]>',
  '&amp;',
  '=1+1',
  '_x000D_',
  '\u0301',
  'и\u0306',
  'й',
  'ё',
  'Ё',
  'е\u0308',
  'ß',
  'İ',
  'ı',
  'ﬁ',
  'אבג',
  'abc אבג',
  '👩‍🔧',
  '𝒳',
  '\u{10ffff}',
  '\u{1f1f7}\u{1f1fa}',
  '\ud7ff\ue000',
  'a-b',
  'aB',
  'Ab',
  'AB',
  'ab',
  'a b',
].filter(isCleanText);

export const anyText = (): fc.Arbitrary<string> =>
  fc
    .oneof(
      fc.constantFrom(...SPECIAL_TEXTS),
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.array(fc.constantFrom(...SPECIAL_TEXTS), { maxLength: 20 }).map((texts) => texts.join('')),
    )
    .filter(isCleanText);

/** Rows updated per table. */
const ROWS = 4;

const isClosed = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['23514', 'SQLITE_CONSTRAINT_CHECK'].includes(String(error.code));

/**
 * Writes texts into every column of texts and documents of the tables. Returns the columns limited
 * by a constraint, which keep their values. Throws when a table has no row. A second call for the
 * same tables begins with another number.
 */
export async function writeEveryText(
  store: Store,
  tables: readonly TableShape[],
  texts: readonly string[],
  first = 0,
): Promise<string[]> {
  const closed: string[] = [];
  /** Makes each text unique. */
  let written = first;
  const newText = () => {
    written += 1;
    return texts[written % texts.length] ?? '';
  };
  for (const table of tables) {
    for (const { name, kind } of table.columns) {
      if (kind !== 'text' && kind !== 'json') continue;
      const keys = await keysOf(store, table, name);
      if (keys.length === 0)
        throw new Error(`${table.name} is empty: fill it in filled-company.ts`);
      const where = table.key.map((key) => `${key} = ?`).join(' and ');
      const sql = `update ${table.name} set ${name} = ? where ${where}`;
      try {
        await store.write(store.fork(), (em) =>
          withoutMoneyTriggers(em, async () => {
            for (const key of keys) {
              // Unique values for unique indexes.
              const text = `${newText()}${written}`;
              const document = { [text]: newText(), list: [newText(), null, 1.5, true, ''] };
              const value = kind === 'json' ? JSON.stringify(document) : text;
              await em.execute(sql, [value, ...key]);
            }
          }),
        );
      } catch (error) {
        if (!isClosed(error)) throw error;
        closed.push(`${table.name}.${name}`);
      }
    }
  }
  return closed;
}

/** Keys of rows with a value in the column, else of any rows. */
async function keysOf(store: Store, table: TableShape, column: string): Promise<RawValue[][]> {
  const placeOf = (wanted: string) => table.columns.findIndex(({ name }) => name === wanted);
  const all: CopiedRow[] = [];
  for await (const rows of readRows(store.fork(), table)) all.push(...rows);
  const having = all.filter((row) => row[placeOf(column)] !== null);
  return (having.length > 0 ? having : all)
    .slice(0, ROWS)
    .map((row) => table.key.map((name) => row[placeOf(name)] as RawValue));
}
