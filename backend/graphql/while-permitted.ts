import type { ChangeFeed } from '@backend/changes/feed';
import { filter, pipe } from '@graphql-yoga/subscription';
import { can, type PermissionHolder } from '@schema/permissions';
import type { Logger } from 'pino';

/**
 * The feed as one socket hears it: before each notice its user is looked up anew. Without a session
 * or without the board the notice is kept back and the socket ended.
 */
export function whilePermitted(
  feed: ChangeFeed,
  socket: { currentUser(): Promise<PermissionHolder | null>; end(): void; log: Logger },
): ChangeFeed {
  async function mayHear(): Promise<boolean> {
    try {
      if (can(await socket.currentUser(), 'view_board')) return true;
      socket.end();
    } catch (err) {
      // A database that is away for a moment costs one notice, not the channel.
      socket.log.warn({ err }, 'live notice kept back');
    }
    return false;
  }
  return {
    publish: feed.publish,
    stream: () => pipe(feed.stream(), filter(mayHear)),
  };
}
