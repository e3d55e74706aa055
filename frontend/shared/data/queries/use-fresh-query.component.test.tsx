import {
  ApolloClient,
  ApolloLink,
  gql,
  InMemoryCache,
  type TypedDocumentNode,
} from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, type ReactNode, Suspense, use } from 'react';
import { createRoot } from 'react-dom/client';
import { Observable } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce, announceAnswered } from '../commands/stale';
import { setConnectionState } from '../live-connection-state';
import { forgetAges } from './query-ages';
import { useFreshQuery } from './use-fresh-query';

const COUNT: TypedDocumentNode<{ count: number }, Record<string, never>> = gql`
  query Count {
    count
  }
`;

/** Value on the server; null: it does not respond. */
let kept: number | null = 1;
let requested = 0;
let pending: (() => void)[] = [];
let isSlow = false;

const server = new ApolloLink(
  () =>
    new Observable((observer) => {
      requested += 1;
      const answer = () => {
        if (kept === null) return observer.error(new Error('Нет связи'));
        observer.next({ data: { count: kept } });
        observer.complete();
      };
      if (isSlow) pending.push(answer);
      else answer();
    }),
);

let host: HTMLElement;
let root: ReturnType<typeof createRoot>;
let client: ApolloClient;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  kept = 1;
  requested = 0;
  pending = [];
  isSlow = false;
  forgetAges();
  client = new ApolloClient({ cache: new InMemoryCache(), link: server });
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});
afterEach(async () => {
  setConnectionState(null);
  await act(async () => root.unmount());
  client.stop();
  host.remove();
  vi.unstubAllGlobals();
});

const show = (content: ReactNode) =>
  act(async () => root.render(<ApolloProvider client={client}>{content}</ApolloProvider>));
const text = () => host.textContent;

function List() {
  const { data, error, loading, refetch } = useFreshQuery(COUNT, {
    variables: {},
    maxAgeMs: 60_000,
  });
  return (
    <>
      {data?.count ?? '—'}
      {error && (
        <button type="button" onClick={() => void refetch().catch(() => undefined)}>
          {loading ? 'ещё раз…' : 'не вышло'}
        </button>
      )}
    </>
  );
}

function Late({ code }: { readonly code: Promise<string> }) {
  return use(code);
}

test('a response is cached until a change', async () => {
  await show(<List />);
  await show(null);
  kept = 2;
  await show(<List />);
  expect([text(), requested]).toEqual(['1', 1]);
  await show(null);
  announce('addCashEntry');
  await show(<List />);
  expect([text(), requested]).toEqual(['2', 2]);
});

test('a list whose first render is discarded is still requested', async () => {
  await show(<List />);
  await show(null);
  kept = 2;
  announce('addCashEntry');
  let arrive = (_text: string) => {};
  const code = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const page = (
    <Suspense fallback="…">
      <List />
      <Late code={code} />
    </Suspense>
  );
  await show(page);
  await act(async () => arrive(' дела'));
  expect([text(), requested]).toEqual(['2 дела', 2]);
});

test('a failed query is retried by the next mount', async () => {
  kept = null;
  await show(<List />);
  expect(text()).toBe('—не вышло');
  await show(null);
  kept = 3;
  await show(<List />);
  expect(text()).toBe('3');
});

test('a failed query is retried when the connection is back', async () => {
  kept = null;
  setConnectionState({ phase: 'lost', lostAtMs: 1 });
  await show(<List />);
  expect(text()).toBe('—не вышло');
  kept = 5;
  await act(async () => setConnectionState({ phase: 'restored', lostAtMs: 1 }));
  expect(text()).toBe('5');
  const answered = requested;
  await act(async () => setConnectionState({ phase: 'lost', lostAtMs: 2 }));
  await act(async () => setConnectionState({ phase: 'restored', lostAtMs: 2 }));
  expect(requested).toBe(answered);
});

test('a failure stays until the next attempt is answered', async () => {
  kept = null;
  await show(<List />);
  isSlow = true;
  kept = 4;
  const button = () => host.querySelector('button');
  const first = button();
  await act(async () => first?.click());
  expect(text()).toBe('—ещё раз…');
  expect(button()).toBe(first);
  await act(async () => {
    for (const answer of pending) answer();
  });
  expect(text()).toBe('4');
});

function Money() {
  const { data } = useFreshQuery(COUNT, {
    variables: {},
    topics: ['money'],
    answeredBy: ['takePayment'],
  });
  return data?.count ?? '—';
}

/** Longer than notices are merged. */
const settled = () => act(async () => new Promise((resolve) => setTimeout(resolve, 200)));

test('data in an own response are not refetched; other data and changes by colleagues are', async () => {
  await show(<Money />);
  act(() => announceAnswered('takePayment', []));
  await settled();
  expect(requested).toBe(1);
  act(() => announceAnswered('countTill', []));
  await settled();
  expect(requested).toBe(2);
  act(() => announce('takePayment'));
  await settled();
  expect(requested).toBe(3);
});

test('a response from before an own save is replaced', async () => {
  isSlow = true;
  await show(<Money />);
  act(() => announceAnswered('takePayment', []));
  kept = 2;
  await settled();
  expect(requested).toBe(2);
  await act(async () => {
    for (const answer of pending) answer();
  });
  expect(text()).toBe('2');
});
