import { randomUUID } from 'node:crypto';
import { lastTurn } from '@backend/store/queries/board/turn-queries';
import { dayOf } from '@schema/values/time/calendar';
import type { RequestContext } from './context';

/** Settings and the form of an answer change with the process only. */
const PROCESS = randomUUID();

/**
 * What an answer depends on beside its question: the data, the events that began or ended since,
 * the company's day, the caller and the permissions. Read it before the data. Null: something is
 * changing at this moment.
 */
export async function readVersion(
  ctx: Pick<RequestContext, 'em' | 'changes' | 'now' | 'zone' | 'user'>,
): Promise<string | null> {
  const { em, changes, now, zone, user } = ctx;
  const position = await changes.position(em);
  const turn = await lastTurn(em, now);
  if (position === null || turn === null) return null;
  const permissions = [...(user?.permissions ?? [])].sort().join();
  return [PROCESS, position, turn, dayOf(now, zone), user?.id, permissions].join(' ');
}
