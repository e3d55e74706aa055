import { type Dialect, StoreMigration } from '../dialect';

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** Characters in texts pasted from a page or a messenger (`tidied` removes rarer ones as well). */
const INVISIBLE = [0xad, 0x34f, 0x61c, 0x180e, 0xfeff]
  .concat(range(0x200b, 0x200f), range(0x202a, 0x202e))
  .concat(range(0x2060, 0x2064), range(0x2066, 0x2069));
const SPACES = [0x9, 0xa0, 0x1680, 0x202f, 0x205f, 0x3000].concat(range(0x2000, 0x200a));
const COMPOSED: readonly (readonly [string, string])[] = [
  ['и\u0306', 'й'],
  ['И\u0306', 'Й'],
  ['е\u0308', 'ё'],
  ['Е\u0308', 'Ё'],
];
/** Up to 32 spaces become one. */
const DOUBLES = 5;

const replaced = (sql: string, pairs: readonly (readonly [string, string])[]) =>
  pairs.reduce((text, [from, to]) => `replace(${text}, '${from}', '${to}')`, sql);

/** `tidied` in SQL: first the characters between a letter and its mark. */
function tidied(d: Dialect, text: string): string {
  const seen = replaced(
    text,
    INVISIBLE.map((code) => [String.fromCodePoint(code), ''] as const),
  );
  const composed = d.engine === 'postgres' ? `normalize(${seen}, NFC)` : replaced(seen, COMPOSED);
  return replaced(composed, [
    ...SPACES.map((code) => [String.fromCodePoint(code), ' '] as const),
    ...Array.from({ length: DOUBLES }, () => ['  ', ' '] as const),
  ]);
}

/**
 * Search texts and login keys without invisible characters. The later of two logins that look alike
 * gets a number, so that both can sign in.
 */
export class Migration134TidyNames extends StoreMigration {
  override name = '134-tidy-names';

  override up(): void {
    const { dialect: d } = this;
    const search = tidied(d, 'search_text');
    const keyOf = (table: string) => `trim(${tidied(d, `${table}.login_key`)})`;
    const [key, login] = [keyOf('users'), `trim(${tidied(d, 'login')})`];
    // Composed above: ё becomes е in a folded text.
    const folded = `replace(${search}, 'ё', 'е')`;
    this.run([
      `update customers set search_text = ${folded} where search_text <> ${folded}`,
      `update cars set search_text = ${folded} where search_text <> ${folded}`,
      `update users set login = ${login} || '-' || id, login_key = ${key} || '-' || id
       where users.login_key <> ${key} and exists (select 1 from users other
         where other.id <> users.id and ${keyOf('other')} = ${key}
           and (other.login_key = ${key} or other.id < users.id))`,
      `update users set login_key = ${key}, login = ${login} where users.login_key <> ${key}`,
    ]);
  }
}
