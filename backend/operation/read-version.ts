import { randomUUID } from 'node:crypto';
import { lastTurn } from '@backend/store/queries/board/turn-queries';
import { dayOf } from '@schema/values/time/calendar';
import type { RequestContext } from './context';

/** Settings and the format of an answer are fixed for the process. */
const PROCESS = randomUUID();

/**
 * Version of an answer: the data, the events begun or ended since, the company's day, the caller
 * and the permissions. Read it before the data. Null while a change is in progress.
 */
export async function readVersion(
  ctx: Pick<RequestContext, 'em' | 'changes' | 'now' | 'zone' | 'user'>,
): Promise<string | null> {
  const { em, changes, now, zone, user } = ctx;
  const position = await changes.position(em);
  const turn = await lastTurn(em, now);
  if (position === null || turn === null) return null;
  const permissions = [...(user?.permissions ?? [])].sort().join();
  return [PROCESS, position, turn, dayOf(now, zone), user?.id, user?.partnerId, permissions].join(
    ' ',
  );
}
