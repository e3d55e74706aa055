import { estimateOver, type PriceEstimate } from '@backend/domain/bookings/pricing';
import { rentalCalendar } from '@backend/domain/bookings/rental-calendar';
import { TEXT_LIMITS } from '@schema/constants';
import type { BookingTerms } from '@schema/fields/booking-fields';
import { IMPORT_KEPT, IMPORT_NOTES, nameDiffers } from '@schema/texts/files/import-notes';
import { OPENING_NOTES } from '@schema/texts/files/opening-balance';
import { type Kopecks, kopecks } from '@schema/values/money/money';
import { rentalDays } from '@schema/values/time/rental-days';
import { type BookingDraft, pickupOf, returnOf } from './booking-draft';
import type { BookingItem } from './booking-item';
import type { Books } from './books';
import type { BookingWrite, ImportOccasion, Known } from './import-plan';
import { isFollowed, openingLines } from './opening-balance';

/** Longer rentals are priced manually. */
const PRICED_DAYS = 366;

function priceOf(
  { draft, car, rental, notes, doubts }: BookingItem,
  known: Known,
  zone: string,
): { readonly total: Kopecks | null; readonly estimate: PriceEstimate | null } {
  const { totalPrice } = draft.terms;
  // An unreadable price is left to the user, not replaced by the tariff price.
  if (totalPrice !== null || draft.isPriceUnread) return { total: totalPrice, estimate: null };
  doubts.add('price');
  const groups = car ? known.tariffs.get(car.id) : undefined;
  const estimate =
    rental && groups && rentalDays(rental) <= PRICED_DAYS
      ? estimateOver(rentalCalendar(rental, zone), groups)
      : null;
  notes.push(estimate ? IMPORT_NOTES.priceByTariff : IMPORT_NOTES.noPrice);
  return { total: estimate?.totalPrice ?? null, estimate };
}

type Written = Pick<
  BookingWrite,
  'carId' | 'source' | 'createdAt' | 'cancelledAt' | 'handedOverAt' | 'returnedAt'
>;

function commonOf(
  { draft, car }: BookingItem,
  { sources }: Books,
  { now }: ImportOccasion,
): Written {
  return {
    carId: car?.id ?? null,
    source: draft.source === null ? null : sources.nameOf(draft.source),
    handedOverAt: draft.handedOverAt,
    returnedAt: draft.returnedAt,
    createdAt: draft.createdAt ?? now,
    cancelledAt: draft.cancelled === true ? now : draft.cancelled || null,
  };
}

/** Without a deposit it is 0; the lines are added to the notes. */
function writtenTerms(
  { terms, kept }: BookingDraft,
  totalPrice: Kopecks | null,
  lines: readonly string[] = [],
): BookingTerms<Kopecks> {
  const notes = [terms.notes, ...kept, ...lines].filter(Boolean).join('\n');
  return {
    ...terms,
    totalPrice,
    depositAmount: terms.depositAmount ?? kopecks(0),
    notes: notes.slice(0, TEXT_LIMITS.comment).toWellFormed().trim() || null,
  };
}

/** A complete booking; its customer is found by phone, else added. */
export function completeWrite(
  item: BookingItem,
  known: Known,
  books: Books,
  occasion: ImportOccasion,
): BookingWrite {
  const { draft, rental, notes } = item;
  const { total, estimate } = priceOf(item, known, occasion.zone);
  const { fullName, phone } = draft.customer;
  const customer = books.people.find(fullName, phone) ?? books.people.add(draft.customer);
  const lines: string[] = [];
  if (customer.fullName !== fullName) {
    notes.push(nameDiffers(customer.fullName));
    item.doubts.add('customer');
    lines.push(`${IMPORT_KEPT.name}: ${fullName}`);
  }
  const { opening } = draft;
  const isOpened = isFollowed(rental?.endDate ?? null, known.moneySince);
  if (opening && !isOpened) {
    notes.push(OPENING_NOTES.notFollowed);
    lines.push(...openingLines(opening));
  }
  return {
    ...commonOf(item, books, occasion),
    customerId: customer.id,
    startDate: rental?.startDate ?? null,
    endDate: rental?.endDate ?? null,
    terms: writtenTerms(draft, total, lines),
    opening: isOpened ? opening : null,
    breakdown: estimate?.breakdown ?? null,
    rawStartDate: null,
    rawEndDate: null,
    rawCustomerName: null,
    rawCustomerPhone: null,
    isComplete: true,
  };
}

/** An incomplete booking: keeps all values of the row as written. */
export function incompleteWrite(
  item: BookingItem,
  lacks: readonly string[],
  books: Books,
  occasion: ImportOccasion,
): BookingWrite {
  const { draft, car, rental } = item;
  const { fullName, phone } = draft.customer;
  const written = [draft.car.name, draft.car.plate].filter(Boolean).join(' ');
  const { opening } = draft;
  if (opening) item.notes.push(OPENING_NOTES.inNotes);
  const lines = [
    ...(opening ? openingLines(opening) : []),
    ...(car || !written ? [] : [`${IMPORT_KEPT.car}: ${written}`]),
    `${IMPORT_KEPT.reason}: ${lacks.join('; ')}`,
  ];
  const instant = (moment: BookingDraft['start'], read: typeof pickupOf) =>
    moment.at && read(moment.at, occasion.zone);
  return {
    ...commonOf(item, books, occasion),
    customerId: null,
    startDate: rental?.startDate ?? instant(draft.start, pickupOf),
    endDate: rental?.endDate ?? instant(draft.end, returnOf),
    terms: writtenTerms(draft, draft.terms.totalPrice, lines),
    opening: null,
    breakdown: null,
    rawStartDate: draft.start.at ? null : draft.start.written || null,
    rawEndDate: draft.end.at ? null : draft.end.written || null,
    rawCustomerName: fullName || null,
    rawCustomerPhone: (phone ? `+${phone}` : draft.phoneWritten) || null,
    isComplete: false,
  };
}
