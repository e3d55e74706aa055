/**
 * Root fields whose reading takes tens of milliseconds in a large company. They write nothing, use
 * only `ReadContext`, and may be run twice.
 */
export const LONG_QUERIES: ReadonlySet<string> = new Set([
  'actionList',
  'availableCars',
  'board',
  'bookingArchive',
  'bookings',
  'bookingsPage',
  'cancellationSummary',
  'cars',
  'customerDuplicates',
  'customers',
  'dailyAnalytics',
  'dailyDashboard',
  'fleetAnalytics',
  'gaps',
  'incompleteBookings',
  'partnerRevenue',
  'reseatingPlan',
  'reviewRequests',
  'search',
  'seatCars',
  'sources',
  'wantedCars',
]);
