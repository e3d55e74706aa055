import { tablePrints } from '@backend/fuzz/testing/table-print';
import { routes } from '@backend/rest/routes';
import { addEditor, EDITED, EDITOR } from '@backend/testing/data/edits';
import { formOf, sendForm } from '@backend/testing/data/uploads';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { EDITS, EDITS_OF_SEVERAL, ENTRIES, STEPS, WITHOUT_VERSION } from '@schema/mutation-kinds';
import {
  type GraphQLArgument,
  type GraphQLInputField,
  getNamedType,
  isCompositeType,
  isInputObjectType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSchema } from './build-schema';

type Variables = Record<string, unknown>;

const mutations = buildSchema().getMutationType()?.getFields() ?? {};
const CARRIED = { ...EDITS, ...STEPS, ...EDITS_OF_SEVERAL, ...ENTRIES };
/** Texts of records that have their own. */
const STALE_TEXTS: readonly string[] = [
  MESSAGES.generic.stale,
  MESSAGES.customers.stale,
  MESSAGES.cars.orderIncomplete,
];

let app: TestApp;
let print: () => Promise<string>;
beforeAll(async () => {
  app = await startTestApp();
  await addEditor(app);
  print = tablePrints(app.store);
});
afterAll(() => app.close());

/** 'input.moves[].version' names an argument and fields of input types. */
function accepts(name: string, path: string): boolean {
  let places: readonly (GraphQLArgument | GraphQLInputField)[] = mutations[name]?.args ?? [];
  return path
    .replaceAll('[]', '')
    .split('.')
    .every((part) => {
      const found = places.find((place) => place.name === part);
      const type = found && getNamedType(found.type);
      places = isInputObjectType(type) ? Object.values(type.getFields()) : [];
      return found !== undefined;
    });
}

/** The variables with `read` in the edit's version argument. */
function carrying(name: keyof typeof EDITS, variables: Variables, read: unknown): Variables {
  const [first = '', second] = EDITS[name].split('.');
  if (second === undefined) return { ...variables, [first]: read };
  return { ...variables, [first]: { ...(variables[first] as Variables), [second]: read } };
}

const wire = (variables: Variables) =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      value instanceof Buffer ? value.toString('base64') : value,
    ]),
  );

/** The code of the refusal and its text; OK without one. */
interface Outcome {
  readonly code: unknown;
  readonly message: unknown;
}

async function overGraphql(name: string, variables: Variables): Promise<Outcome> {
  const field = mutations[name];
  const declared = field?.args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const passed = field?.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const selected = field && isCompositeType(getNamedType(field.type)) ? '{ __typename }' : '';
  const document = `mutation (${declared}) { ${name}(${passed}) ${selected} }`;
  const { errors } = await app.as(EDITOR).gql(document, wire(variables));
  return { code: errors?.[0]?.extensions.code ?? 'OK', message: errors?.[0]?.message };
}

/** Null: REST has no call for it. */
async function overRest(name: string, variables: Variables): Promise<Outcome | null> {
  const row = routes.find(({ field }) => field === name);
  if (!row) return null;
  const { input, ...rest } = variables;
  const path = row.path.replace(/\{(\w+)\}/g, (_, param) => String(rest[param]));
  const client = app.as(EDITOR);
  if (row.upload) {
    const [field = ''] = Object.keys(rest).filter((argument) => rest[argument] instanceof Buffer);
    const form = formOf({ field, bytes: variables[field] as Uint8Array });
    if (rest.version !== undefined) form.append('version', String(rest.version));
    const { status, body } = await sendForm(app.url, client, path, form);
    return status < 300 ? { code: 'OK', message: undefined } : (body as unknown as Outcome);
  }
  const { status, body } = await client.rest(row.method, path, { ...rest, ...(input as object) });
  return status < 300 ? { code: 'OK', message: undefined } : (body as unknown as Outcome);
}

describe('the mutations of the schema', () => {
  test('each have one kind', () => {
    const named = Object.keys({ ...CARRIED, ...WITHOUT_VERSION });
    expect(named.toSorted()).toEqual(Object.keys(mutations).toSorted());
    const kinds = [EDITS, STEPS, EDITS_OF_SEVERAL, ENTRIES, WITHOUT_VERSION];
    expect(kinds.flatMap((kind) => Object.keys(kind))).toHaveLength(named.length);
  });

  test.each(Object.entries(CARRIED))('%s accepts %s', (name, path) => {
    expect(accepts(name, path)).toBe(true);
  });

  test('without a version accept none', () => {
    const versioned = Object.keys(WITHOUT_VERSION).filter(
      (name) => accepts(name, 'version') || accepts(name, 'input.version'),
    );
    // A new car has the input of an edit; a restored booking is unchanged since its cancellation.
    expect(versioned).toEqual(['createCar', 'restoreBooking']);
  });
});

const edits = Object.keys(EDITS) as (keyof typeof EDITS)[];

describe.each(edits)('%s', (name) => {
  test('with an outdated version is refused over REST and GraphQL and changes nothing', async () => {
    const { read, edit } = await EDITED[name](app);
    const opened = await read();
    expect(await overGraphql(name, carrying(name, edit(1), opened))).toMatchObject({ code: 'OK' });
    const before = await print();
    const late = carrying(name, edit(2), opened);
    for (const answer of [await overGraphql(name, late), await overRest(name, late)]) {
      if (answer === null) continue;
      expect(answer.code).toBe('STALE');
      expect(STALE_TEXTS).toContain(answer.message);
    }
    expect(await print()).toBe(before);
  });

  test('of two concurrent edits of one version one is saved, the other refused', async () => {
    const { read, edit } = await EDITED[name](app);
    const opened = await read();
    const answers = await Promise.all(
      [3, 4].map((nth) => overGraphql(name, carrying(name, edit(nth), opened))),
    );
    const codes = answers.map(({ code }) => code).toSorted();
    expect(codes).toEqual(['OK', 'STALE']);
    expect(await read()).not.toEqual(opened);
  });

  test('with the current version is saved, and without a version too', async () => {
    const { edit, read } = await EDITED[name](app);
    const opened = await read();
    const first = carrying(name, edit(6), opened);
    const answer = (await overRest(name, first)) ?? (await overGraphql(name, first));
    expect(answer).toMatchObject({ code: 'OK' });
    expect(await read()).not.toEqual(opened);
    expect(await overGraphql(name, edit(5))).toMatchObject({ code: 'OK' });
  });
});
