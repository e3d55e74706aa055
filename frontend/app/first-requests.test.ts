import { PERMISSIONS } from '@schema/permissions';
import sdl from '@schema/schema.graphql?raw';
import { buildSchema, Kind, parse, type SelectionSetNode, validate, visit } from 'graphql';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ANALYTICS_PATH, BOARD_PATH, BOOKING_LIST_PATH, NOW_PATH } from './paths';

const NOW = new Date('2026-11-10T09:00:00Z');
const USER_ID = 7;

interface Sent {
  readonly query: string;
  readonly operationName: string;
  /** User in the request header. */
  readonly user: string | null;
  readonly variables: { readonly start?: string };
}
const sent: Sent[] = [];
let answerProfile: (answer: object) => void;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: NOW });
  sent.length = 0;
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

const prefetchFirstScreen = async (pathname = '/') => {
  const { prefetchFirstScreen: ask } = await import('./first-requests');
  void ask({ pathname, search: '' });
};
const names = () => sent.map(({ operationName }) => operationName);

async function signedIn(permissions: readonly string[], { serverTime = NOW } = {}): Promise<void> {
  answerProfile({
    profile: { id: USER_ID, permissions },
    mustChangePassword: false,
    company: { timeZone: 'Europe/Moscow', serverTime: serverTime.toISOString() },
  });
  await vi.advanceTimersByTimeAsync(1);
}

it('the board is requested for the user of the session, once the session has been answered', async () => {
  await prefetchFirstScreen();
  expect(names()).toEqual(['Profile']);
  await signedIn(['view_board']);
  expect(names()).toEqual(['Profile', 'Board']);
  expect(sent.map(({ user }) => user)).toEqual([null, String(USER_ID)]);
});

it('the days of the board follow the clock of the server', async () => {
  await prefetchFirstScreen();
  await signedIn(['view_board'], { serverTime: new Date('2026-11-12T09:00:00Z') });
  expect(sent[1]?.variables.start).toBe('2026-11-11');
});

it.each([
  ['a screen that the user may not see', '/', ['view_clients']],
  ['a screen without first requests', '/clients', PERMISSIONS],
])('nothing is requested for %s', async (_, pathname, permissions) => {
  await prefetchFirstScreen(pathname);
  await signedIn(permissions);
  expect(names()).toEqual(['Profile']);
});

it.each([BOARD_PATH, BOOKING_LIST_PATH, ANALYTICS_PATH, NOW_PATH])(
  'the documents of %s are complete and valid for the schema',
  async (pathname) => {
    await prefetchFirstScreen(pathname);
    await signedIn(PERMISSIONS);
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
  'the documents of %s select `__typename`, by which Apollo normalises responses',
  async (pathname) => {
    await prefetchFirstScreen(pathname);
    await signedIn(PERMISSIONS);
    const [, ...ofScreen] = sent;
    expect(ofScreen.length).toBeGreaterThan(0);
    expect(ofScreen.flatMap((one) => untyped(one.query, one.operationName))).toEqual([]);
  },
);
