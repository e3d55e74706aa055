import { type ClockNote, isTrusted, noteMoment } from '@backend/domain/trusted-clock';
import { type Em, engineOf } from '../em';
import { ClockNoteRow } from '../entities/clock-note.entity';
import { LOCKED_ROW } from '../locks/row-lock';
import { instantSql, raw, toInstantOrNull } from '../sql/raw';

const ID = 1;

const noteOf = ({ trustedAt, jumpedAt, ranMs }: ClockNoteRow): ClockNote => ({
  trustedAt,
  jumped: jumpedAt ? { at: jumpedAt, ranMs: ranMs ?? 0 } : null,
});

/** Null: no stored clock. */
export async function readClockNote(em: Em): Promise<ClockNote | null> {
  const row = await em.findOne(ClockNoteRow, ID, { disableIdentityMap: true });
  return row && noteOf(row);
}

/** Whether the clock is trusted for deleting, ending or expiring rows. */
export async function trustsClock(em: Em, now: Date): Promise<boolean> {
  return isTrusted(await readClockNote(em), now);
}

/** Latest time in the history and the sessions; null: none. */
async function newestMoment(em: Em): Promise<Date | null> {
  const [found] = await raw<{ at: number | null }>(
    em,
    `select max(at) as at from (
       select ${instantSql(engineOf(em), 'max(at)')} as at from change_log
       union all select ${instantSql(engineOf(em), 'max(last_seen_at)')} from sessions
     ) moments`,
  );
  return toInstantOrNull(found?.at ?? null);
}

/** Records that a server runs at this moment. Call inside a transaction. */
export async function noteClock(em: Em, now: Date): Promise<ClockNote> {
  const row = await em.findOne(ClockNoteRow, ID, LOCKED_ROW);
  const newest = row ? null : await newestMoment(em);
  const { trustedAt, jumped } = noteMoment(row && noteOf(row), newest, now);
  const jump = { jumpedAt: jumped?.at ?? null, ranMs: jumped?.ranMs ?? null };
  await em.upsert(ClockNoteRow, { id: ID, trustedAt, ...jump });
  return { trustedAt, jumped };
}
