/**
 * Topics of lists that an operation makes stale. Used by the server's live connection, which
 * notifies every open browser, and by the browser that made the change. A notice names stale topics
 * and carries no data, so permissions are checked on the refetch.
 */

export const TOPICS = [
  'board',
  'daily',
  'fleet',
  'customers',
  'bookings',
  'archive',
  'incomplete',
  'availability',
  'sources',
  'cars',
  'carState',
  'papers',
  'partners',
  'statementLinks',
  'reviews',
  'users',
  'profile',
  'branding',
  'backups',
  'money',
] as const;
export type Topic = (typeof TOPICS)[number];

export const isTopic = (text: string): text is Topic =>
  (TOPICS as readonly string[]).includes(text);

/** A booking changed: requirements.md, P10 names the first four; the rest display bookings too. */
const BOOKING_CHANGED = [
  'board',
  'daily',
  'fleet',
  'customers',
  'bookings',
  'availability',
  'sources',
  'reviews',
  'money',
] as const satisfies readonly Topic[];

/** Balances change, bookings do not (docs/domain.md, money). */
const MONEY_CHANGED = ['money'] as const satisfies readonly Topic[];

/** Maintenance refreshes the board (requirements.md, P15); the other lists display it too. */
const MAINTENANCE_CHANGED = [
  'board',
  'daily',
  'fleet',
  'availability',
] as const satisfies readonly Topic[];

/** Most lists display a car by its title and plate. */
const CAR_CHANGED = [
  'cars',
  'board',
  'daily',
  'fleet',
  'availability',
  'partners',
] as const satisfies readonly Topic[];

const EXPENSE_CHANGED = ['money', 'fleet', 'partners'] as const satisfies readonly Topic[];

export const STALE_TOPICS = {
  createBookingWithCustomer: BOOKING_CHANGED,
  createBookingsWithCustomer: BOOKING_CHANGED,
  undoCreatedBookings: BOOKING_CHANGED,
  updateBooking: BOOKING_CHANGED,
  archiveBooking: [...BOOKING_CHANGED, 'archive'],
  restoreBooking: [...BOOKING_CHANGED, 'archive'],
  /** A part of the rental may be archived. */
  replaceBookingCustomer: [...BOOKING_CHANGED, 'archive'],
  undoCustomerReplacement: [...BOOKING_CHANGED, 'archive'],
  /** Marks refine the status, and a return frees the car (docs/domain.md, marks). */
  markHandedOver: BOOKING_CHANGED,
  markReturned: BOOKING_CHANGED,
  unmarkHandedOver: BOOKING_CHANGED,
  unmarkReturned: BOOKING_CHANGED,
  /** Several bookings change cars together. */
  reseatBookings: BOOKING_CHANGED,
  undoReseating: BOOKING_CHANGED,
  /** One booking becomes two. */
  /** Its sheets record readings and damages. */
  swapCar: [...BOOKING_CHANGED, 'carState'],
  undoCarSwap: [...BOOKING_CHANGED, 'carState'],
  /** Maintenance, one booking becomes two, several change cars. */
  reportBreakdown: BOOKING_CHANGED,
  undoBreakdown: BOOKING_CHANGED,
  purgeIncompleteBookings: ['incomplete'],
  deleteIncompleteBooking: ['incomplete'],
  repairIncompleteBooking: [...BOOKING_CHANGED, 'incomplete'],
  createMaintenance: MAINTENANCE_CHANGED,
  updateMaintenance: MAINTENANCE_CHANGED,
  addCashEntry: ['daily', 'fleet', 'money'],
  reverseCashEntry: ['daily', 'fleet', 'money'],
  takePayment: MONEY_CHANGED,
  refundPayment: MONEY_CHANGED,
  takeDeposit: MONEY_CHANGED,
  returnDeposit: MONEY_CHANGED,
  withholdDeposit: MONEY_CHANGED,
  addCharge: MONEY_CHANGED,
  reverseMoneyEntry: MONEY_CHANGED,
  reverseCharge: MONEY_CHANGED,
  takeAdvance: MONEY_CHANGED,
  returnAdvance: MONEY_CHANGED,
  creditAdvance: MONEY_CHANGED,
  keepAsAdvance: MONEY_CHANGED,
  reverseAdvance: MONEY_CHANGED,
  createTill: ['money'],
  updateTill: ['money'],
  countTill: ['money'],
  /** A car's expenses are in its analytics, a partner's in the statement. */
  addExpense: EXPENSE_CHANGED,
  collectCash: ['money'],
  reverseMoneyOperation: EXPENSE_CHANGED,
  handOverCash: ['money'],
  endCashHandover: ['money'],
  createExpenseKind: ['money'],
  updateExpenseKind: ['money'],
  setMoneySettings: ['money', 'profile'],
  createCar: CAR_CHANGED,
  /** Lists of bookings display its title and plate. */
  updateCar: [...CAR_CHANGED, 'bookings', 'archive'],
  copyTariffs: CAR_CHANGED,
  undoTariffCopy: CAR_CHANGED,
  changePrices: CAR_CHANGED,
  undoPriceChange: CAR_CHANGED,
  deleteCar: [...CAR_CHANGED, 'customers', 'bookings', 'archive', 'sources', 'reviews', 'money'],
  reorderCars: ['cars', 'board'],
  addMileageReading: ['carState'],
  reverseMileageReading: ['carState'],
  addCarDamage: ['carState'],
  mendCarDamage: ['carState'],
  unmendCarDamage: ['carState'],
  withdrawCarDamage: ['carState'],
  /** A sheet of a return may charge. */
  saveHandoverSheet: ['carState', 'money'],
  addSheetPhoto: ['carState'],
  removeSheetPhoto: ['carState'],
  issuePaper: ['papers'],
  voidPaper: ['papers'],
  createPaperLink: ['papers'],
  revokePaperLink: ['papers'],
  setPaperSettings: ['profile'],
  uploadPaperTemplate: ['profile'],
  setPaperTemplate: ['profile'],
  deletePaperTemplate: ['profile'],
  /** Lists display the name and phone. */
  updateCustomer: [...BOOKING_CHANGED, 'archive', 'incomplete'],
  /** requirements.md, P26: customers, board, daily and fleet analytics; also their bookings. */
  deleteCustomer: [...BOOKING_CHANGED, 'archive', 'incomplete'],
  /** Cars, customers, sources, bookings of both kinds, including cancelled ones, and expenses. */
  importSheet: [...BOOKING_CHANGED, 'cars', 'partners', 'archive', 'incomplete'],
  undoImport: [...BOOKING_CHANGED, 'cars', 'partners', 'archive', 'incomplete'],
  /** Bookings move to another customer, or back; the archive too. */
  mergeCustomers: [...BOOKING_CHANGED, 'archive', 'incomplete'],
  undoCustomerMerge: [...BOOKING_CHANGED, 'archive', 'incomplete'],
  /** Records of every kind added by an import, and cash. */
  loadSamples: [...BOOKING_CHANGED, 'cars', 'partners', 'archive', 'incomplete'],
  removeSamples: [...BOOKING_CHANGED, 'cars', 'partners', 'archive', 'incomplete'],
  createPartner: ['partners', 'fleet'],
  renamePartner: ['partners', 'fleet'],
  payPartner: MONEY_CHANGED,
  createStatementLink: ['statementLinks'],
  revokeStatementLink: ['statementLinks'],
  setCarShares: ['partners', 'fleet'],
  setCarProfitShares: ['fleet'],
  createSource: ['sources', 'reviews'],
  renameSource: ['sources', 'bookings', 'board', 'reviews'],
  saveReviewTemplate: ['reviews'],
  /** requirements.md, R11: marking a status refreshes the request lists and source analytics. */
  setReviewStatus: ['reviews', 'sources'],
  createReviewLink: ['reviews'],
  sendSharedReview: ['reviews', 'sources'],
  createUser: ['users'],
  updateUser: ['users', 'profile'],
  deleteUser: ['users', 'profile'],
  changeOwnPassword: ['users', 'profile'],
  endSession: ['users', 'profile'],
  endAllSessions: ['users', 'profile'],
  setCompanySettings: ['users', 'profile'],
  createApiToken: ['users'],
  revokeApiToken: ['users'],
  setContactWay: ['profile'],
  setOfferSettings: ['profile'],
  setSheetSettings: ['profile'],
  startBackup: ['backups'],
  uploadFavicon: ['branding'],
  resetFavicon: ['branding'],
} as const satisfies Record<string, readonly Topic[]>;

/** An operation that changes data seen by others. */
export type OperationName = keyof typeof STALE_TOPICS;

export function staleTopics(operation: OperationName): readonly Topic[] {
  return STALE_TOPICS[operation];
}
