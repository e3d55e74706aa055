import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Failure } from '@backend/failures/failure';
import { failureBody, retryAfterOf, statusOf } from '@backend/failures/statuses';

/** Time for the client to read the response before the socket is destroyed. Milliseconds. */
const READ_WITHIN_MS = 1000;

/**
 * Responds on a raw socket in the common error format and closes it. A client that keeps its side
 * open is disconnected.
 */
export function refuseSocket(socket: Duplex, failure: Failure): void {
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
  // Drains further input, so that the client's end of the connection is detected.
  socket.resume();
  socket.once('end', () => socket.destroy());
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
