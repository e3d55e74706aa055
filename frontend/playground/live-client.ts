import { generic } from '@schema/messages/general';
import { GraphQLError } from 'graphql';
import { type Client, createClient } from 'graphql-ws';

/** Close code without a session; another code's reason is a sentence (backend/live/live.ts). */
const UNAUTHORIZED = 4401;

function refusalOf({ code, reason }: CloseEvent): GraphQLError {
  if (code !== UNAUTHORIZED) return new GraphQLError(reason || `${code}`);
  const extensions = { code: 'UNAUTHENTICATED' };
  return new GraphQLError(generic.unauthenticated, { extensions });
}

/**
 * Subscriptions over graphql-ws, with the session of the browser. One whose socket is closed ends with an
 * answer that says why.
 */
export function liveClient(path: string): Client {
  const client = createClient({ url: location.origin.replace(/^http/, 'ws') + path });
  return {
    ...client,
    subscribe: (payload, sink) =>
      client.subscribe(payload, {
        ...sink,
        error: (fault) => {
          if (!(fault instanceof CloseEvent)) return sink.error(fault);
          sink.next({ errors: [refusalOf(fault)] });
          sink.complete();
        },
      }),
  };
}
