import { fetchGraphql, type GraphqlRequest } from '@frontend/shared/data/requests/fetch-graphql';
import { onOtherUser } from '@frontend/shared/data/requests/other-user';
import { setPageUser } from '@frontend/shared/data/requests/page-user';
import { refusalOf } from '@frontend/shared/data/requests/refusal';
import { generic } from '@schema/messages/general';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BoardQuery } from '../loading/board.generated';
import { car } from '../testing/board-rows';
import { answering } from './answering';
import { type AnswerThread, createWorkerFetch } from './worker-fetch';

const REQUEST: GraphqlRequest = { query: 'query Board { board }', operationName: 'Board' };

const sent = vi.fn<typeof fetch>();
const open: MessagePort[] = [];

/** The worker's code behind a port: messages are cloned and transferred as between threads. */
function thread(): AnswerThread {
  const { port1: page, port2: worker } = new MessageChannel();
  open.push(page, worker);
  const take = answering((message, transfer) => worker.postMessage(message, transfer));
  worker.onmessage = ({ data }) => void take(data);
  page.start();
  return {
    postMessage: (message: unknown) => page.postMessage(message),
    addEventListener: page.addEventListener.bind(page),
    terminate: () => page.close(),
  };
}

/** A worker whose file does not load. */
function brokenThread(): AnswerThread {
  const target = new EventTarget();
  return {
    postMessage: () => void setTimeout(() => target.dispatchEvent(new Event('error'))),
    addEventListener: target.addEventListener.bind(target),
    terminate: () => {},
  };
}

function boardOf(cars: number): BoardQuery {
  const rows = Array.from({ length: cars }, (_, index) => ({
    car: car(index + 1),
    bookings: [],
    maintenances: [],
  }));
  // The fields of the rows that the test reads.
  return {
    board: { start: '2026-11-01', days: 21, cursor: 'run.1', rows },
  } as unknown as BoardQuery;
}

function answers(make: () => Response | Promise<Response>): void {
  sent.mockImplementation(async () => make());
  vi.stubGlobal('fetch', sent);
}

afterEach(() => {
  vi.unstubAllGlobals();
  sent.mockReset();
  for (const port of open.splice(0)) port.close();
});

describe('the board requested in a worker', () => {
  it.each([0, 1, 50, 51, 1234])('arrives complete and in order: %i cars', async (cars) => {
    answers(() => Response.json({ data: boardOf(cars) }));
    expect(await createWorkerFetch(thread)(REQUEST)).toEqual(boardOf(cars));
  });

  it('answers each of several requests', async () => {
    const days = [1, 2, 3];
    sent.mockImplementation(async (_, init) => {
      const { variables } = JSON.parse(String(init?.body));
      return Response.json({ data: { board: { ...boardOf(2).board, days: variables.days } } });
    });
    vi.stubGlobal('fetch', sent);
    const ask = createWorkerFetch(thread);
    const all = await Promise.all(
      days.map((count) => ask({ ...REQUEST, variables: { days: count } })),
    );
    expect(all.map(({ board }) => board.days)).toEqual(days);
  });

  it('is refused as in the page', async () => {
    const refusal = { message: 'Нет доступа', extensions: { code: 'FORBIDDEN' } };
    answers(() => Response.json({ errors: [refusal] }, { status: 403 }));
    const error = await createWorkerFetch(thread)(REQUEST).catch((reason: unknown) => reason);
    expect(refusalOf(error)).toMatchObject({ message: 'Нет доступа', code: 'FORBIDDEN' });
    expect(error).toMatchObject({ statusCode: 403 });
  });

  it('names the user of the page, and reports another signed-in user', async () => {
    const refusal = { message: 'Вошли', extensions: { code: 'OTHER_USER', signedIn: 'petrov' } };
    answers(() => Response.json({ errors: [refusal] }, { status: 409 }));
    const ask = createWorkerFetch(thread);
    setPageUser(7);
    const heard: string[] = [];
    const stop = onOtherUser((login) => heard.push(login));
    const asked = ask(REQUEST).catch((reason: unknown) => reason);
    setPageUser(null);
    expect(refusalOf(await asked)?.code).toBe('OTHER_USER');
    stop();
    expect(new Headers(sent.mock.lastCall?.[1]?.headers).get('x-page-user')).toBe('7');
    expect(heard).toContain('petrov');
  });

  it('fails without a network with the same sentence', async () => {
    answers(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(createWorkerFetch(thread)(REQUEST)).rejects.toThrow(generic.unavailable);
  });

  it('is cancelled with its signal', async () => {
    const controller = new AbortController();
    sent.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    vi.stubGlobal('fetch', sent);
    const asked = createWorkerFetch(thread)({ ...REQUEST, signal: controller.signal });
    await vi.waitFor(() => expect(sent).toHaveBeenCalled());
    controller.abort();
    await expect(asked).rejects.toThrow();
  });

  it('is read in the page when the worker fails to load', async () => {
    answers(() => Response.json({ data: boardOf(3) }));
    const ask = createWorkerFetch(brokenThread, fetchGraphql);
    expect(await ask(REQUEST)).toEqual(boardOf(3));
    expect(await ask(REQUEST)).toEqual(boardOf(3));
    expect(sent).toHaveBeenCalledTimes(2);
  });
});
