import type { ChangeFeed } from '@backend/changes/feed';
import { Refusal } from '@backend/domain/refusal';
import { requireAccess } from '@backend/operation/access';
import type { SessionUser } from '@backend/operation/context';
import type { Access } from '@backend/operation/permit';
import { filter, pipe } from '@graphql-yoga/subscription';
import type { Logger } from 'pino';

/** A socket's session and close functions. */
interface Listener {
  readonly access: Access;
  /** The current user of its session; null: it has ended. */
  currentUser(): Promise<SessionUser | null>;
  /** Closes the socket; the client does not reconnect. */
  end(): void;
  /** Terminates the socket: the client reconnects and gets the missed notices. */
  breakOff(): void;
  readonly log: Logger;
}

/**
 * The feed of one socket: its user is read again before each notice. When the session or the
 * permission has ended, the notice is dropped and the socket closed.
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
        // A temporary database error may cost a connection, never a notice.
        log.warn({ err }, 'live channel broken off');
        listener.breakOff();
      }
      return false;
    }
  }
  return {
    ...feed,
    stream: (resume) => pipe(feed.stream(resume), filter(mayHear)),
  };
}
