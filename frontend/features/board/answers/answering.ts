import { fetchGraphql, type GraphqlRequest } from '@frontend/shared/data/requests/fetch-graphql';
import { RefusedAnswer } from '@frontend/shared/data/requests/refusal';
import type { BoardQuery } from '../loading/board.generated';
import type { AnswerMessage, RequestMessage } from './worker-messages';

/** Rows parsed per message, a few milliseconds of the main thread. */
const ROWS_A_PIECE = 50;

const encoder = new TextEncoder();

function piecesOf(rows: readonly unknown[]): Uint8Array<ArrayBuffer>[] {
  const count = Math.ceil(rows.length / ROWS_A_PIECE);
  return Array.from({ length: count }, (_, index) => {
    const first = index * ROWS_A_PIECE;
    return encoder.encode(JSON.stringify(rows.slice(first, first + ROWS_A_PIECE)));
  });
}

async function answerTo(id: number, request: GraphqlRequest): Promise<AnswerMessage> {
  try {
    const { board } = await fetchGraphql<BoardQuery>(request);
    const { rows, ...answer } = board;
    return { id, answer, pieces: piecesOf(rows) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (!(error instanceof RefusedAnswer)) return { id, message, refused: null };
    const { errors, statusCode } = error;
    return { id, message, refused: { errors, statusCode } };
  }
}

/**
 * Message handler of the worker: fetches and parses answers off the main thread and posts them in
 * pieces.
 */
export function answering(
  post: (message: AnswerMessage, transfer: Transferable[]) => void,
): (message: RequestMessage) => Promise<void> {
  const underWay = new Map<number, AbortController>();
  return async (message) => {
    const { id } = message;
    if ('isCancelled' in message) {
      underWay.get(id)?.abort();
      return;
    }
    const controller = new AbortController();
    underWay.set(id, controller);
    const answer = await answerTo(id, { ...message.request, signal: controller.signal });
    underWay.delete(id);
    post(answer, 'pieces' in answer ? answer.pieces.map(({ buffer }) => buffer) : []);
  };
}
