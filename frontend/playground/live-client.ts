import { generic } from '@schema/messages/general';
import { type Client, createClient } from 'graphql-ws';

/** Close code without a session; another code's reason is a sentence (backend/live/live.ts). */
const UNAUTHORIZED = 4401;

/** The refusal as GraphQL writes one, in place of the close event of a socket. */
function refusalOf(fault: unknown): unknown {
  if (!(fault instanceof CloseEvent)) return fault;
  if (fault.code !== UNAUTHORIZED) return { message: fault.reason || `${fault.code}` };
  return {
    message: generic.unauthenticated,
    extensions: { code: 'UNAUTHENTICATED' },
  };
}

/** Subscriptions over graphql-ws, with the session of the browser. */
export function liveClient(path: string): Client {
  const client = createClient({ url: location.origin.replace(/^http/, 'ws') + path });
  return {
    ...client,
    subscribe: (payload, sink) =>
      client.subscribe(payload, { ...sink, error: (fault) => sink.error(refusalOf(fault)) }),
  };
}
