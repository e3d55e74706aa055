import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '@backend/rest/routes';
import { parse, specifiedRules, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { buildSchema } from './build-schema';
import { asksForSchema, LIMITS, limitRules } from './limits';

const ROOT = join(import.meta.dirname, '../..');
const faultsOf = (text: string) =>
  validate(buildSchema(), parse(text, { maxTokens: LIMITS.tokens }), [
    ...specifiedRules,
    ...limitRules,
  ]).map((fault) => fault.message);

describe("the limits allow the product's own queries", () => {
  test.each(routes)('$method $path is possible over GraphQL', ({ operation }) => {
    expect(faultsOf(operation)).toEqual([]);
  });

  const files = globSync('frontend/**/*.graphql', { cwd: ROOT });

  test('there are client files with queries', () => {
    expect(files.length).toBeGreaterThan(10);
  });

  test.each(files)('all queries of %s pass, even as one document', (file) => {
    expect(faultsOf(readFileSync(join(ROOT, file), 'utf8'))).toEqual([]);
  });
});

test('introspection is detected anywhere in a document', () => {
  expect(asksForSchema(parse('{ company { name __typename } }'))).toBe(false);
  expect(asksForSchema(parse('{ company { name } a: __schema { __typename } }'))).toBe(true);
  expect(asksForSchema(parse('{ ...f } fragment f on Query { __type(name: "A") { name } }'))).toBe(
    true,
  );
});
