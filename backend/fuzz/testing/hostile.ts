import type { Chance } from '@backend/samples/random';

/** A raw piece of JSON text that no JavaScript value serializes to: 1e999, NaN. */
class Raw {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const deep = (levels: number): Raw => new Raw('['.repeat(levels) + ']'.repeat(levels));
const deepObject = (levels: number): Raw =>
  new Raw(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`);

/** Strings known to break software. */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'Иван\u0000ов',
  '\ud800',
  'Кот \udc00 учёный',
  '\ufeff\u200b\u202e',
  '😀'.repeat(300),
  'я'.repeat(5000),
  "' or 1=1 --",
  "'; drop table cars; --",
  '%',
  '_%\\',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  'true',
  '-0',
  '1e999',
  '0x10',
  '１２',
  '2147483648',
  '99999999999999999999',
  '2026-02-30',
  '2026-13-01T00:00:00Z',
  '0000-00-00',
  '9999-12-31T23:59:59Z',
  '+275760-09-13T00:00:00Z',
  '-271821-04-20T00:00:00Z',
  '1000000-01-01T00:00:00Z',
  '2026-11-12',
  '2026-11-12T10:00:00',
  '2026-11-12T07:00:00Z',
  '2026-11-12T25:61:61+99:99',
  '2026-11-12T10:00:00+03:00',
  '1970-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '+79162451807',
  '+7916',
  'a@b',
];

const HOSTILE_OTHERS: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  1,
  -1,
  0.1,
  1.005,
  1e-7,
  1e9,
  1e15,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1.7976931348623157e308,
  new Raw('1e999'),
  new Raw('-1e999'),
  new Raw('NaN'),
  new Raw('0123'),
  new Raw('123456789012345678901234567890'),
  [],
  [[]],
  [null],
  [1, 'a', {}],
  {},
  { length: 1e9 },
  { toString: 'x', valueOf: 'y' },
  new Raw('{"then":"x"}'),
  { a: { b: { c: 1 } } },
  new Raw('{"__proto__":{"isAdmin":true}}'),
  new Raw('{"constructor":{"prototype":{"x":1}}}'),
  deep(200),
  deepObject(200),
  deep(5000),
];

function hostileValue(chance: Chance): unknown {
  return chance.happens(0.5) ? chance.pick(HOSTILE_TEXTS) : chance.pick(HOSTILE_OTHERS);
}

/** Serializes JSON with the raw pieces unchanged. */
export function jsonText(value: unknown): string {
  if (value instanceof Raw) return value.text;
  if (Array.isArray(value)) return `[${value.map(jsonText).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, part]) => part !== undefined);
    return `{${entries.map(([name, part]) => `${JSON.stringify(name)}:${jsonText(part)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/** The value with one of its parts replaced by a hostile one, dropped or duplicated. */
export function mutated(value: unknown, chance: Chance): unknown {
  const isTree = typeof value === 'object' && value !== null && !(value instanceof Raw);
  if (!isTree || chance.happens(0.05)) return hostileValue(chance);
  if (Array.isArray(value)) {
    if (value.length === 0 || chance.happens(0.15)) return [...value, hostileValue(chance)];
    if (chance.happens(0.05)) return Array.from({ length: 2000 }, () => value[0]);
    const at = chance.whole(0, value.length - 1);
    return value.map((part, index) => (index === at ? mutated(part, chance) : part));
  }
  const names = Object.keys(value);
  if (names.length === 0 || chance.happens(0.1)) {
    const name = chance.pick(['__proto__', 'constructor', 'id', 'прочее', 'toString', 'version']);
    const entries = [...Object.entries(value), [name, hostileValue(chance)] as const];
    return new Raw(
      `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${jsonText(part)}`).join(',')}}`,
    );
  }
  const name = chance.pick(names);
  const entries = Object.entries(value);
  if (chance.happens(0.1)) return Object.fromEntries(entries.filter(([key]) => key !== name));
  return Object.fromEntries(
    entries.map(([key, part]) => [key, key === name ? mutated(part, chance) : part]),
  );
}
