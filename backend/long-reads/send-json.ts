import type { Response } from 'express';
import { isRows, jsonPieces } from './json-pieces';

/** An array of more rows than this is sent in pieces. */
const LONG = 500;
/** Timeout of a client that receives nothing. Milliseconds. */
const TAKES_WITHIN_MS = 60_000;

const isLong = (value: unknown) => isRows(value) && !(Array.isArray(value) && value.length <= LONG);

/** Waits until the client has received the written data, or has disconnected. */
function roomIn(response: Response): () => Promise<void> {
  let wake = () => {};
  // One listener of each for the whole response: the compression cannot remove its own.
  response.on('drain', () => wake());
  response.on('close', () => wake());
  return () =>
    new Promise((resolve) => {
      wake = resolve;
    });
}

/**
 * Sends JSON in pieces at the speed of the client. A client's disconnection stops the pieces
 * without an error; a failure in the middle terminates the connection.
 */
export async function sendPieces(
  response: Response,
  status: number,
  pieces: AsyncIterable<string | Uint8Array>,
): Promise<void> {
  response.status(status);
  if (!response.get('Content-Type')) response.type('json');
  response.setTimeout(TAKES_WITHIN_MS, () => response.destroy());
  const room = roomIn(response);
  try {
    for await (const piece of pieces) {
      if (response.destroyed) return;
      if (!response.write(piece)) await room();
    }
    response.end();
  } catch (error) {
    response.destroy();
    throw error;
  }
}

/**
 * Sends a JSON body. An object with a long list (`{items: […]}`) is sent in pieces, so that 50,000
 * rows neither block the event loop nor build one string of tens of megabytes.
 */
export async function sendJson(response: Response, status: number, body: unknown): Promise<void> {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  if (isObject && Object.values(body).some(isLong)) {
    await sendPieces(response, status, jsonPieces({ ...body }));
  } else response.status(status).json(body);
}
