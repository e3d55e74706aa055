import { accessOf, rootFields } from '@backend/operation/access';
import type { Access } from '@backend/operation/permit';
import { expect, test } from 'vitest';
import { buildSchema } from '../build-schema';

/**
 * Required permissions of every operation as literals: permissions.api.test.ts tests operations
 * against their declarations, this file the declarations. `|`: any of these. `&`: and any of those.
 */
const OPERATIONS: Readonly<Record<string, string>> = {
  'any user': `
    search apiTokens userSessions
    changeOwnPassword createApiToken revokeApiToken endSession endAllSessions
  `,
  public: `
    branding sharedReviewLink sharedPaper sharedStatement company profile mustChangePassword
    sendSharedReview login logout
  `,
  edit_bookings: `
    availableCars carAvailability freeDays wantedCars incompleteBookings rentalMoney moneyMarks
    markQuestions
    customerMoney estimatePrice breakdown reseatingPlan seatCars
    markHandedOver markReturned unmarkHandedOver unmarkReturned createBookingWithCustomer updateBooking
    createBookingsWithCustomer undoCreatedBookings
    archiveBooking restoreBooking swapCar undoCarSwap replaceBookingCustomer undoCustomerReplacement
    purgeIncompleteBookings deleteIncompleteBooking
    repairIncompleteBooking takeAdvance returnAdvance reverseAdvance creditAdvance keepAsAdvance
    addCashEntry reverseCashEntry countTill addExpense collectCash reverseMoneyOperation handOverCash endCashHandover takePayment refundPayment takeDeposit returnDeposit
    withholdDeposit uploadChargePhoto addCharge reverseMoneyEntry reverseCharge reportBreakdown
    undoBreakdown reseatBookings undoReseating
    handoverSheets carSheets sheets saveHandoverSheet addSheetPhoto removeSheetPhoto
    rentalPapers paper papers issuePaper voidPaper paperTemplateExample paperTemplatePreview createPaperLink revokePaperLink
  `,
  manage_users: `
    backups samples users tillHistory
    startBackup createTill updateTill createExpenseKind updateExpenseKind setMoneySettings setOfferSettings setSheetSettings setPaperSettings paperTemplates paperTemplate
    defaultPaperTemplate uploadPaperTemplate setPaperTemplate deletePaperTemplate loadSamples removeSamples setCompanySettings createUser updateUser
    deleteUser
  `,
  view_analytics: `
    fleetAnalytics carAnalytics dailyAnalytics gaps partnerRevenue carProfitShares advances debtors deposits
    chargeTotals partnerStatement partnerBalances
    statementLinks partnerHistory
    setCarProfitShares createStatementLink revokeStatementLink
  `,
  view_archive: `
    cancelledBookings cancellationSummary bookingArchive
  `,
  view_board: `
    actionList board
    createMaintenance updateMaintenance
    changes
  `,
  view_booking_list: `
    bookingsPage bookingFilters listedBooking bookings
  `,
  view_cars: `
    cars car carHistory
    createCar updateCar copyTariffs undoTariffCopy changePrices undoPriceChange deleteCar reorderCars
    uploadCarPhoto
  `,
  view_clients: `
    customers customersPage customer clientAnalytics customerDuplicates customerMergePreview customerHistory
    updateCustomer deleteCustomer mergeCustomers undoCustomerMerge
  `,
  view_editor: `
    uploadFavicon resetFavicon setContactWay
  `,
  view_reviews: `
    reviewTemplates reviewRequests
    createReviewLink saveReviewTemplate setReviewStatus
  `,
  view_sources: `
    createSource renameSource
  `,
  'edit_bookings | view_analytics | manage_users': `
    moneySettings
  `,
  'edit_bookings | manage_users': `
    offerSettings sheetSettings paperSettings
  `,
  'edit_bookings | view_clients': `
    findCustomers
  `,
  'edit_bookings | view_sources': `
    sources
  `,
  'view_analytics & edit_bookings': `
    payPartner
  `,
  'view_analytics & edit_bookings | manage_users': `
    createPartner renamePartner setCarShares
  `,
  'view_analytics | edit_bookings': `
    tills tillRegister expenseKinds
  `,
  'view_board | view_analytics | view_logistics': `
    dailyDashboard
  `,
  'view_board | view_booking_list | view_archive | view_logistics | edit_bookings': `
    booking rentalParts bookingHistory
  `,
  'view_board | view_cars | edit_bookings': `
    firstSteps
  `,
  'view_board | view_logistics': `
    maintenanceHistory maintenance
  `,
  'view_cars | edit_bookings': `
    previewImport importJob importJobs
    importSheet undoImport startImportJob cancelImportJob
    carState
    addMileageReading reverseMileageReading uploadCarStatePhoto addCarDamage mendCarDamage
    unmendCarDamage withdrawCarDamage
  `,
};

function accessName(access: Access | null): string {
  if (!access) return 'undeclared';
  if ('public' in access) return 'public';
  const { anyOf, withAnyOf = [] } = access;
  const either = anyOf.join(' | ') || 'any user';
  return withAnyOf.length > 0 ? `${either} & ${withAnyOf.join(' | ')}` : either;
}

test('every operation has its permission', () => {
  const expected = Object.entries(OPERATIONS).flatMap(([access, names]) =>
    names
      .trim()
      .split(/\s+/)
      .map((name) => `${name}: ${access}`),
  );
  const declared = rootFields(buildSchema()).map(
    ({ field }) => `${field.name}: ${accessName(accessOf(field))}`,
  );
  expect(declared.toSorted()).toEqual(expected.toSorted());
});
