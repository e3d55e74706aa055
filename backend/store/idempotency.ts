import { createHash } from 'node:crypto';
import { conflict } from '@backend/domain/refusal';
import { MESSAGES } from '@schema/messages';
import { subHours } from 'date-fns/subHours';
import type { Em } from './em';
import { IdempotencyKey } from './entities/idempotency-key.entity';
import { canonicalJson, type Packed, pack, unpack } from './sql/packed-json';
import { trustsClock } from './upkeep/clock-note';

/** Replay period of the first answer (docs/safety.md, 4). */
const KEPT_HOURS = 24;

export interface KeyedRequest {
  /** The client's key; null: the request is not idempotent. */
  readonly key: string | null;
  readonly userId: number;
  readonly operation: string;
  /** The operation's parameters: JSON values and dates. */
  readonly params: unknown;
  readonly now: Date;
}

/**
 * Runs the job once per key and replays its answer to every retry within 24 hours. The key is
 * written in the job's transaction, so a failed job releases it; concurrent requests wait for the
 * first. Throws CONFLICT when the key was used for a different request.
 */
export async function once<T>(em: Em, request: KeyedRequest, job: () => Promise<T>): Promise<T> {
  const { key, userId, operation, now } = request;
  if (key === null) return job();
  const fingerprint = createHash('sha256')
    .update(canonicalJson([operation, request.params]))
    .digest('hex');
  const kept = await claim(em, { userId, key, operation, fingerprint, createdAt: now });
  if (kept) {
    if (kept.fingerprint !== fingerprint) throw conflict(MESSAGES.generic.idempotencyReused);
    return unpack(kept.answer as Packed) as T;
  }
  const answer = await job();
  await em.nativeUpdate(IdempotencyKey, { userId, key }, { answer: pack(answer) });
  return answer;
}

/** Whether a committed request has used the key. */
export async function isKeyUsed(
  em: Em,
  { key, userId }: Pick<KeyedRequest, 'key' | 'userId'>,
): Promise<boolean> {
  return key !== null && (await em.count(IdempotencyKey, { userId, key })) > 0;
}

type Claim = Pick<IdempotencyKey, 'userId' | 'key' | 'operation' | 'fingerprint' | 'createdAt'>;

/**
 * Inserts the key, replacing one older than 24 hours by a trusted clock, or returns the existing
 * row. The insert comes first: on PostgreSQL it waits for another transaction that is inserting the
 * same key, where a select would find nothing.
 */
async function claim(em: Em, row: Claim): Promise<IdempotencyKey | null> {
  const { userId, key, createdAt } = row;
  const inserted = await em
    .createQueryBuilder(IdempotencyKey)
    .insert(row)
    .onConflict(['userId', 'key'])
    .ignore()
    .execute('run');
  if (inserted.affectedRows > 0) return null;
  const before = subHours(createdAt, KEPT_HOURS);
  const existing = await em.findOneOrFail(IdempotencyKey, { userId, key }, { refresh: true });
  if (existing.createdAt >= before || !(await trustsClock(em, createdAt))) return existing;
  const old = { userId, key, createdAt: { $lt: before } };
  const replaced = await em.nativeUpdate(IdempotencyKey, old, { ...row, answer: null });
  if (replaced > 0) return null;
  return em.findOneOrFail(IdempotencyKey, { userId, key }, { refresh: true });
}

/** Deletes keys older than 24 hours. */
export function forgetKeys(em: Em, now: Date): Promise<number> {
  return em.nativeDelete(IdempotencyKey, { createdAt: { $lt: subHours(now, KEPT_HOURS) } });
}
