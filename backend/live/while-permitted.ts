import type { ChangeFeed } from '@backend/changes/feed';
import type { ChangeNotice } from '@backend/changes/notices';
import { noticeOfPartner } from '@backend/changes/partner-notice';
import { Refusal } from '@backend/domain/refusal';
import { requireAccess } from '@backend/operation/access';
import type { SessionUser } from '@backend/operation/context';
import type { PartnerView } from '@backend/operation/partner-view';
import type { Access } from '@backend/operation/permit';
import { filter, map, pipe } from '@graphql-yoga/subscription';
import type { Logger } from 'pino';

/** A socket's session and close functions. */
interface Listener {
  readonly access: Access;
  /** The current user of its session; null: it has ended. */
  currentUser(): Promise<SessionUser | null>;
  /** The cars that a user tied to a partner may read; null for others. */
  viewOf(user: SessionUser): Promise<PartnerView | null>;
  /** Closes the socket; the client does not reconnect. */
  end(): void;
  /** Terminates the socket: the client reconnects and gets the missed notices. */
  breakOff(): void;
  readonly log: Logger;
}

/**
 * The feed of one socket: its user is read again before each notice. When the session or the
 * permission has ended, the notice is dropped and the socket closed. A user tied to a partner gets
 * no notice about cars of others.
 */
export function whilePermitted(feed: ChangeFeed, listener: Listener): ChangeFeed {
  const { access, log } = listener;
  async function heard(notice: ChangeNotice): Promise<ChangeNotice | null> {
    try {
      const user = await listener.currentUser();
      requireAccess(access, { user });
      const view = user && (await listener.viewOf(user));
      return view ? noticeOfPartner(notice, view.carIds) : notice;
    } catch (err) {
      if (err instanceof Refusal) listener.end();
      else {
        // A temporary database error may cost a connection, never a notice.
        log.warn({ err }, 'live channel broken off');
        listener.breakOff();
      }
      return null;
    }
  }
  return {
    ...feed,
    stream: (resume) =>
      pipe(
        feed.stream(resume),
        map(heard),
        filter((notice) => notice !== null),
      ),
  };
}
