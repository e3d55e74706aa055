import { raw } from '@mikro-orm/core';
import { describe, expect, test } from 'vitest';
import { boundStatement } from './bound-statement';

const valuesOf = (params: unknown[]) =>
  boundStatement(`select ${params.map(() => '?').join(', ')}`, params)?.parameters;

describe('values are bound separately from the text', () => {
  test.each([
    ['a text, quotes and all', "О'Брайен ?", "О'Брайен ?"],
    ['a whole number as an integer, so that a division stays whole', 7, 7n],
    ['an instant in epoch milliseconds', new Date('2026-11-14T07:00:00Z'), 1794639600000n],
    ['a fraction', 0.5, 0.5],
    ['yes', true, 1n],
    ['no', false, 0n],
    ['nothing', null, null],
    ['undefined', undefined, null],
  ])('%s', (_, given, bound) => {
    expect(valuesOf([given])).toEqual([bound]);
  });

  test('including those of an SQL fragment', () => {
    const statement = boundStatement(raw('select ? + ?', [1, 2]), []);
    expect(statement).toMatchObject({ sql: 'select ? + ?', parameters: [1n, 2n] });
  });
});

describe('other statements are executed by the ORM', () => {
  test.each([
    ['a list', 'select 1 where 1 in (?)', [[1, 2]]],
    ['an object', 'select ?', [{ any: 1 }]],
    ['a name for a column', 'select ??', ['id']],
    ['an escaped question mark', String.raw`select '\?' = ?`, ['a']],
    ['named values', 'select :id', { id: 1 }],
  ])('%s', (_, sql, params) => {
    expect(boundStatement(sql, params)).toBeNull();
  });
});
