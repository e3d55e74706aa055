import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareRow } from '@backend/rest/prepare-row';
import { routes } from '@backend/rest/routes';
import { type DefinitionNode, Kind, parse, print, specifiedRules, validate, visit } from 'graphql';
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
  test.each(routes)('$method $path is possible over GraphQL', (row) => {
    expect(faultsOf(prepareRow(row, buildSchema()).operation)).toEqual([]);
  });

  const definitions = globSync('frontend/**/*.graphql', { cwd: ROOT }).flatMap((file) =>
    parse(readFileSync(join(ROOT, file), 'utf8')).definitions.map((node) => ({ file, node })),
  );
  const files = Map.groupBy(
    definitions.filter(({ node }) => node.kind === Kind.OPERATION_DEFINITION),
    ({ file }) => file,
  );
  const spread = new Set<string>();

  /** The operations of a file with the fragments they use, which may be in other files. */
  function documentOf(nodes: readonly DefinitionNode[]): string {
    const found = new Set(nodes);
    // Iteration of a set includes elements added during the loop.
    for (const node of found) {
      visit(node, {
        FragmentSpread: ({ name }) => {
          spread.add(name.value);
          const fragment = definitions.find(
            (one) =>
              one.node.kind === Kind.FRAGMENT_DEFINITION && one.node.name.value === name.value,
          );
          if (fragment) found.add(fragment.node);
        },
      });
    }
    return [...found].map(print).join('\n');
  }

  test('there are client files with queries', () => {
    expect(files.size).toBeGreaterThan(10);
  });

  test.each([...files])('all queries of %s pass, even as one document', (_file, own) => {
    expect(faultsOf(documentOf(own.map(({ node }) => node)))).toEqual([]);
  });

  test('every fragment is used', () => {
    const names = definitions.flatMap(({ node }) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [node.name.value] : [],
    );
    expect(names.filter((name) => !spread.has(name))).toEqual([]);
  });
});

test('introspection is detected anywhere in a document', () => {
  expect(asksForSchema(parse('{ company { name __typename } }'))).toBe(false);
  expect(asksForSchema(parse('{ company { name } a: __schema { __typename } }'))).toBe(true);
  expect(asksForSchema(parse('{ ...f } fragment f on Query { __type(name: "A") { name } }'))).toBe(
    true,
  );
});
