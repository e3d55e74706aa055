import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Closes keep-alive connections gracefully: no client sends a request on a closing connection. */
interface Parting {
  /** Answers not yet begun get `Connection: close`. */
  begin(): void;
}

export function partingOf(server: Server): Parting {
  /** The last answer of each open connection. */
  const answers = new Map<Socket, ServerResponse>();
  let isParting = false;
  const part = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  server.on('connection', (socket) => socket.once('close', () => answers.delete(socket)));
  server.prependListener('request', ({ socket }, response) => {
    answers.set(socket, response);
    if (isParting) part(response);
  });
  return {
    begin() {
      isParting = true;
      for (const response of answers.values()) part(response);
    },
  };
}
