import { describe, expect, test } from 'vitest';
import { routes } from './routes';

/** The calls of docs/requirements.md, P, in order, each once. Paths are under /api. */
const DOCUMENTED: readonly string[] = [
  // requirements.md, P4–P18
  'GET /auth/profile',
  'POST /auth/login',
  'POST /auth/logout',
  'GET /board',
  'GET /sources',
  'POST /pricing/estimate',
  'POST /bookings/with-customer',
  'PUT /bookings/{id}',
  'DELETE /bookings/{id}',
  'GET /bookings/incomplete',
  'POST /bookings/incomplete/purge',
  'POST /maintenances',
  'PUT /maintenances/{id}',
  'GET /analytics/dashboard',
  'POST /cashbox/entries',
  'GET /availability/cars',
  // requirements.md, P19–P48
  'GET /bookings',
  'GET /cars',
  'POST /cars',
  'PUT /cars/{id}',
  'DELETE /cars/{id}',
  'POST /cars/reorder',
  'POST /uploads/cars/photos',
  'GET /customers',
  'DELETE /customers/{id}',
  'GET /analytics/clients/{id}',
  'GET /analytics/fleet',
  'GET /analytics/fleet/{carId}',
  'GET /partners/revenue',
  'POST /partners',
  'PUT /partners/{id}',
  'PUT /partners/revenue/cars/{carId}',
  'POST /sources',
  'PATCH /sources/{id}',
  'GET /reviews/templates',
  'PUT /reviews/templates/{sourceId}',
  'GET /reviews/requests',
  'POST /reviews/requests/{id}/status',
  'POST /reviews/links',
  'GET /reviews/links/{code}',
  'POST /reviews/links/{code}/requests/{requestId}/send',
  'GET /users',
  'POST /users',
  'PUT /users/{id}',
  'DELETE /users/{id}',
  'GET /site/branding',
  'POST /uploads/site/favicon',
  'DELETE /site/branding/favicon',
];

/** Undocumented rows of the table and their reasons. */
const BEYOND: Readonly<Record<string, string>> = {
  'POST /auth/password': 'everyone sets an own password, and replaces a one-time one',
  'GET /bookings/{id}/mark-questions': 'money and a car that is out are asked about before a mark',
  'POST /bookings/{id}/handover': 'staff mark facts that refine the status',
  'DELETE /bookings/{id}/handover': 'and take a mark away',
  'POST /bookings/{id}/return': 'the same of the return, which frees the car',
  'DELETE /bookings/{id}/return': 'and taken away',
  'GET /availability/cars/{carId}':
    'a form asks about its one car: is it free, and where is it now',
  'GET /analytics/gaps': 'idle days between two rentals are money somebody can still earn',
  'POST /bookings/{id}/swap': 'a car may break while it is with the customer',
  'GET /bookings/{id}/parts': 'and who asks for one part needs the other',
  'POST /swaps/{operationId}/undo': 'and the swap may be a mistake',
  'GET /reseating': 'which moves free a car is more than a list of free cars',
  'POST /reseating': 'and they are all done or none',
  'POST /reseating/{operationId}/undo': 'and taken back together',
  'GET /breakdowns': 'a breakdown affects several bookings at once',
  'POST /breakdowns': 'and what follows from it is done in one step',
  'POST /breakdowns/{operationId}/undo': 'and taken back in one',
  'GET /now': 'one list of what needs action instead of four',
  'POST /bookings/{id}/restore': 'an archived booking comes back by itself, not by booking anew',
  'GET /bookings/archive': 'the archive has a screen but no documented call',
  'PUT /bookings/incomplete/{id}': 'the second document has staff mend an incomplete booking',
  'DELETE /bookings/incomplete/{id}': 'and one of them may be beyond mending',
  'GET /bookings/{id}/money': 'what is owed and what is held belong to every rental',
  'POST /bookings/{id}/money/payments': 'a rental is paid in parts',
  'POST /bookings/{id}/money/refunds': 'and money goes back',
  'POST /bookings/{id}/money/deposits': 'a deposit is taken',
  'POST /bookings/{id}/money/deposit-returns': 'and goes back',
  'POST /bookings/{id}/money/withholdings': 'or pays for a fine',
  'POST /bookings/{id}/money/charges': 'a customer owes more than the rent',
  'POST /bookings/{id}/money/credits': 'an advance pays for a rental',
  'POST /bookings/{id}/money/advances': 'money of a cancelled rental waits for the next one',
  'POST /customers/{id}/money/advances': 'a customer pays before there is a booking',
  'POST /customers/{id}/money/advance-returns': 'and may get it back',
  'POST /money/advances/{id}/reverse': 'an advance is typed wrong, and is never deleted',
  'GET /money/advances': 'advances are owed to customers',
  'POST /uploads/money/photos': 'a damage is photographed',
  'POST /money/entries/{id}/reverse': 'a payment is typed wrong, and is never deleted',
  'POST /money/charges/{id}/reverse': 'so is a charge',
  'GET /money/debtors': 'who owes is nowhere in the documented reports',
  'GET /money/deposits': 'nor what is held for whom',
  'GET /money/charges': 'fines and washing are no revenue',
  'GET /money/marks': 'a list marks what is not paid',
  'GET /customers/{id}/money': 'and a customer has more than one rental',
  'GET /money/drawer': 'cash is counted in the evening',
  'POST /money/drawer/counts': 'and the count is kept',
  'GET /money/settings': 'companies hold deposits for different times',
  'PUT /money/settings': 'and choose how long',
  'POST /cashbox/entries/{id}/reverse': 'an amount is typed wrong, and is never deleted',
  'GET /bookings/{id}/history': 'who did what, readable per record: of a booking',
  'GET /cars/{id}/history': 'of a car',
  'GET /customers/{id}/history': 'of a customer',
  'GET /maintenances/{id}/history': 'of service work',
  'POST /import/preview': 'a company brings its own spreadsheet: first it sees what would happen',
  'POST /import': 'then it happens',
  'POST /import/{operationId}/undo': 'and may be of the wrong file',
  'GET /backups': 'who manages users sees that the data are copied',
  'POST /backups': 'and has a copy made before something risky',
  'GET /samples': 'a new company tries the product with samples',
  'POST /samples': 'which it loads',
  'DELETE /samples': 'and removes again',
  'GET /company': 'days belong to the zone of the company, which an integrator must know',
  'PUT /company': 'an administrator decides what devices may keep',
  'GET /tokens': 'the owner of scripts manages their tokens by script: list them',
  'POST /tokens': 'a new one, after signing in',
  'DELETE /tokens/{id}': 'and one revoked',
  'POST /import/jobs': 'a large one takes longer than a request may',
  'GET /import/jobs': 'and its result is found again',
  'GET /import/jobs/{id}': 'and followed',
  'GET /import/jobs/{id}/preview': 'and a preview has rows',
  'POST /import/jobs/{id}/cancel': 'and may be a mistake',
  'POST /cars/{id}/tariffs/copy': 'prices are set by model, and all cars of it change or none',
  'POST /cars/tariffs/{operationId}/undo': 'and the way back',
  'GET /cars/{id}': 'an integrator asks for one car without the fleet',
  'GET /analytics/daily': 'charts of others want the days of a period, not only its sums',
  'GET /analytics/occupancy': 'and which car is taken on which of them',
  'PUT /customers/{id}': 'a name is misheard and a phone changes',
  'GET /customers/duplicates': 'one person in two cards is found by the product',
  'GET /customers/{id}/merge/{goneId}':
    'and what a merge of two would do is seen before it is done',
  'POST /customers/merge': 'the merge itself',
  'POST /customers/merge/{operationId}/undo': 'and the way back',
  'GET /analytics/fleet/{carId}/profit':
    'the profit calculator has a screen but no documented call',
  'PUT /analytics/fleet/{carId}/profit': 'the same, saved',
};

const named = routes.map(({ method, path }) => `${method} ${path}`);

describe('the table against the documents', () => {
  test('the documents have 48 calls, each once', () => {
    expect(new Set(DOCUMENTED).size).toBe(48);
    expect(DOCUMENTED).toHaveLength(48);
  });

  test('no documented call is missing', () => {
    expect(DOCUMENTED.filter((call) => !named.includes(call))).toEqual([]);
  });

  test('an undocumented call has a reason', () => {
    const extra = named.filter((call) => !DOCUMENTED.includes(call));
    expect(extra.filter((call) => !BEYOND[call])).toEqual([]);
  });

  test('a listed reason has its call', () => {
    expect(Object.keys(BEYOND).filter((call) => !named.includes(call))).toEqual([]);
  });
});
