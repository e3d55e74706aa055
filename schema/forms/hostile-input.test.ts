import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  analyticsPeriodForm,
  dailyAnalyticsPayload,
  dashboardPayload,
  sourcesPayload,
} from './analytics-period';
import { boardPayload } from './board';
import { bookingCreateForm, bookingCreatePayload } from './bookings/booking-create';
import { bookingEditForm, bookingEditPayload } from './bookings/booking-edit';
import { carSwapPayload } from './bookings/car-swap';
import { cashEntryForm, cashEntryPayload } from './bookings/cash-entry';
import { incompleteBookingForm, incompleteBookingPayload } from './bookings/incomplete-booking';
import { priceEstimatePayload } from './bookings/price-estimate';
import { quickBookingForm } from './bookings/quick-booking';
import { reseatMovesPayload, reseatWindowPayload } from './bookings/reseating';
import { fieldErrors } from './fields/problems';
import { importPayload } from './fields/upload';
import { carForm, carPayload } from './fleet/car';
import { carOrderPayload } from './fleet/car-order';
import { carProfitForm, carProfitPayload } from './fleet/car-profit';
import { maintenanceCreatePayload, maintenanceForm, maintenancePayload } from './fleet/maintenance';
import { carSharesForm, carSharesPayload, partnerForm } from './fleet/partner';
import { tariffCopyPayload } from './fleet/tariff-copy';
import { bookingsPagePayload, gapsPayload, listQueryPayload, searchPayload } from './list-query';
import { apiTokenForm } from './people/api-token';
import { customerMergePayload } from './people/customer-merge';
import { loginForm } from './people/login';
import { userCreateForm, userUpdateForm } from './people/user';
import { reviewLinkPayload } from './reviews/review-link';
import { reviewRequestsPayload, reviewStatusPayload } from './reviews/review-request';
import { reviewTemplatePayload } from './reviews/review-template';
import { sourceForm, sourceNameForm } from './reviews/source';

const SHAPES = {
  analyticsPeriodForm,
  apiTokenForm,
  bookingCreateForm,
  bookingCreatePayload,
  bookingEditForm,
  bookingEditPayload,
  carProfitForm,
  carProfitPayload,
  carSharesForm,
  carSharesPayload,
  carForm,
  carPayload,
  cashEntryForm,
  cashEntryPayload,
  customerMergePayload,
  incompleteBookingForm,
  incompleteBookingPayload,
  listQueryPayload,
  loginForm,
  maintenanceCreatePayload,
  maintenanceForm,
  maintenancePayload,
  partnerForm,
  priceEstimatePayload,
  quickBookingForm,
  reviewLinkPayload,
  reviewTemplatePayload,
  sourceForm,
  sourceNameForm,
  userCreateForm,
  userUpdateForm,
  dailyAnalyticsPayload,
  dashboardPayload,
  sourcesPayload,
  boardPayload,
  carOrderPayload,
  carSwapPayload,
  bookingsPagePayload,
  gapsPayload,
  searchPayload,
  tariffCopyPayload,
  reseatMovesPayload,
  reseatWindowPayload,
  reviewRequestsPayload,
  reviewStatusPayload,
  importPayload,
};

/** Every field of any schema, so that a random value can be in any of them. */
const FIELDS = [
  'at',
  'bookings',
  'carIds',
  'columns',
  'date',
  'days',
  'file',
  'headerRow',
  'kind',
  'moves',
  'order',
  'sort',
  'start',
  'amount',
  'brand',
  'carId',
  'color',
  'comment',
  'cost',
  'currentValue',
  'customer',
  'depositAmount',
  'depositComment',
  'description',
  'email',
  'endDate',
  'fullName',
  'includeInQueue',
  'isActive',
  'licensePlate',
  'login',
  'message',
  'minDays',
  'model',
  'name',
  'notes',
  'page',
  'pageSize',
  'password',
  'permissions',
  'phone',
  'photos',
  'pricePerDay',
  'remember',
  'requestIds',
  'search',
  'sourceId',
  'startDate',
  'startMonth',
  'status',
  'tariffGroups',
  'tariffs',
  'template',
  'title',
  'totalPrice',
  'userId',
  'version',
  'year',
];

const anyValue = fc.oneof(
  fc.anything({ withDate: true, withBigInt: true, withNullPrototype: true, maxDepth: 2 }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', ' ', '\ud800', '\u0000', 'x'.repeat(3000), Number.NaN, -0, 1e300, [], {}),
);
const anyFlatObject = fc.dictionary(fc.constantFrom(...FIELDS), anyValue);
const anyObject = fc.dictionary(
  fc.constantFrom(...FIELDS),
  fc.oneof({ weight: 4, arbitrary: anyValue }, fc.array(anyFlatObject, { maxLength: 3 })),
);

describe.each(Object.entries(SHAPES))('%s, for any input', (_, shape) => {
  it('answers in Russian and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(anyObject, anyValue), (input) => {
        for (const message of Object.values(fieldErrors(shape, input))) {
          expect(message).toMatch(/^[А-ЯЁ][^A-Za-z]*$/);
        }
      }),
      { numRuns: 200 },
    );
  });
});
