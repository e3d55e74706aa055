import type { RestRow } from './row';
import { actionListRows } from './rows/action-list';
import { archiveRows } from './rows/archive';
import { authRows } from './rows/auth';
import { availabilityRows } from './rows/availability';
import { boardRows } from './rows/board';
import { bookingMarkRows } from './rows/booking-marks';
import { bookingRows } from './rows/bookings';
import { bookingsListRows } from './rows/bookings-list';
import { brandingRows } from './rows/branding';
import { carSwapRows } from './rows/car-swaps';
import { carRows } from './rows/cars';
import { cashboxRows } from './rows/cashbox';
import { companyRows } from './rows/company';
import { customerRows } from './rows/customers';
import { dashboardRows } from './rows/dashboard';
import { fleetAnalyticsRows } from './rows/fleet-analytics';
import { gapRows } from './rows/gaps';
import { historyRows } from './rows/history';
import { importRows } from './rows/import';
import { incompleteRows } from './rows/incomplete';
import { maintenanceRows } from './rows/maintenances';
import { partnerRows } from './rows/partners';
import { pricingRows } from './rows/pricing';
import { profitRows } from './rows/profit';
import { reseatingRows } from './rows/reseating';
import { reviewRows } from './rows/reviews';
import { sourceRows } from './rows/sources';
import { tokenRows } from './rows/tokens';
import { uploadRows } from './rows/uploads';
import { userRows } from './rows/users';

/** THE TABLE: every documented call, in the order in which paths are tried. */
export const routes: readonly RestRow[] = [
  ...authRows,
  ...boardRows,
  ...sourceRows,
  ...pricingRows,
  ...bookingsListRows,
  ...archiveRows,
  ...incompleteRows,
  ...companyRows,
  ...customerRows,
  ...historyRows,
  ...bookingRows,
  ...bookingMarkRows,
  ...carSwapRows,
  ...reseatingRows,
  ...maintenanceRows,
  ...carRows,
  ...uploadRows,
  ...importRows,
  ...brandingRows,
  ...cashboxRows,
  ...availabilityRows,
  ...dashboardRows,
  ...actionListRows,
  ...gapRows,
  ...fleetAnalyticsRows,
  ...partnerRows,
  ...profitRows,
  ...tokenRows,
  ...userRows,
  ...reviewRows,
];
