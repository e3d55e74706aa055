import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Failure } from '@backend/failures/failure';
import { failureBody, retryAfterOf, statusOf } from '@backend/failures/statuses';

/** How long a client has to read the answer before its connection is cut. Milliseconds. */
const READ_WITHIN_MS = 1000;

/**
 * Answers over a bare connection, where no response exists, in the shape of every refusal, and ends the
 * connection. A client that keeps its side open is cut off.
 */
export function turnAway(socket: Duplex, failure: Failure): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusOf(failure.code);
  const wait = retryAfterOf(failure);
  const body = JSON.stringify(failureBody(failure));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    ...(wait === null ? [] : [`Retry-After: ${wait}`]),
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  const cut = setTimeout(() => socket.destroy(), READ_WITHIN_MS);
  socket.once('close', () => clearTimeout(cut));
  // Whatever else arrives is dropped, so that the client's end of the connection is seen.
  socket.resume();
  socket.once('end', () => socket.destroy());
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
