/** GraphQL fragments shared by rows, with documented names. */

export const CAR = '{ id brand model licensePlate color year depositAmount photos sortOrder }';

export const BOOKING = `{
  id carId status startDate endDate handedOverAt returnedAt cancelledAt customer customerPhone
  sourceId sourceName notes totalPrice priceEdited depositAmount depositComment createdAt
  isExtension conflict version
}`;

export const MAINTENANCE_FIELDS =
  'id carId description status startDate endDate cost conflict version';

export interface WireBooking {
  id: number;
  startDate: string;
  endDate: string;
  returnedAt: string | null;
}

export interface WireMaintenance {
  id: number;
  status: 'scheduled' | 'in_progress' | 'done';
  startDate: string;
  endDate: string;
}
