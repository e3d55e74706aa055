import type { BookingCardFragment } from '@frontend/gql/graphql';

/** What the booking panel shows; a subset of the fields the board has loaded. */
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
