import type { ChangeFeed } from '@backend/changes/feed';
import { Refusal } from '@backend/domain/refusal';
import { requireAccess } from '@backend/operation/access';
import type { SessionUser } from '@backend/operation/context';
import type { Access } from '@backend/operation/permit';
import { filter, pipe } from '@graphql-yoga/subscription';
import type { Logger } from 'pino';

/** One socket, as far as its right to listen goes. */
export interface Listener {
  readonly access: Access;
  /** Who its session belongs to now; null: it is over. */
  currentUser(): Promise<SessionUser | null>;
  /** Closes the socket for good. */
  end(): void;
  /** Breaks the socket off: the client comes back and is told what it missed. */
  breakOff(): void;
  readonly log: Logger;
}

/**
 * The feed as one socket hears it: before each notice its user is looked up anew. When the session or
 * the permission has gone, the notice is kept back and the socket ended.
 */
export function whilePermitted(feed: ChangeFeed, listener: Listener): ChangeFeed {
  const { access, log } = listener;
  async function mayHear(): Promise<boolean> {
    try {
      requireAccess(access, { user: await listener.currentUser() });
      return true;
    } catch (err) {
      if (err instanceof Refusal) listener.end();
      else {
        // A database that is away for a moment may cost a connection, never a notice.
        log.warn({ err }, 'live channel broken off');
        listener.breakOff();
      }
      return false;
    }
  }
  return {
    publish: feed.publish,
    cursor: feed.cursor,
    stream: (resume) => pipe(feed.stream(resume), filter(mayHear)),
  };
}
