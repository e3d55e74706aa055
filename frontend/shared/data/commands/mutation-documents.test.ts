import { EDITS, EDITS_OF_SEVERAL, ENTRIES, STEPS } from '@schema/mutation-kinds';
import sdl from '@schema/schema.graphql?raw';
import {
  buildSchema,
  concatAST,
  type FieldNode,
  getNamedType,
  isObjectType,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
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

/** Every root field of every mutation of a screen. */
const sent: readonly FieldNode[] = Object.values(sources).flatMap((source) =>
  parse(source).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION && definition.operation === 'mutation'
      ? definition.selectionSet.selections.flatMap((root) =>
          root.kind === Kind.FIELD ? [root] : [],
        )
      : [],
  ),
);

test('every edit mutation of a screen passes a variable for the version', () => {
  const edits = sent.filter(({ name }) => CARRIED[name.value] !== undefined);
  expect(edits.length).toBeGreaterThan(25);
  const without = edits.filter(({ name, arguments: passed = [] }) => {
    const [argument] = (CARRIED[name.value] ?? '').replace('[]', '').split('.');
    return !passed.some((one) => one.name.value === argument && one.value.kind === Kind.VARIABLE);
  });
  expect(without.map(({ name }) => name.value)).toEqual([]);
});

/** Cache keys of apollo.ts other than `id`. */
const KEYS = ['bookingIds', 'customerId', 'carId', 'sourceId'];
/** The dialog of a booking would treat its own archiving as one by a colleague. */
const EXCEPT = ['archiveBooking'];

const documents = concatAST(Object.values(sources).map((source) => parse(source)));
const schema = buildSchema(sdl);

/** The fields of a record in a selection, including its fragments. */
function fieldsOf(selections: FieldNode['selectionSet']): readonly string[] {
  return (selections?.selections ?? []).flatMap((one) => {
    if (one.kind === Kind.FIELD) return [one.name.value];
    const named =
      one.kind === Kind.FRAGMENT_SPREAD
        ? documents.definitions.find(
            (definition) =>
              definition.kind === Kind.FRAGMENT_DEFINITION &&
              definition.name.value === one.name.value,
          )
        : one;
    return named && 'selectionSet' in named ? fieldsOf(named.selectionSet) : [];
  });
}

/** Selections of records with a version, by type: of a mutation's answer, or of a query. */
function versioned(operation: 'mutation' | 'query') {
  const found: { readonly type: string; readonly root: string; fields: readonly string[] }[] = [];
  for (const definition of documents.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION || definition.operation !== operation)
      continue;
    for (const root of definition.selectionSet.selections) {
      if (root.kind !== Kind.FIELD) continue;
      const types = new TypeInfo(schema);
      const visitor = visitWithTypeInfo(types, {
        Field(node) {
          const type = types.getType();
          const fields = fieldsOf(node.selectionSet);
          const named = type && getNamedType(type);
          const isKeyed = fields.some((name) => name === 'id' || KEYS.includes(name));
          if (isObjectType(named) && isKeyed && fields.includes('version')) {
            found.push({ type: named.name, root: root.name.value, fields });
          }
        },
      });
      visit(
        { ...definition, selectionSet: { ...definition.selectionSet, selections: [root] } },
        visitor,
      );
    }
  }
  return found;
}

test('a version is cached only with all fields edited under it', () => {
  const read = versioned('query');
  const answered = versioned('mutation').filter(({ root }) => !EXCEPT.includes(root));
  expect(answered.length).toBeGreaterThan(20);
  const partial = answered.flatMap(({ type, root, fields }) => {
    const shown = read.filter((query) => query.type === type).flatMap((query) => query.fields);
    const missing = [...new Set(shown)].filter((name) => !fields.includes(name));
    return missing.length > 0 ? [`${root}: ${type} without ${missing.join(', ')}`] : [];
  });
  expect(partial).toEqual([]);
});
