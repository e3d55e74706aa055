import { latestTerms, paperRefusals } from '@backend/domain/papers/paper-offers';
import { notFound } from '@backend/domain/refusal';
import type { RequestContext } from '@backend/operation/context';
import type { Em } from '@backend/store/em';
import { Paper } from '@backend/store/entities/papers/paper.entity';
import { loadListedPapers } from '@backend/store/queries/papers/listed-paper-queries';
import { type ListQuery, pageWindow } from '@schema/forms/list-query';
import { PAPER_MESSAGES } from '@schema/messages/papers';
import { termWords } from '@schema/texts/papers/paper-words';
import { fileUrl } from '@schema/values/fleet/file-url';
import { PAPER_KINDS, type PaperKind } from '@schema/values/papers/paper-kinds';
import { loadChangedPapers } from './changed-papers';
import { changesOf, loadPaperRental, numberOf, type PaperRental } from './paper-facts';
import type { PaperPage, PaperType, RentalPapers } from './papers.types';
import { loadPaperLinks } from './read-paper-links';
import { latestOf, loadSheets } from './sheet-facts';

interface AnswerFacts {
  /** Null: the booking was deleted. */
  readonly rental: PaperRental | null;
  readonly links: Awaited<ReturnType<typeof loadPaperLinks>>;
  readonly zone: string;
}

function answerOf(row: Paper, { rental, links, zone }: AnswerFacts): PaperType {
  const isLatest = rental !== null && latestTerms(rental.live)?.id === row.id;
  const changes = isLatest ? changesOf(rental) : [];
  return {
    id: row.id,
    kind: row.kind,
    number: numberOf(row),
    bookingId: row.booking?.id ?? null,
    carTitle: row.carTitle,
    customerName: row.customerName,
    customerPhone: row.terms.phone,
    issuedAt: row.issuedAt,
    userLogin: row.userLogin,
    url: fileUrl(row.fileKey),
    size: row.fileSize,
    sha256: row.sha256,
    missing: row.missing,
    changes: changes.map((change) => ({ term: change.term, ...termWords(change, zone) })),
    isChanged: changes.length > 0,
    voidedAt: row.voidedAt ?? null,
    fileDeletedAt: row.fileDeletedAt ?? null,
    voidedByLogin: row.voidedByLogin ?? null,
    voidReason: row.voidReason ?? null,
    link: links.get(row.id) ?? null,
  };
}

/** A document as its API type. */
export async function paperAnswer(em: Em, row: Paper, zone: string): Promise<PaperType> {
  return answerOf(row, {
    rental: row.booking ? await loadPaperRental(em, row.booking.id) : null,
    links: await loadPaperLinks(em, [row.id]),
    zone,
  });
}

type Ctx = Pick<RequestContext, 'em' | 'zone'>;

/** Throws NOT_FOUND. */
export async function readPaper({ em, zone }: Ctx, id: number): Promise<PaperType> {
  const row = await em.findOne(Paper, id, { disableIdentityMap: true });
  if (!row) throw notFound(PAPER_MESSAGES.notFound);
  return paperAnswer(em, row, zone);
}

/** The documents of the rental of a booking, and what can be issued. Throws NOT_FOUND. */
export async function readRentalPapers(
  { em, zone }: Ctx,
  bookingId: number,
): Promise<RentalPapers> {
  const rental = await loadPaperRental(em, bookingId);
  const sheets = await loadSheets(em, bookingId);
  const links = await loadPaperLinks(
    em,
    rental.papers.map(({ id }) => id),
  );
  const refusals = paperRefusals({
    bookingId,
    isCancelled: Boolean(rental.part.cancelledAt),
    isSwapped: rental.part.continuesId != null,
    sheetIds: {
      out: latestOf(sheets, 'out')?.id ?? null,
      back: latestOf(sheets, 'back')?.id ?? null,
    },
    isChanged: changesOf(rental).length > 0,
    papers: rental.live,
  });
  return {
    bookingId,
    papers: rental.papers.toReversed().map((row) => answerOf(row, { rental, links, zone })),
    offers: PAPER_KINDS.map((kind) => ({ kind, refusal: refusals[kind] })),
  };
}

interface PapersQuery extends ListQuery {
  readonly kind?: PaperKind | null;
  readonly customerId?: number | null;
}

/** One page of all documents, the latest first; five statements. Throws VALIDATION_FAILED. */
export async function readPapers({ em }: Pick<Ctx, 'em'>, query: PapersQuery): Promise<PaperPage> {
  const { items, total } = await loadListedPapers(em, {
    search: query.search ?? '',
    kind: query.kind ?? null,
    customerId: query.customerId ?? null,
    window: pageWindow(query),
  });
  const changed = await loadChangedPapers(em, items);
  return { items: items.map((row) => ({ ...row, isChanged: changed.has(row.id) })), total };
}
