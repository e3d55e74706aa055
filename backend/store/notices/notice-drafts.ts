import { randomUUID } from 'node:crypto';
import type { Em } from '../em';
import { NoticeDraft } from '../entities/notice-draft.entity';
import { raw } from '../sql/raw';

/**
 * The writes of one request, announced to other processes on this PostgreSQL only after the commit.
 * A draft is a row of the writing transaction itself, so a process that dies in between leaves it,
 * and another one announces that something has changed.
 */
export interface Draft {
  readonly id: string;
  /** Whether a transaction with the row has committed. */
  isKept: boolean;
}

/** Longer than a live process needs to store a notice, seconds. */
const ABANDONED_SECONDS = 20;

const drafts = new WeakMap<Em, Draft>();

/**
 * Makes `write` store a draft with the writes of this manager: a new one, or the draft of another
 * process of this server, which announces the writes.
 */
export function draftFor(em: Em, id: string = randomUUID()): Draft {
  const draft = { id, isKept: false };
  drafts.set(em, draft);
  return draft;
}

export const draftOf = (em: Em): Draft | undefined => drafts.get(em);

/** Call inside the writing transaction. */
export async function keepDraft(em: Em, { id }: Draft): Promise<void> {
  await em.execute(
    `insert into notice_drafts (id, at) values (?, clock_timestamp()) on conflict do nothing`,
    [id],
  );
}

export function dropDrafts(em: Em, ids: readonly string[]): Promise<number> {
  return em.nativeDelete(NoticeDraft, { id: { $in: [...ids] } });
}

const ABANDONED = `at < clock_timestamp() - interval '${ABANDONED_SECONDS} seconds'`;

/** Whether a process died before announcing its writes. */
export async function hasAbandonedDrafts(em: Em): Promise<boolean> {
  return (await raw(em, `select id from notice_drafts where ${ABANDONED} limit 1`)).length > 0;
}

/** Deletes the drafts of dead processes; returns their number. */
export async function takeAbandonedDrafts(em: Em): Promise<number> {
  return (await em.execute(`delete from notice_drafts where ${ABANDONED} returning id`)).length;
}
