import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/** Rows serialized per chunk: a few milliseconds, then the event loop is released. */
const PIECE = 500;

type Body = Readonly<Record<string, unknown>>;

const isLongList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > PIECE;

const othersTurn = () => new Promise((resolve) => setImmediate(resolve));

async function* piecesOf(body: Body): AsyncGenerator<string> {
  let lead = '{';
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue;
    lead += JSON.stringify(name);
    if (!isLongList(value)) {
      yield `${lead}:${JSON.stringify(value)}`;
    } else {
      for (let start = 0; start < value.length; start += PIECE) {
        const rows = JSON.stringify(value.slice(start, start + PIECE)).slice(1, -1);
        yield `${start === 0 ? `${lead}:[` : ','}${rows}`;
        await othersTurn();
      }
      yield ']';
    }
    lead = ',';
  }
  yield '}';
}

const isGone = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * Sends a JSON body. An object with a long list (`{items: […]}`) is sent in chunks, with
 * backpressure, so that 50,000 rows neither block the event loop nor build one string of tens of
 * megabytes. A client disconnect is not an error.
 */
export async function sendJson(response: Response, status: number, body: unknown): Promise<void> {
  response.status(status);
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  if (!isObject || !Object.values(body).some(isLongList)) {
    response.json(body);
    return;
  }
  response.type('json');
  await pipeline(Readable.from(piecesOf({ ...body })), response).catch((error: unknown) => {
    if (!isGone(error)) throw error;
  });
}
