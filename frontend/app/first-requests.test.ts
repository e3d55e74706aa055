import type { KnownVisit } from '@frontend/shared/data/known-visit';
import { PERMISSIONS } from '@schema/permissions';
import sdl from '@schema/schema.graphql?raw';
import { buildSchema, Kind, parse, type SelectionSetNode, validate, visit } from 'graphql';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ANALYTICS_PATH, BOARD_PATH, BOOKING_LIST_PATH, NOW_PATH } from './paths';

const NOW = new Date('2026-11-10T09:00:00Z');
const KNOWN: KnownVisit = {
  userId: 7,
  zone: 'Europe/Moscow',
  aheadMs: 0,
  permissions: ['view_board'],
};

const stored = new Map<string, string>();
interface Sent {
  readonly query: string;
  readonly operationName: string;
  /** Whom it names. */
  readonly user: string | null;
  readonly variables: { readonly start?: string };
}
const sent: Sent[] = [];
let answerProfile: (answer: object) => void;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: NOW });
  stored.clear();
  sent.length = 0;
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', (_path: string, { body, headers }: { body: string; headers: Headers }) => {
    const request = JSON.parse(body);
    sent.push({ ...request, user: headers.get('x-page-user') });
    if (request.operationName !== 'Profile') return new Promise(() => undefined);
    return new Promise((resolve) => {
      answerProfile = (profile) => resolve(Response.json({ data: profile }));
    });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const askFirst = async (known: KnownVisit | null, pathname = '/') => {
  if (known) stored.set('known-visit', JSON.stringify(known));
  const { askFirst: ask } = await import('./first-requests');
  void ask({ pathname, search: '' });
};
const names = () => sent.map(({ operationName }) => operationName);

async function signedIn(
  permissions: readonly string[],
  { serverTime = NOW, id = KNOWN.userId } = {},
): Promise<void> {
  answerProfile({
    profile: { id, permissions },
    mustChangePassword: false,
    company: { timeZone: 'Europe/Moscow', serverTime: serverTime.toISOString() },
  });
  await vi.advanceTimersByTimeAsync(1);
}

it('a new device asks for the board once the session is known', async () => {
  await askFirst(null);
  expect(names()).toEqual(['Profile']);
  await signedIn(['view_board']);
  expect(names()).toEqual(['Profile', 'Board']);
});

it('a known device asks for both at once, and for the board only once', async () => {
  await askFirst(KNOWN);
  expect(names()).toEqual(['Profile', 'Board']);
  await signedIn(['view_board']);
  expect(names()).toEqual(['Profile', 'Board']);
});

it('the board is asked for the user of the last visit, and again for another one', async () => {
  await askFirst(KNOWN);
  await signedIn(['view_board'], { id: 8 });
  expect(names()).toEqual(['Profile', 'Board', 'Board']);
  expect(sent.map(({ user }) => user)).toEqual([null, '7', '8']);
});

it('a device that kept no user asks for the session first', async () => {
  const { userId: _, ...old } = KNOWN;
  stored.set('known-visit', JSON.stringify(old));
  await askFirst(null);
  expect(names()).toEqual(['Profile']);
});

it('a device whose clock shows another day asks again for the right one', async () => {
  await askFirst(KNOWN);
  await signedIn(['view_board'], { serverTime: new Date('2026-11-12T09:00:00Z') });
  const [, wrong, right] = sent;
  expect(names()).toEqual(['Profile', 'Board', 'Board']);
  expect([wrong?.variables.start, right?.variables.start]).toEqual(['2026-11-09', '2026-11-11']);
});

it.each([
  ['without the permission', { ...KNOWN, permissions: ['view_clients'] }, '/'],
  ['of a section without early data', KNOWN, '/clients'],
])('a known device %s asks for the session alone', async (_, known, pathname) => {
  await askFirst(known, pathname);
  expect(names()).toEqual(['Profile']);
});

it('what the user may no longer see is not asked for again', async () => {
  await askFirst(null);
  await signedIn(['view_clients']);
  expect(names()).toEqual(['Profile']);
});

it.each([BOARD_PATH, BOOKING_LIST_PATH, ANALYTICS_PATH, NOW_PATH])(
  'the documents of %s are whole and fit the schema',
  async (pathname) => {
    await askFirst({ ...KNOWN, permissions: PERMISSIONS }, pathname);
    expect(sent.length).toBeGreaterThan(1);
    const schema = buildSchema(sdl);
    expect(sent.flatMap(({ query }) => validate(schema, parse(query)))).toEqual([]);
  },
);

/** The fields of a query that have parts, without the name of their type. */
function untyped(query: string, operationName: string): string[] {
  const { definitions } = parse(query);
  const found: string[] = [];
  const fragment = (name: string) =>
    definitions.find((one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === name);
  const isTyped = ({ selections }: SelectionSetNode): boolean =>
    selections.some((one) => {
      if (one.kind === Kind.FIELD) return one.name.value === '__typename';
      const spread = one.kind === Kind.FRAGMENT_SPREAD && fragment(one.name.value);
      return spread && spread.kind === Kind.FRAGMENT_DEFINITION && isTyped(spread.selectionSet);
    });
  for (const definition of definitions) {
    const isOther =
      definition.kind === Kind.OPERATION_DEFINITION && definition.name?.value !== operationName;
    if (isOther) continue;
    visit(definition, {
      Field({ name, selectionSet }) {
        if (selectionSet && !isTyped(selectionSet)) found.push(name.value);
      },
    });
  }
  return found;
}

it.each([BOOKING_LIST_PATH, ANALYTICS_PATH, NOW_PATH])(
  'the documents of %s name the types, by which Apollo keeps the answers',
  async (pathname) => {
    await askFirst({ ...KNOWN, permissions: PERMISSIONS }, pathname);
    const [, ...ofScreen] = sent;
    expect(ofScreen.length).toBeGreaterThan(0);
    expect(ofScreen.flatMap((one) => untyped(one.query, one.operationName))).toEqual([]);
  },
);
