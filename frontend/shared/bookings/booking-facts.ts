import type { BookingFactsFragment } from './booking-facts.generated';

type Needed =
  | 'id'
  | 'carId'
  | 'startDate'
  | 'endDate'
  | 'status'
  | 'customer'
  | 'createdAt'
  | 'isExtension'
  | 'version';

/**
 * A booking on the board and in its dialogs. Instants are ISO 8601 strings, money is roubles. The
 * server sends every field; sample rows omit unused ones.
 */
export type BookingFacts = Pick<BookingFactsFragment, Needed> & Partial<BookingFactsFragment>;
