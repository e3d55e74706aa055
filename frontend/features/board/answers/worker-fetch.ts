import { fetchGraphql, type GraphqlRequest } from '@frontend/shared/data/requests/fetch-graphql';
import { noteOtherUser } from '@frontend/shared/data/requests/other-user';
import { pageUser } from '@frontend/shared/data/requests/page-user';
import { RefusedAnswer } from '@frontend/shared/data/requests/refusal';
import { inSlices } from '@frontend/shared/lib/in-slices';
import type { BoardQuery } from '../loading/board.generated';
import type { AnswerRow } from '../model/rows/board-answer';
import type { AnswerMessage, RequestMessage } from './worker-messages';

type Fetch = typeof fetchGraphql<BoardQuery>;

/** The part of `Worker` in use. */
export type AnswerThread = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

function* rowsOf(pieces: readonly Uint8Array[]): Generator<undefined, AnswerRow[]> {
  const decoder = new TextDecoder();
  const rows: AnswerRow[] = [];
  for (const piece of pieces) {
    // Rows that the worker has parsed for this query.
    rows.push(...(JSON.parse(decoder.decode(piece)) as AnswerRow[]));
    yield;
  }
  return rows;
}

async function boardOf(message: AnswerMessage, sentAtMs: number): Promise<BoardQuery> {
  if ('pieces' in message) {
    const rows = await inSlices(rowsOf(message.pieces));
    return { board: { ...message.answer, rows } as BoardQuery['board'] };
  }
  const { refused } = message;
  if (!refused) throw new Error(message.message);
  const error = new RefusedAnswer(message.message, refused.errors, refused.statusCode);
  // Noted in the worker, which has no listeners.
  noteOtherUser(error, sentAtMs);
  throw error;
}

/**
 * Creates a `fetchGraphql` that runs in a worker: thousands of rows are parsed off the main thread
 * and arrive in pieces. Falls back to `fetchInPage` where the worker cannot run.
 */
export function createWorkerFetch(
  create: () => AnswerThread,
  fetchInPage: Fetch = fetchGraphql,
): Fetch {
  const waiting = new Map<number, (message: AnswerMessage | null) => void>();
  let thread: AnswerThread | null = null;
  let hasFailed = false;
  let last = 0;

  function failed(): void {
    hasFailed = true;
    thread?.terminate();
    for (const answer of waiting.values()) answer(null);
    waiting.clear();
  }
  function start(): AnswerThread {
    const started = create();
    started.addEventListener('message', ({ data }: MessageEvent<AnswerMessage>) => {
      waiting.get(data.id)?.(data);
      waiting.delete(data.id);
    });
    started.addEventListener('error', failed);
    return started;
  }
  function send(message: RequestMessage): void {
    thread ??= start();
    thread.postMessage(message);
  }

  return async (request: GraphqlRequest) => {
    const { signal, ...rest } = request;
    if (hasFailed) return fetchInPage(request);
    signal?.throwIfAborted();
    last += 1;
    const id = last;
    const cancel = () => send({ id, isCancelled: true });
    signal?.addEventListener('abort', cancel);
    const sentAtMs = performance.now();
    try {
      const message = await new Promise<AnswerMessage | null>((resolve) => {
        waiting.set(id, resolve);
        // The worker has no access to the user of the page.
        send({ id, request: { pageUser: pageUser(), ...rest } });
      });
      return await (message ? boardOf(message, sentAtMs) : fetchInPage(request));
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  };
}
