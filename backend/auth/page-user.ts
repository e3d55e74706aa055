import { Refusal } from '@backend/domain/refusal';
import { MESSAGES } from '@schema/messages';
import { otherUser } from '@schema/messages/access';
import type { Caller } from './caller';

const ID = /^[1-9]\d{0,9}$/;

/**
 * The user whose page sent the request, from `X-Page-User` or from the parameters of a live
 * connection; null: a documented call, which omits it.
 */
export function pageUserOf(named: unknown): number | null {
  if (named === undefined || named === null) return null;
  if (!ID.test(String(named))) throw new Refusal('BAD_REQUEST', MESSAGES.generic.malformed);
  return Number(named);
}

/**
 * Throws OTHER_USER when the page belongs to another user than the session: tabs of a browser share one cookie.
 * Without a session the request is refused or served as that of any anonymous client.
 */
export function refuseOtherUser(pageUser: number | null, caller: Caller | null): void {
  if (pageUser === null || !caller || caller.user.id === pageUser) return;
  const { login } = caller.user;
  throw new Refusal('OTHER_USER', otherUser(login), { details: { signedIn: login } });
}
