import type { BookingStatus } from '@schema/statuses';
import { SEARCH_DIALOG_TEXTS } from '@schema/texts/shell/search';
import type { SearchIntent } from '@schema/values/commands/search-intent';
import { formatExactRoubles } from '@schema/values/money/money';
import type { AdvanceOrder, RentalOrder } from '@schema/values/money/money-orders';
import { formatPhone } from '@schema/values/people/phone';
import {
  bookingNote,
  type Found,
  group,
  type SearchGroup,
  type SearchItem,
  type SearchLinks,
} from './search-items';

interface TypedCash {
  readonly kind: 'cash' | 'expense';
  readonly amount: number | null;
  /** Comment, or words of an expense. */
  readonly words: string;
}

/** «касса 5000 мойка», «расход мойка 500» */
export function cashGroup({ kind, amount, words }: TypedCash, links: SearchLinks): SearchGroup[] {
  const link = links[kind];
  if (!link) return [];
  const name = kind === 'cash' ? SEARCH_DIALOG_TEXTS.cashEntry : SEARCH_DIALOG_TEXTS.expense;
  const title = amount === null ? name : `${name}: ${formatExactRoubles(amount)}`;
  const item: SearchItem = {
    id: kind,
    kind,
    title,
    ...(words && { note: words }),
    path: link(amount, words),
  };
  return group('actions', SEARCH_DIALOG_TEXTS.actions, [item]);
}

const RENTALS_BY_NEED: readonly BookingStatus[] = ['active', 'planned', 'completed'];

type Payment = Pick<Extract<SearchIntent, { kind: 'payment' }>, 'order' | 'amount'>;

/** «Принять 5 000 ₽», «Вернуть залог», «Вернуть залог 3 000 ₽» */
function orderTitle(order: RentalOrder | AdvanceOrder, amount: number | null): string {
  const { take, orders } = SEARCH_DIALOG_TEXTS;
  if (amount === null) return orders[order];
  return `${order === 'payment' ? take : orders[order]} ${formatExactRoubles(amount)}`;
}

/** «принять 5000 прохоров»: the rentals of the named customer or car, the current one first. */
export function paymentGroups(
  { bookings }: Found,
  { order, amount }: Payment,
  { payment }: SearchLinks,
  zone: string,
): SearchGroup[] {
  if (!payment) return [];
  const items = RENTALS_BY_NEED.flatMap((status) =>
    bookings
      .filter((booking) => booking.status === status)
      .map<SearchItem>((booking) => ({
        id: `payment-${booking.id}`,
        kind: 'payment',
        title: `${orderTitle(order, amount)}: ${booking.customerName}`,
        note: bookingNote(booking, zone),
        booking,
        path: payment(booking.id, order, amount),
      })),
  );
  return group('payment', SEARCH_DIALOG_TEXTS.orders[order], items);
}

/** «аванс 5000 прохоров»: the customers of this name. */
export function advanceGroups(
  { customers }: Found,
  { order, amount }: Extract<SearchIntent, { kind: 'advance' }>,
  { advance }: SearchLinks,
): SearchGroup[] {
  if (!advance) return [];
  const items = customers.map<SearchItem>(({ id, fullName, phone }) => ({
    id: `advance-${id}`,
    kind: 'advance',
    title: `${orderTitle(order, amount)}: ${fullName}`,
    ...(phone && { note: formatPhone(phone) }),
    path: advance(id, order, amount),
  }));
  return group('advance', SEARCH_DIALOG_TEXTS.orders[order], items);
}
