import type { RestRow } from '@backend/rest/row';

/** Bookings of the list and of the archive, whose answers do not follow the order of the schema. */
export const LISTED_BOOKINGS = {
  without: {
    'Car.depositAmount': 'a booking has its own',
    'Car.photos': 'a booking shows its car in words',
    'Car.sortOrder': 'the order is that of the bookings',
  },
  order: {
    ListedBooking: [
      'id',
      'sourceId',
      'sourceName',
      'version',
      'createdAt',
      'cancelledAt',
      'cancelReason',
      'handedOverAt',
      'returnedAt',
      'totalPrice',
      'depositAmount',
      'depositComment',
      'notes',
      'carId',
      'customerId',
      'status',
      'whereabouts',
      'startDate',
      'endDate',
      'isExtension',
      'isExtended',
      'durationDays',
      'customer',
      'car',
      'customerName',
    ],
    Car: ['id', 'brand', 'model', 'licensePlate'],
  },
} as const satisfies Partial<RestRow>;
