import { kopecks } from '@schema/values/money/money';
import { Kind, parseValue } from 'graphql';
import { describe, expect, test } from 'vitest';
import { DateTime, Day, Roubles } from './scalars';

const ISO = '2026-11-12T07:00:00.000Z';

describe('the scalars', () => {
  test('write an instant in UTC with milliseconds, a day and roubles', () => {
    expect(DateTime.serialize(new Date(ISO))).toBe(ISO);
    expect(DateTime.serialize('2026-11-12T10:00:00+03:00')).toBe(ISO);
    expect(Day.serialize('2026-11-12')).toBe('2026-11-12');
    expect(Roubles.serialize(kopecks(1_250))).toBe(12.5);
  });

  test.each(['2026-11-12T10:00+03:00', '2026-11-12T07:00:00.000Z', '2026-11-12T10:00:00+0300'])(
    'read the instant %s as a value and as a literal',
    (text) => {
      expect(DateTime.parseValue(text)).toEqual(new Date(ISO));
      expect(DateTime.parseLiteral(parseValue(JSON.stringify(text)))).toEqual(new Date(ISO));
    },
  );

  test.each([
    [DateTime, '1899-12-31T00:00:00Z'],
    [DateTime, '2026-02-30T00:00:00Z'],
    [DateTime, 0],
    [Day, '2026-02-30'],
    [Day, '3000-01-01'],
    [Day, '2026-11-12T00:00:00Z'],
  ])('%s refuses %j', (scalar, value) => {
    expect(() => scalar.parseValue(value)).toThrow('The value has the wrong shape');
  });

  test.each([new Date(Number.NaN), 'завтра', {}])('an instant is never written as %s', (value) => {
    expect(() => DateTime.serialize(value)).toThrow();
    expect(() => Day.serialize(value)).toThrow();
  });

  test('a literal of another kind is refused', () => {
    expect(() => Day.parseLiteral({ kind: Kind.INT, value: '20261112' })).toThrow();
  });
});
