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

/** A notice that arrives later than this many own changes is read again; nothing is lost. */
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
 * Sends a change with an id of its own and announces the topics it makes stale: after the answer, and
 * when it was refused as STALE, since what the screen shows is not what is kept.
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
 * Whether the notice says no more than the page has announced after its own answer. Waits for an
 * answer under way: when it gets lost, only the notice says that the change was saved.
 */
export async function isAnnounced({ changeId, operation, carIds }: ChangeNotice): Promise<boolean> {
  const change = changeId ? own.get(changeId) : undefined;
  if (!change || change.operation !== operation) return false;
  const isCovered =
    change.carIds.length === 0 ||
    (carIds.length > 0 && carIds.every((id) => change.carIds.includes(id)));
  return isCovered && (await change.isAnswered);
}

/** Whether the notice is of a change sent by this page. */
export const isOwnChange = ({ changeId }: ChangeNotice): boolean =>
  Boolean(changeId) && own.has(changeId ?? '');
