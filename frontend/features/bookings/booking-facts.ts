import type { BookingCardFragment } from '@frontend/gql/graphql';

/** What the panel of a booking reads; the board already knows all of it. */
export type BookingFacts = Pick<
  BookingCardFragment,
  | 'id'
  | 'carId'
  | 'startDate'
  | 'endDate'
  | 'handedOverAt'
  | 'returnedAt'
  | 'status'
  | 'customer'
  | 'customerPhone'
  | 'sourceId'
  | 'sourceName'
  | 'notes'
  | 'totalPrice'
  | 'priceEdited'
  | 'depositAmount'
  | 'depositComment'
  | 'createdAt'
  | 'isExtension'
  | 'version'
>;
