import type { OpeningWrite } from '@backend/domain/import/plan/import-plan';
import { recordChanges } from '@backend/store/change-log';
import { MoneyEntry } from '@backend/store/entities/money/money-entry.entity';
import type { Em } from '@backend/store/open-store';
import { ensureUserTill } from '@backend/store/queries/money/till-queries';
import { insertInChunks } from '@backend/store/sql/insert-in-chunks';
import { OPENING_COMMENT } from '@schema/texts/files/opening-balance';
import type { ImportAuthor } from './import-author';

const operation = 'importSheet';

/** Records earlier payments and deposits as entries of the import's moment; returns their ids. */
export async function writeOpenings(
  em: Em,
  openings: readonly OpeningWrite[],
  { now, user }: ImportAuthor,
): Promise<readonly number[]> {
  const author = { happenedAt: now, userId: user.id, userLogin: user.login };
  const hasCash = openings.some(({ opening }) => opening.method === 'cash');
  const ownTill = hasCash ? await ensureUserTill(em, user, now) : null;
  const rows = openings.flatMap(({ rentalId, opening: { paid, held, method } }) =>
    ([['rent', paid] as const, ['deposit', held] as const] as const)
      .filter(([, amount]) => amount > 0)
      .map(([kind, amountKopecks]) => ({
        rentalId,
        kind,
        amountKopecks,
        method,
        direction: 'in' as const,
        ...author,
        comment: OPENING_COMMENT,
        reversesId: null,
        pairId: null,
        tillId: method === 'cash' ? ownTill : null,
      })),
  );
  const entries = await insertInChunks(em, MoneyEntry, rows);
  await recordChanges(
    em,
    entries.map(({ id, rentalId, kind, direction, amountKopecks: amount, method, comment }) => ({
      at: now,
      user,
      operation,
      entity: 'Booking',
      entityId: rentalId,
      after: { money: { entryId: id, kind, direction, amount, method, comment, reversesId: null } },
    })),
  );
  return entries.map(({ id }) => id);
}
