import type { ApolloClient } from '@apollo/client';
import { readUncached } from '@frontend/shared/data/queries/read-uncached';
import { refusalOf } from '@frontend/shared/data/requests/refusal';
import type { Session } from '@frontend/shared/data/session';
import { addDays, dayOf } from '@schema/values/time/calendar';
import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds';
import type { RentalSheets } from '../useRentalSheets';
import { comparedPhotos, dueSheets, nearestSheets } from './due-sheets';
import { keepPictures } from './keep-pictures';
import { DueSheetsDocument, type DueSheetsQuery } from './kept-sheets.generated';
import type { DueSheet, KeptAnswer, KeptStore } from './kept-store';
import { answerKey, sheetReads } from './sheet-documents';

/** Age after which an answer is read again without a notice, ms. */
const MAX_AGE_MS = minutesToMilliseconds(30);
/** Answers of opened sheets that are not due, at most. */
const MOST_OPENED = 40;

interface Keeping {
  readonly client: ApolloClient;
  readonly session: Session;
  readonly store: KeptStore;
  /** When a change of this car was announced, by this device's clock; 0: never. */
  readonly changedAtMs: (carId: number) => number;
  /** Waits, so that requests of the user go first; throws when the run has to end. */
  readonly pause: () => Promise<void>;
}

/** Reads what the due sheets need and removes what is no longer due. Throws without an answer. */
export async function keepSheets(keeping: Keeping): Promise<void> {
  const { client, session, store, pause } = keeping;
  const now = session.now();
  const tomorrow = addDays(dayOf(now, session.company.timeZone), 1);
  const answer: DueSheetsQuery = await readUncached(client, DueSheetsDocument, { tomorrow });
  await pause();
  const due = nearestSheets(dueSheets(answer), now);
  const atMs = Date.now();
  const clockOffsetMs = now.getTime() - atMs;
  const { user, company } = session;
  await store.setOwner({ user, company, clockOffsetMs, due, atMs });
  const known = await store.answers();
  const wanted = new Set<string>();
  const photos = new Set<string>();
  const rentals = new Map<number, RentalSheets | null>();
  for (const one of due) {
    const { bookingId } = one;
    const isRead = rentals.has(bookingId);
    if (!isRead) rentals.set(bookingId, await keepRental(one, { ...keeping, known, wanted }));
    const rental = rentals.get(bookingId);
    if (rental) for (const url of comparedPhotos(rental, one.side)) photos.add(url);
  }
  await store.remove('answers', unwanted(await store.answers(), wanted));
  await keepPictures([...photos], store, pause);
}

interface RentalKeeping extends Keeping {
  readonly known: ReadonlyMap<string, KeptAnswer>;
  /** Keys of the answers that stay. */
  readonly wanted: Set<string>;
}

/** The kept rental; null when the server refuses it. */
async function keepRental(
  due: DueSheet,
  { client, store, changedAtMs, pause, known, wanted }: RentalKeeping,
): Promise<RentalSheets | null> {
  let rental: RentalSheets | null = null;
  for (const read of sheetReads(due)) {
    const key = answerKey(read);
    // Already looked at in this run: the car of two rentals.
    if (wanted.has(key)) continue;
    wanted.add(key);
    const kept = known.get(key);
    let data = kept?.data;
    if (!kept || isOutdated(kept, due, changedAtMs(due.carId))) {
      await pause();
      const atMs = Date.now();
      try {
        data = await readUncached(client, read.document, read.variables);
      } catch (error) {
        if (!refusalOf(error)?.code) throw error;
        wanted.delete(key);
        return null;
      }
      await pause();
      await store.setAnswer(key, { data, atMs, version: due.version });
    }
    rental ??= (data as { handoverSheets?: RentalSheets }).handoverSheets ?? null;
  }
  return rental;
}

/** Whether an answer is read again. The car's part has no version of its own. */
export function isOutdated(
  { atMs, version }: Pick<KeptAnswer, 'atMs' | 'version'>,
  due: Pick<DueSheet, 'version'>,
  changedAtMs: number,
): boolean {
  const ageMs = Date.now() - atMs;
  return version !== due.version || atMs <= changedAtMs || ageMs < 0 || ageMs > MAX_AGE_MS;
}

/** Keys of the answers to remove: those of opened sheets stay for a while. */
export function unwanted(
  answers: ReadonlyMap<string, KeptAnswer>,
  wanted: ReadonlySet<string>,
): string[] {
  const others = [...answers].filter(([key]) => !wanted.has(key));
  const opened = others
    .filter(([, { version }]) => version === null)
    .toSorted(([, one], [, other]) => other.atMs - one.atMs)
    .slice(0, MOST_OPENED);
  const stays = new Set(opened.map(([key]) => key));
  return others.map(([key]) => key).filter((key) => !stays.has(key));
}
