import { type RestRow, row } from '@backend/rest/row';

const SECTION = `{
  count totalPrice
  bookings {
    id carId carTitle licensePlate carPhotoUrl carColor customerName customerPhone
    customer { fullName phone email }
    status startDate endDate durationDays handedOverAt returnedAt createdAt
    totalPrice depositAmount depositComment notes sourceId sourceName isExtension isExtended version
  }
}`;

/** One day of the fleet (requirements.md, P16). */
export const dashboardRows: readonly RestRow[] = [
  row<{ dailyDashboard: unknown }>({
    method: 'GET',
    path: '/analytics/dashboard',
    operation: `query DailyDashboard($date: Day!) {
      dailyDashboard(date: $date) {
        date cashboxTotal
        cashboxDetails { carId carTitle licensePlate totalRevenue }
        cashboxManualEntries { id amount comment createdAt }
        cashboxManualTotal fleetLoadPercent totalCars availableCars
        available {
          count
          cars {
            carId carTitle licensePlate carPhotoUrl carColor releaseAt nextBookingStart
            freeDaysUntilNext
          }
        }
        handovers ${SECTION}
        returns ${SECTION}
        service {
          count
          maintenances {
            id carId carTitle licensePlate carPhotoUrl carColor description startDate endDate
            status cost version
          }
        }
        newBookings ${SECTION}
      }
    }`,
    variables: ({ query }) => ({ date: query.date }),
    pick: (data) => data.dailyDashboard,
  }),
];
