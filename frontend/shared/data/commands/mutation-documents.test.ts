import { EDITS, EDITS_OF_SEVERAL, ENTRIES, STEPS } from '@schema/mutation-kinds';
import { type FieldNode, Kind, parse } from 'graphql';
import { expect, test } from 'vitest';

const CARRIED: Readonly<Record<string, string>> = {
  ...EDITS,
  ...STEPS,
  ...EDITS_OF_SEVERAL,
  ...ENTRIES,
};

const sources = import.meta.glob<string>('../../../**/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every root field of every mutation that a screen sends. */
const sent: readonly FieldNode[] = Object.values(sources).flatMap((source) =>
  parse(source).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION && definition.operation === 'mutation'
      ? definition.selectionSet.selections.flatMap((root) =>
          root.kind === Kind.FIELD ? [root] : [],
        )
      : [],
  ),
);

test('every mutation of a screen that edits passes a variable for what was read', () => {
  const edits = sent.filter(({ name }) => CARRIED[name.value] !== undefined);
  expect(edits.length).toBeGreaterThan(25);
  const without = edits.filter(({ name, arguments: passed = [] }) => {
    const [argument] = (CARRIED[name.value] ?? '').replace('[]', '').split('.');
    return !passed.some((one) => one.name.value === argument && one.value.kind === Kind.VARIABLE);
  });
  expect(without.map(({ name }) => name.value)).toEqual([]);
});
