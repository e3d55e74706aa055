import { Refusal } from '@backend/domain/refusal';
import { MESSAGES } from '@schema/messages';

/**
 * Root fields whose reading takes more than about 20 ms in a large company. They write nothing, use
 * only `ReadContext`, and may be run twice.
 */
export const LONG_QUERIES: ReadonlySet<string> = new Set([
  'actionList',
  'advances',
  'availableCars',
  'board',
  'bookingArchive',
  'bookings',
  'bookingsPage',
  'breakdown',
  'cancelledBookings',
  'cancellationSummary',
  'cars',
  'customerDuplicates',
  'customers',
  'customersPage',
  'dailyAnalytics',
  'dailyDashboard',
  'debtors',
  'deposits',
  'tillRegister',
  'tills',
  'findCustomers',
  'fleetAnalytics',
  'freeDays',
  'gaps',
  'incompleteBookings',
  'partnerBalances',
  'partnerRevenue',
  'partnerStatement',
  'rentalParts',
  'reseatingPlan',
  'reviewRequests',
  'search',
  'seatCars',
  'papers',
  'sheets',
  'sources',
  'wantedCars',
]);

/**
 * Root fields that need resources of the main thread: the processes of the import and of the
 * documents, the counter of wrong codes, the scheduled copies. They read little and cannot be combined with long reads.
 */
export const MAIN_THREAD_FIELDS: ReadonlySet<string> = new Set([
  'backups',
  'defaultPaperTemplate',
  'importJob',
  'importJobs',
  'paperTemplatePreview',
  'previewImport',
  'sharedPaper',
  'sharedReviewLink',
  'sharedStatement',
]);

/** The error of a document whose long reads cannot run in a thread; null: it may run. */
export function refusalOfMixture(names: readonly string[]): Refusal | null {
  const isMixed =
    names.some((name) => LONG_QUERIES.has(name)) &&
    names.some((name) => MAIN_THREAD_FIELDS.has(name));
  return isMixed ? new Refusal('BAD_REQUEST', MESSAGES.limits.documentMixed) : null;
}
