import { CHANGE_ID_HEADER } from '@schema/change-id';
import type { OperationName } from '@schema/topics';
import { newIdempotencyKey } from '../../lib/idempotency-key';
import { refusalOf } from '../requests/refusal';
import { announce, announceAnswered } from './stale';

interface OwnChange {
  readonly operation: OperationName;
  /** Cars announced with the answer; empty: any. */
  readonly carIds: readonly number[];
  /** Whether the answer arrived and was announced here. */
  readonly isAnswered: Promise<boolean>;
}

/** Number of own changes that are remembered; a later notice of an older one causes a refetch. */
const LIMIT = 100;

const page = newIdempotencyKey().slice(0, 16);
const own = new Map<string, OwnChange>();
let count = 0;

function remember(id: string, change: OwnChange): void {
  own.set(id, change);
  const [oldest] = own.keys();
  if (own.size > LIMIT && oldest !== undefined) own.delete(oldest);
}

/**
 * Sends a change with its own ID and announces the topics it makes stale: after the answer, and
 * after a STALE refusal, since the shown data are outdated.
 */
export async function sendChange<Answer>(
  operation: OperationName,
  carIds: readonly number[],
  send: (headers: Readonly<Record<string, string>>) => Promise<Answer>,
): Promise<Answer> {
  count += 1;
  const id = `${page}.${count}`;
  const answer = send({ [CHANGE_ID_HEADER]: id });
  remember(id, { operation, carIds, isAnswered: answer.then(() => true).catch(() => false) });
  try {
    await answer;
  } catch (error) {
    if (refusalOf(error)?.code === 'STALE') announce(operation, carIds);
    throw error;
  }
  announceAnswered(operation, carIds);
  return answer;
}

interface ChangeNotice {
  readonly changeId?: string | null | undefined;
  readonly operation: string;
  readonly carIds: readonly number[];
}

/**
 * Whether the page has announced this change after its own answer; null: a change by others. Waits
 * for a pending answer: if it is lost, only the notice confirms that the change was saved.
 */
export function announcedHere(notice: ChangeNotice): Promise<boolean> | null {
  const change = notice.changeId ? own.get(notice.changeId) : undefined;
  if (!change) return null;
  const { operation, carIds, isAnswered } = change;
  const isCovered =
    carIds.length === 0 ||
    (notice.carIds.length > 0 && notice.carIds.every((id) => carIds.includes(id)));
  return operation === notice.operation && isCovered ? isAnswered : Promise.resolve(false);
}
