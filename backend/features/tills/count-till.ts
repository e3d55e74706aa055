import { sumOfNotes } from '@backend/domain/money/tills';
import { validationFailed } from '@backend/domain/refusal';
import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { MoneyCount } from '@backend/store/entities/money/money-count.entity';
import { lockTills, tillBalance } from '@backend/store/queries/money/till-queries';
import { usableTill } from '@backend/tills/use-till';
import { tillCountPayload } from '@schema/forms/money/tills';
import { MESSAGES } from '@schema/messages';
import { kopecks } from '@schema/values/money/money';
import type { NoteCount } from '@schema/values/money/tills';
import { trimmedOrNull } from '@schema/values/words/text';
import type { NoteCountInput, TillCountInput } from './cash-input.types';
import { readTillAnswer } from './read-till-answer';

/**
 * Records the cash counted in a till; the difference from the expected amount becomes a line of the
 * register. Throws VALIDATION_FAILED.
 */
export const countTill = command<TillCountInput>()({
  name: 'countTill',
  access: anyOf('edit_bookings'),
  form: tillCountPayload,
  accept({ tillId, counted, notes, comment }) {
    const kept = notes && countedNotes(notes);
    if (kept && sumOfNotes(kept) !== counted) {
      throw validationFailed({ counted: MESSAGES.tills.notesDiffer });
    }
    return {
      tillId: tillId ?? null,
      counted: kopecks(counted),
      notes: kept ?? null,
      comment: trimmedOrNull(comment),
    };
  },
  sameAs: (wanted) => wanted,
  async lock(work, { tillId }) {
    const till = await usableTill(work, tillId);
    await lockTills(work.em, [till.id]);
    return { till, expected: await tillBalance(work.em, till.id) };
  },
  async run(work, { counted, notes, comment }, { till, expected }) {
    const { em, ctx, record } = work;
    const { user, now } = ctx;
    const row = em.create(MoneyCount, {
      tillId: till.id,
      countedAt: now,
      expectedKopecks: expected,
      countedKopecks: counted,
      notes,
      comment,
      userId: user.id,
      userLogin: user.login,
    });
    await em.flush();
    const after = {
      till: till.name,
      expectedKopecks: expected,
      countedKopecks: counted,
      comment,
      countId: row.id,
    };
    return {
      answer: await readTillAnswer(work, till.id),
      history: [record({ entity: 'Till', entityId: till.id, after })],
      cars: [],
    };
  },
});

/** Values with at least one note, typed by the form. */
const countedNotes = (notes: readonly NoteCountInput[]): NoteCount[] =>
  notes.flatMap(({ value, count }) => (value && count ? [{ value, count }] : []));
