import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootFields } from '@backend/operation/access';
import { MAX_POINTS, pointsOf, priceRuleOf } from '@backend/operation/price';
import { prepareRow } from '@backend/rest/prepare-row';
import { routes } from '@backend/rest/routes';
import { LIST_PAGE, MAX_MONEY_MARKS } from '@schema/constants';
import { exampleQueries } from '@schema/texts/shell/examples';
import { type DocumentNode, parse, separateOperations } from 'graphql';
import { describe, expect, test } from 'vitest';
import { buildSchema } from './build-schema';
import { documentPoints, refusalOfPoints } from './document-price';

const schema = buildSchema();
const points = (text: string, variables: Record<string, unknown> = {}, operationName?: string) =>
  documentPoints(schema, { document: parse(text), variables, operationName });
const pointsOfField = (path: string, args: Record<string, unknown> = {}) => {
  const field = rootFields(schema).find((one) => one.path === path)?.field;
  const rule = field && priceRuleOf(field);
  return rule ? pointsOf(rule, args) : null;
};

describe('the price of a field', () => {
  test.each(rootFields(schema))('$path has one, alone within the bound', ({ path, field }) => {
    const rule = priceRuleOf(field);
    expect(rule?.points, path).toBeGreaterThanOrEqual(1);
    expect(rule?.points).toBeLessThanOrEqual(MAX_POINTS);
  });

  test.each(rootFields(schema))('$path is multiplied by arguments it has', ({ field }) => {
    const names = new Set(field.args.map(({ name }) => name));
    if (names.has('start') && names.has('end')) names.add('period');
    const sizes = Object.keys(priceRuleOf(field)?.sizes ?? {});
    expect(sizes.filter((path) => !names.has(path.split('.')[0] ?? ''))).toEqual([]);
  });

  /** Values of a request that convert to no text and no number, and others of a wrong type. */
  const WRONG: readonly unknown[] = [
    JSON.parse('{"toString": 1, "valueOf": 2}'),
    Object.create(null),
    [[], null],
    [JSON.parse('{"toString": 1, "valueOf": 2}')],
    Symbol('unreadable'),
    Number.NaN,
    -1,
    true,
    null,
  ];
  test.each(rootFields(schema))('$path has one for arguments of any type', ({ field }) => {
    const rule = priceRuleOf(field);
    if (!rule) throw new Error('no @Price');
    const names = [...field.args.map(({ name }) => name), 'start', 'end', 'input'];
    for (const value of WRONG) {
      const args = Object.fromEntries(names.map((name) => [name, value]));
      expect(pointsOf(rule, args)).toBeLessThanOrEqual(MAX_POINTS);
      expect(pointsOf(rule, { ...args, input: args })).toBeGreaterThanOrEqual(1);
    }
  });

  /** Lists that narrow the answer or name the whole fleet, limits of a few rows. */
  const SMALLER = new Set([
    'board.carIds',
    'reorderCars.order',
    'reorderCars.basedOn',
    'findCustomers.limit',
  ]);
  /** Arguments whose size is the work of the field. */
  const MULTIPLYING = ['pageSize', 'limit', 'days', 'text', 'query'];
  test.each(rootFields(schema))('$path is multiplied by its sizes and lists', ({ field }) => {
    const sizes = priceRuleOf(field)?.sizes ?? {};
    const isMultiplied = (name: string) => Object.hasOwn(sizes, name);
    const bare = field.args
      .filter(
        ({ name, type }) => MULTIPLYING.includes(name) || /^\[(Int|\w+Input)!\]/.test(`${type}`),
      )
      .filter(({ name }) => !isMultiplied(name) && !SMALLER.has(`${field.name}.${name}`));
    expect(bare.map(({ name }) => name)).toEqual([]);
  });

  test.each([
    ['Query.customersPage', {}, 5],
    ['Query.customersPage', { pageSize: 10 }, 5],
    ['Query.customersPage', { pageSize: LIST_PAGE.maxSize }, 10],
    ['Query.board', { days: 63 }, 90],
    ['Query.board', { days: 400 }, MAX_POINTS],
    ['Query.moneyMarks', { bookingIds: Array.from({ length: MAX_MONEY_MARKS }) }, 20],
    ['Query.search', { text: 'рио белый' }, 10],
    ['Query.search', { text: 'а б в г д е ж з' }, 20],
    ['Query.search', { text: 'а '.repeat(100) }, 30],
    ['Query.dailyAnalytics', { start: '2026-01-01', end: '2026-07-06' }, 20],
    ['Query.dailyAnalytics', { start: 'вчера', end: 7 }, 10],
    ['Mutation.reseatBookings', { moves: Array.from({ length: 20 }) }, 20],
    ['Mutation.reseatBookings', { moves: null }, 10],
    ['Query.board', { days: Number.NaN }, 30],
  ])('%s with %o', (path, args, expected) => {
    expect(pointsOfField(path, args)).toBe(expected);
  });
});

describe('the price of a document', () => {
  test.each([
    ['a field', '{ cars { items { id } } }', 25],
    ['aliases', '{ a: cars { items { id } } b: cars { items { id } } }', 50],
    ['one field named twice', '{ cars { items { id } } cars { items { brand } } }', 25],
    [
      'fields of fragments',
      '{ ...f ... { b: company { name } } } fragment f on Query { a: cars { items { id } } }',
      26,
    ],
    ['a fragment spread twice', '{ ...f ...f } fragment f on Query { company { name } }', 1],
    ['fields skipped by a directive', '{ cars @skip(if: true) { items { id } } }', 25],
    ['the schema', '{ __schema { types { name } } __typename }', 20],
    ['unknown fields', '{ nope }', 0],
  ])('counts %s', (_, text, expected) => {
    expect(points(text)).toBe(expected);
  });

  test('counts the values of variables and their defaults', () => {
    const text = `query ($size: Int = 100, $days: Int!) {
      customersPage(pageSize: $size) { total } board(start: "2026-11-10", days: $days) { cursor } }`;
    expect(points(text, { days: 21 })).toBe(10 + 30);
    expect(points(text, { days: 42, size: 50 })).toBe(5 + 60);
  });

  test('is that of the operation selected by name', () => {
    const text = 'query a { company { name } } query b { cars { items { id } } }';
    expect(['a', 'b', 'c'].map((name) => points(text, {}, name))).toEqual([1, 25, 0]);
  });

  test('is refused over the bound with a message', () => {
    expect(refusalOfPoints(MAX_POINTS)).toBeNull();
    expect(refusalOfPoints(MAX_POINTS + 1)).toMatchObject({
      code: 'BAD_REQUEST',
      message: 'В одном запросе слишком много сразу. Разделите его на несколько.',
      details: { points: MAX_POINTS + 1, maxPoints: MAX_POINTS },
    });
  });
});

describe("the product's own documents", () => {
  const ROOT = join(import.meta.dirname, '../..');
  const text = globSync('frontend/**/*.graphql', { cwd: ROOT })
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n');
  const client = Object.entries(separateOperations(parse(text)));
  const examples = Object.entries(
    separateOperations(parse(exampleQueries('2026-11-10').join('\n'))),
  );
  const cost = (document: DocumentNode) => documentPoints(schema, { document });

  test('are many', () => {
    expect([client.length, examples.length, routes.length].map((count) => count > 9)).toEqual([
      true,
      true,
      true,
    ]);
  });

  test.each(client)('cost at most half the bound: %s', (_, document) => {
    expect(cost(document)).toBeLessThanOrEqual(MAX_POINTS / 2);
  });

  test.each(examples)('of the playground cost at most half the bound: %s', (_, document) => {
    expect(cost(document)).toBeLessThanOrEqual(MAX_POINTS / 2);
  });

  test.each(routes)('of REST are within the bound: $method $path', (row) => {
    // A field alone never costs more than the bound.
    expect(cost(prepareRow(row, schema).document())).toBeLessThanOrEqual(MAX_POINTS);
  });
});
