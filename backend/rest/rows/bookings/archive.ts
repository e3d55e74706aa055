import { type RestRow, row } from '@backend/rest/row';

const SUMMARY = `{
  totalCount totalPotentialRevenue averageDuration cancellationRate
  topCars { carId carTitle licensePlate count totalPrice }
  topCustomers { customerId customerName customerPhone count }
  monthlyTrend { period count }
}`;

/** The archive (requirements.md, Z6, Z7). */
export const archiveRows: readonly RestRow[] = [
  row<{ bookingArchive: { itemsJson: unknown; summary: unknown } }>({
    method: 'GET',
    path: '/bookings/archive',
    operation: `query BookingArchive { bookingArchive { itemsJson summary ${SUMMARY} } }`,
    pick: ({ bookingArchive }) => ({
      items: bookingArchive.itemsJson,
      summary: bookingArchive.summary,
    }),
  }),
];
