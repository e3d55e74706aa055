import type { RestRow } from './row';
import { boardRows } from './rows/board';
import { archiveRows } from './rows/bookings/archive';
import { availabilityRows } from './rows/bookings/availability';
import { bookingsListRows } from './rows/bookings/booking-list';
import { bookingMarkRows } from './rows/bookings/booking-marks';
import { bookingRows } from './rows/bookings/bookings';
import { breakdownRows } from './rows/bookings/breakdowns';
import { carSwapRows } from './rows/bookings/car-swaps';
import { handoverRows } from './rows/bookings/handover';
import { incompleteRows } from './rows/bookings/incomplete';
import { moneyRows } from './rows/bookings/money';
import { paperRows } from './rows/bookings/papers';
import { pricingRows } from './rows/bookings/pricing';
import { reseatingRows } from './rows/bookings/reseating';
import { carStateRows } from './rows/fleet/car-state';
import { carRows } from './rows/fleet/cars';
import { gapRows } from './rows/fleet/gaps';
import { maintenanceRows } from './rows/fleet/maintenances';
import { partnerRows } from './rows/fleet/partners';
import { profitRows } from './rows/fleet/profit';
import { uploadRows } from './rows/fleet/uploads';
import { importRows } from './rows/import';
import { authRows } from './rows/people/auth';
import { backupRows } from './rows/people/backups';
import { brandingRows } from './rows/people/branding';
import { companyRows } from './rows/people/company';
import { customerMoneyRows } from './rows/people/customer-money';
import { customerRows } from './rows/people/customers';
import { paperTemplateRows } from './rows/people/paper-templates';
import { reviewRows } from './rows/people/reviews';
import { samplesRows } from './rows/people/samples';
import { sourceRows } from './rows/people/sources';
import { tokenRows } from './rows/people/tokens';
import { userRows } from './rows/people/users';
import { actionListRows } from './rows/reports/action-list';
import { cashboxRows } from './rows/reports/cashbox';
import { dashboardRows } from './rows/reports/dashboard';
import { fleetAnalyticsRows } from './rows/reports/fleet-analytics';
import { historyRows } from './rows/reports/history';
import { moneyReportRows } from './rows/reports/money';
import { tillRows } from './rows/reports/tills';

/** The route table, in matching order. */
export const routes: readonly RestRow[] = [
  ...authRows,
  ...boardRows,
  ...sourceRows,
  ...pricingRows,
  ...bookingsListRows,
  ...archiveRows,
  ...incompleteRows,
  ...companyRows,
  ...paperTemplateRows,
  ...customerRows,
  ...historyRows,
  ...bookingRows,
  ...bookingMarkRows,
  ...moneyRows,
  ...carSwapRows,
  ...reseatingRows,
  ...breakdownRows,
  ...maintenanceRows,
  ...carRows,
  ...carStateRows,
  ...handoverRows,
  ...paperRows,
  ...uploadRows,
  ...importRows,
  ...brandingRows,
  ...cashboxRows,
  ...samplesRows,
  ...moneyReportRows,
  ...tillRows,
  ...customerMoneyRows,
  ...availabilityRows,
  ...dashboardRows,
  ...actionListRows,
  ...gapRows,
  ...fleetAnalyticsRows,
  ...partnerRows,
  ...profitRows,
  ...tokenRows,
  ...backupRows,
  ...userRows,
  ...reviewRows,
];
