import { type LivePaper, latestTerms } from '@backend/domain/papers/paper-offers';
import { notFound } from '@backend/domain/refusal';
import type { SignedInContext } from '@backend/operation/context';
import { loadRentalParts, type RentalPart } from '@backend/rentals/rental-parts';
import { ratesOfRental } from '@backend/rentals/return-rates';
import type { Em } from '@backend/store/em';
import { CompanySettings } from '@backend/store/entities/company-settings.entity';
import { Paper } from '@backend/store/entities/papers/paper.entity';
import { MESSAGES } from '@schema/messages';
import type { PaperFacts } from '@schema/texts/papers/paper-words';
import { displayName } from '@schema/values/fleet/car-title';
import { type Kopecks, kopecks } from '@schema/values/money/money';
import { paperNumber } from '@schema/values/papers/paper-kinds';
import { changedTerms, type PaperTerms } from '@schema/values/papers/paper-terms';
import { formatPhone } from '@schema/values/people/phone';

const APART = { disableIdentityMap: true } as const;

/** A rental with the documents issued for it. */
export interface PaperRental {
  /** The part that was asked for. */
  readonly part: RentalPart;
  readonly parts: readonly RentalPart[];
  readonly terms: PaperTerms;
  /** All, oldest first. */
  readonly papers: readonly Paper[];
  readonly live: readonly (LivePaper & { readonly paper: Paper })[];
}

const total = (amounts: readonly (Kopecks | null | undefined)[]): Kopecks =>
  kopecks(amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0));

const nameOf = ({ customer }: RentalPart) => customer?.$.fullName ?? '';

/** The terms of a rental: of its first day, its last car and customer, with the sums of its parts. */
export function termsOf(parts: readonly RentalPart[]): PaperTerms {
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first?.startDate || !last?.endDate) throw notFound(MESSAGES.booking.notFound);
  const phone = last.customer?.$.phone;
  return {
    start: first.startDate.toISOString(),
    end: last.endDate.toISOString(),
    car: last.car?.$.licensePlate ?? '',
    customer: nameOf(last),
    phone: phone ? `+${phone}` : null,
    price: total(parts.map(({ totalPriceKopecks }) => totalPriceKopecks)),
    deposit: total(parts.map(({ depositKopecks }) => depositKopecks)),
  };
}

/** Reads a rental by one of its parts. Throws NOT_FOUND. */
export async function loadPaperRental(em: Em, bookingId: number): Promise<PaperRental> {
  const parts = await loadRentalParts(em, bookingId);
  const part = parts.find(({ id }) => id === bookingId);
  if (!part) throw notFound(MESSAGES.booking.notFound);
  const papers = await em.find(
    Paper,
    { booking: { $in: parts.map(({ id }) => id) } },
    { ...APART, orderBy: { id: 'asc' } },
  );
  return { part, parts, terms: termsOf(parts), papers, live: liveOf(papers) };
}

/** The documents that are not void, as the rules take them. */
export const liveOf = (papers: readonly Paper[]): PaperRental['live'] =>
  papers
    .filter(({ voidedAt }) => !voidedAt)
    .map((paper) => ({
      paper,
      id: paper.id,
      kind: paper.kind,
      sheetId: paper.sheet?.id ?? null,
      bookingId: paper.booking?.id ?? null,
    }));

/** What has changed since the latest document that states the terms; none without one. */
export function changesOf({ live, terms }: Pick<PaperRental, 'live' | 'terms'>) {
  const latest = latestTerms(live);
  // Terms without the name of the customer are not compared.
  return latest && !latest.paper.fileDeletedAt ? changedTerms(latest.paper.terms, terms) : [];
}

export const numberOf = ({ kind, year, number }: Pick<Paper, 'kind' | 'year' | 'number'>) =>
  paperNumber(kind, year, number);

function carOf({ car }: RentalPart): PaperFacts['car'] {
  if (!car) throw notFound(MESSAGES.cars.notFound);
  const { brand, model, licensePlate, color, year } = car.$;
  return { brand, model, licensePlate, color: color ?? null, year: year ?? null };
}

export const carTitleOf = (part: RentalPart) => {
  const { brand, model, licensePlate } = carOf(part);
  const title = displayName({ brand, model, licensePlate });
  return title === licensePlate ? title : `${title} ${licensePlate}`;
};

/** The last swap of the rental up to the asked part. */
function swapOf({ part, parts }: PaperRental): PaperFacts['swap'] {
  const before = parts.find(({ id }) => id === part.continuesId);
  return before && part.startDate ? { car: carOf(before), at: part.startDate } : null;
}

type Ctx = Pick<SignedInContext, 'em' | 'zone' | 'now' | 'config'>;

/** The facts that all kinds of documents state; five statements. */
export async function commonFacts(
  { em, zone, now, config }: Ctx,
  rental: PaperRental,
): Promise<Omit<PaperFacts, 'number' | 'sheet'>> {
  const { part, terms, live } = rental;
  const company = await em.findOne(CompanySettings, 1, APART);
  const contract = live.find(({ kind }) => kind === 'contract')?.paper;
  return {
    zone,
    issuedAt: now,
    contract: contract ? { number: numberOf(contract), issuedAt: contract.issuedAt } : null,
    company: {
      name: config.companyName,
      address: company?.address ?? '',
      requisites: company?.requisites ?? '',
      signatory: company?.signatory ?? '',
    },
    customer: {
      fullName: nameOf(part),
      phone: terms.phone && formatPhone(terms.phone),
      email: part.customer?.$.email ?? null,
    },
    car: carOf(part),
    period: { startDate: new Date(terms.start), endDate: new Date(terms.end) },
    bookingId: part.id,
    price: terms.price,
    deposit: terms.deposit,
    kmPerDay: (await ratesOfRental(em, part.id)).kmPerDay,
    swap: swapOf(rental),
    changes: changesOf(rental),
  };
}
