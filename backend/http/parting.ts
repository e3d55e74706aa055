import type { Server, ServerResponse } from 'node:http';

/** Ends kept-alive connections politely: no client sends a request on one that is closing. */
export interface Parting {
  /** Every answer not yet begun says `Connection: close`. */
  begin(): void;
}

export function partingOf(server: Server): Parting {
  const inFlight = new Set<ServerResponse>();
  let isParting = false;
  const part = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  server.prependListener('request', (_request, response) => {
    if (isParting) return part(response);
    inFlight.add(response);
    response.once('close', () => inFlight.delete(response));
  });
  return {
    begin() {
      isParting = true;
      for (const response of inFlight) part(response);
      inFlight.clear();
    },
  };
}
