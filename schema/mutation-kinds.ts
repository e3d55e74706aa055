/**
 * Effect of each mutation on existing records. An edit replaces stored values, so it carries the
 * version read; the others add, take a step that cannot be repeated, or do not depend on read
 * values.
 */

/** Path of the version in the variables of an edit. `[]`: in each item of a list. */
export const EDITS = {
  updateBooking: 'input.version',
  updateMaintenance: 'input.version',
  updateCar: 'input.version',
  reorderCars: 'basedOn',
  updateUser: 'input.version',
  updateCustomer: 'input.seen',
  renamePartner: 'version',
  setCarShares: 'version',
  setCarProfitShares: 'input.version',
  renameSource: 'version',
  saveReviewTemplate: 'input.version',
  setCompanySettings: 'input.version',
  setContactWay: 'version',
  setMoneySettings: 'input.version',
  setOfferSettings: 'input.version',
  setSheetSettings: 'input.version',
  setPaperSettings: 'input.version',
  setPaperTemplate: 'input.version',
  uploadFavicon: 'version',
  resetFavicon: 'version',
} as const satisfies Readonly<Record<string, string>>;

/** Steps that cannot be repeated; they carry the version as well. */
export const STEPS = {
  repairIncompleteBooking: 'input.version',
  archiveBooking: 'version',
  markHandedOver: 'version',
  unmarkHandedOver: 'version',
  markReturned: 'version',
  unmarkReturned: 'version',
} as const satisfies Readonly<Record<string, string>>;

/** Edits of several records at once, each with the version read. */
export const EDITS_OF_SEVERAL = {
  copyTariffs: 'cars[].version',
  changePrices: 'input.cars[].version',
  swapCar: 'input.version',
  replaceBookingCustomer: 'input.version',
  reseatBookings: 'moves[].version',
  reportBreakdown: 'input.moves[].version',
  mergeCustomers: 'input.stamp',
} as const satisfies Readonly<Record<string, string>>;

/** Lines added to a displayed balance. */
export const ENTRIES = {
  takePayment: 'input.version',
  refundPayment: 'input.version',
  takeDeposit: 'input.version',
  returnDeposit: 'input.version',
  withholdDeposit: 'input.version',
  addCharge: 'input.version',
  creditAdvance: 'input.version',
  keepAsAdvance: 'input.version',
  takeAdvance: 'input.version',
  returnAdvance: 'input.version',
} as const satisfies Readonly<Record<string, string>>;

/** Mutations without a version, each with its protection. */
export const WITHOUT_VERSION = {
  login: 'session',
  logout: 'session',
  changeOwnPassword: 'session',
  endSession: 'session',
  endAllSessions: 'session',
  createApiToken: 'creates',
  createBookingWithCustomer: 'creates',
  createBookingsWithCustomer: 'creates',
  createCar: 'creates',
  createMaintenance: 'creates',
  createPartner: 'creates',
  createReviewLink: 'creates',
  createSource: 'creates',
  createUser: 'creates',
  uploadCarPhoto: 'creates',
  uploadChargePhoto: 'creates',
  uploadCarStatePhoto: 'creates',
  uploadPaperTemplate: 'creates',
  addMileageReading: 'appends',
  addCarDamage: 'appends',
  saveHandoverSheet: 'appends',
  addSheetPhoto: 'appends',
  issuePaper: 'appends',
  addCashEntry: 'appends',
  closeDrawer: 'appends',
  reverseAdvance: 'undoes',
  reverseCashEntry: 'undoes',
  reverseCharge: 'undoes',
  reverseMoneyEntry: 'undoes',
  reverseMileageReading: 'undoes',
  unmendCarDamage: 'undoes',
  restoreBooking: 'undoes',
  undoBreakdown: 'undoes',
  undoCarSwap: 'undoes',
  undoCreatedBookings: 'undoes',
  undoCustomerMerge: 'undoes',
  undoCustomerReplacement: 'undoes',
  undoReseating: 'undoes',
  undoTariffCopy: 'undoes',
  undoPriceChange: 'undoes',
  undoImport: 'undoes',
  mendCarDamage: 'steps once',
  withdrawCarDamage: 'steps once',
  voidPaper: 'steps once',
  setReviewStatus: 'steps once',
  sendSharedReview: 'steps once',
  deleteCar: 'deletes',
  deleteCustomer: 'deletes',
  deleteIncompleteBooking: 'deletes',
  deleteUser: 'deletes',
  deletePaperTemplate: 'deletes',
  removeSheetPhoto: 'deletes',
  purgeIncompleteBookings: 'deletes',
  revokeApiToken: 'deletes',
  importSheet: 'runs a job',
  startImportJob: 'runs a job',
  cancelImportJob: 'runs a job',
  loadSamples: 'runs a job',
  removeSamples: 'runs a job',
  startBackup: 'runs a job',
} as const satisfies Readonly<Record<string, string>>;
