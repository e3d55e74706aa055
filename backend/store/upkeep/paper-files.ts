import { subYears } from 'date-fns/subYears';
import type { Em } from '../em';
import { Paper } from '../entities/papers/paper.entity';
import { releaseFiles } from '../files/stored-files';
import { loadCompany } from '../queries/accounts/company-queries';

/** Documents per transaction, so that other writers do not wait. */
const DELETED_AT_ONCE = 50;

/**
 * Deletes the files and the personal data of documents issued before the years for which the company
 * keeps them, a limited number at a time; returns their number. Kind, number, day, car, hash and the
 * void mark stay, and so does a document whose booking has not ended. The files are removed a day
 * later.
 */
export async function forgetPaperFiles(em: Em, now: Date): Promise<number> {
  const { paperFileYears } = await loadCompany(em);
  if (paperFileYears === null) return 0;
  const old = await em.find(
    Paper,
    {
      issuedAt: { $lt: subYears(now, paperFileYears) },
      fileDeletedAt: null,
      $or: [
        { booking: null },
        { booking: { endDate: { $lte: now } } },
        { booking: { cancelledAt: { $ne: null } } },
      ],
    },
    { orderBy: { issuedAt: 'asc', id: 'asc' }, limit: DELETED_AT_ONCE },
  );
  for (const paper of old) {
    em.assign(paper, {
      fileDeletedAt: now,
      customerName: '',
      terms: { ...paper.terms, customer: '', phone: null },
      words: {},
    });
  }
  await em.flush();
  const keys = old.map(({ fileKey }) => fileKey);
  await releaseFiles(em, keys, now);
  return old.length;
}
