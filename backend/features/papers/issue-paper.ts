import { paperRefusals } from '@backend/domain/papers/paper-offers';
import { conflict, notFound } from '@backend/domain/refusal';
import { command } from '@backend/operation/command';
import type { SignedInContext } from '@backend/operation/context';
import { anyOf } from '@backend/operation/permit';
import type { Em } from '@backend/store/em';
import { Paper } from '@backend/store/entities/papers/paper.entity';
import { claimFiles } from '@backend/store/files/stored-files';
import { lockBookingRow } from '@backend/store/locks/guard-booking';
import { isUniqueViolation } from '@backend/store/store-errors';
import { issuePaperPayload } from '@schema/forms/papers/paper';
import { MESSAGES } from '@schema/messages';
import { type PaperKind, paperNumber } from '@schema/values/papers/paper-kinds';
import { dayOf } from '@schema/values/time/calendar';
import { type FilledPaper, fillPaper, sourceOf, type WantedPaper } from './fill-paper';
import { sideOf, wordsOfKind } from './kind-words';
import { carTitleOf, changesOf, loadPaperRental, numberOf } from './paper-facts';
import type { IssuePaperInput } from './papers.types';
import { paperAnswer } from './read-papers';
import { latestOf, loadSheets } from './sheet-facts';
import { usedTemplate } from './used-template';

/** The document has to be filled, or filled again: its number or its data have changed meanwhile. */
class NotFilled extends Error {
  constructor(readonly paper: WantedPaper) {
    super('the document is not filled');
  }
}

interface Wanted {
  readonly bookingId: number;
  readonly kind: PaperKind;
  filled?: FilledPaper;
}

/** Another server may take the number meanwhile. */
const MAX_ATTEMPTS = 20;

async function nextNumber(em: Em, kind: PaperKind, year: number): Promise<number> {
  const latest = await em.findOne(
    Paper,
    { kind, year },
    { fields: ['number'], orderBy: { number: 'desc' }, disableIdentityMap: true },
  );
  return (latest?.number ?? 0) + 1;
}

/** What the document states now. Throws CONFLICT when it cannot be issued. */
async function paperNow(em: Em, ctx: SignedInContext, { bookingId, kind }: Wanted) {
  const rental = await loadPaperRental(em, bookingId);
  const sheets = await loadSheets(em, bookingId);
  const sheetIds = {
    out: latestOf(sheets, 'out')?.id ?? null,
    back: latestOf(sheets, 'back')?.id ?? null,
  };
  const refusal = paperRefusals({
    bookingId,
    isCancelled: Boolean(rental.part.cancelledAt),
    isSwapped: rental.part.continuesId != null,
    sheetIds,
    isChanged: changesOf(rental).length > 0,
    papers: rental.live,
  })[kind];
  if (refusal) throw conflict(refusal);
  const year = Number(dayOf(ctx.now, ctx.zone).slice(0, 4));
  const number = await nextNumber(em, kind, year);
  const label = paperNumber(kind, year, number);
  const words = await wordsOfKind({ ...ctx, em }, { kind, number: label }, rental, sheets);
  const side = sideOf(kind);
  return {
    rental,
    columns: { kind, year, number, sheetId: side && sheetIds[side] },
    paper: {
      kind,
      template: await usedTemplate(em, kind),
      words,
      sheets: sheets.filter((sheet) => sheet.side === side),
    },
  };
}

/**
 * Issues a document: fills the template, gives it the next number of its kind and year and stores
 * the bytes for good. The number is taken in the transaction; a document that was filled with
 * another number or other data is filled again. Throws VALIDATION_FAILED; NOT_FOUND; CONFLICT when
 * the rental has no such document to issue; UNAVAILABLE.
 */
export const issuePaper = command<IssuePaperInput>()({
  name: 'issuePaper',
  access: anyOf('edit_bookings'),
  form: issuePaperPayload,
  accept: ({ bookingId, kind }): Wanted => ({ bookingId, kind }),
  sameAs: ({ bookingId, kind }) => ({ bookingId, kind }),
  async lock({ em }, { bookingId }) {
    if (!(await lockBookingRow(em, bookingId))) throw notFound(MESSAGES.booking.notFound);
  },
  async run({ em, ctx, record }, wanted) {
    const { rental, columns, paper } = await paperNow(em, ctx, wanted);
    const { filled } = wanted;
    if (filled?.source !== sourceOf(paper)) throw new NotFilled(paper);
    const { fileKey, fileSize, sha256, missing } = filled;
    if ((await claimFiles(em, [fileKey])).length > 0) throw new NotFilled(paper);
    const { sheetId, ...number } = columns;
    const row = em.create(Paper, {
      ...number,
      sheet: sheetId,
      booking: wanted.bookingId,
      customer: rental.part.customer?.id ?? null,
      customerName: rental.terms.customer,
      carTitle: carTitleOf(rental.part),
      terms: rental.terms,
      words: paper.words,
      missing,
      fileKey,
      fileSize,
      sha256,
      userId: ctx.user.id,
      userLogin: ctx.user.login,
      issuedAt: ctx.now,
    });
    await em.flush();
    const after = { paper: { kind: row.kind, number: numberOf(row) } };
    return {
      answer: await paperAnswer(em, row, ctx.zone),
      history: [record({ entity: 'Booking', entityId: wanted.bookingId, after })],
      cars: [],
    };
  },
  async around(ctx, write, wanted) {
    const { issuing } = ctx.papers;
    await issuing.enter();
    try {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await write();
        } catch (error) {
          const isTaken = isUniqueViolation(error, 'papers_number_unique');
          if (attempt === MAX_ATTEMPTS || !(isTaken || error instanceof NotFilled)) throw error;
          if (error instanceof NotFilled) wanted.filled = await fillPaper(ctx, error.paper);
        }
      }
    } finally {
      issuing.leave();
    }
  },
});
