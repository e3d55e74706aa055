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

/** Undocumented calls and why each exists. */
const UNDOCUMENTED: Readonly<Record<string, string>> = {
  'POST /auth/password': 'a user sets a password of their own, also in place of a one-time one',
  'GET /bookings/{id}/mark-questions':
    'before a handover or return, money and a car that is still out need a question',
  'POST /bookings/{id}/handover': 'staff record the handover',
  'DELETE /bookings/{id}/handover': 'staff remove a handover recorded by mistake',
  'POST /bookings/{id}/return': 'staff record the return, which frees the car',
  'DELETE /bookings/{id}/return': 'staff remove a return recorded by mistake',
  'GET /availability/days': 'a calendar marks the days on which no car of a model is free',
  'GET /availability/cars/{carId}': 'a form asks whether its car is free and where it is now',
  'GET /analytics/gaps': 'idle days between two rentals can still be sold',
  'POST /bookings/{id}/swap': 'a car may break down while the customer has it',
  'GET /bookings/{id}/parts': 'a car swap splits a booking into parts',
  'POST /swaps/{operationId}/undo': 'a car swap made by mistake is undone',
  'GET /bookings/filters': 'the list is filtered by a source and a model of the company',
  'POST /bookings/several': 'a company or a family takes several cars at once',
  'POST /bookings/several/{operationId}/undo': 'cars booked together are cancelled together',
  'PUT /bookings/{id}/customer': 'a booking may be recorded for the wrong customer',
  'POST /bookings/customer/{operationId}/undo': 'a customer replaced by mistake is restored',
  'GET /reseating': 'freeing a car takes moves, not only a list of free cars',
  'POST /reseating': 'all moves of a plan are saved, or none',
  'POST /reseating/{operationId}/undo': 'all moves of a plan are undone together',
  'GET /breakdowns': 'a breakdown affects several bookings at once',
  'POST /breakdowns': 'a breakdown and all its consequences are saved in one step',
  'POST /breakdowns/{operationId}/undo':
    'a breakdown and all its consequences are undone in one step',
  'GET /now': 'one list of tasks replaces four',
  'POST /bookings/{id}/restore': 'an archived booking is restored without being created again',
  'GET /bookings/archive': 'the archive has a screen but no documented call',
  'PUT /bookings/incomplete/{id}': 'staff complete an incomplete booking (second document)',
  'DELETE /bookings/incomplete/{id}': 'an incomplete booking that cannot be completed is deleted',
  'GET /bookings/{id}/money': 'each rental has amounts owed, paid and held',
  'POST /bookings/{id}/money/payments': 'a rental is paid in parts',
  'POST /bookings/{id}/money/refunds': 'payments are refunded',
  'POST /bookings/{id}/money/deposits': 'a deposit is taken',
  'POST /bookings/{id}/money/deposit-returns': 'a deposit is returned',
  'POST /bookings/{id}/money/withholdings': 'part of a deposit is withheld, for example for a fine',
  'POST /bookings/{id}/money/charges': 'a customer may owe more than the rent',
  'POST /bookings/{id}/money/credits': 'an advance pays for a rental',
  'POST /bookings/{id}/money/advances': 'money of a cancelled rental becomes an advance',
  'POST /customers/{id}/money/advances': 'a customer pays before there is a booking',
  'POST /customers/{id}/money/advance-returns': 'an advance is returned',
  'POST /money/advances/{id}/reverse': 'an advance entered by mistake is reversed, never deleted',
  'GET /money/advances': 'advances are owed to customers',
  'POST /uploads/money/photos': 'a charge has a photo of the damage',
  'POST /money/entries/{id}/reverse': 'a payment entered by mistake is reversed, never deleted',
  'POST /money/charges/{id}/reverse': 'a charge entered by mistake is reversed, never deleted',
  'GET /money/debtors': 'no documented report lists debtors',
  'GET /money/deposits': 'no documented report lists the deposits held',
  'GET /money/charges': 'fines and washing are not part of the documented revenue',
  'GET /money/marks': 'a booking list shows what is unpaid',
  'GET /customers/{id}/money': 'a customer has several rentals',
  'GET /money/drawer': 'cash is counted in the evening',
  'POST /money/drawer/counts': 'the count is recorded',
  'GET /money/settings': 'companies hold deposits for different times',
  'PUT /money/settings': 'an administrator sets how long deposits are held',
  'POST /cashbox/entries/{id}/reverse': 'an amount entered by mistake is reversed, never deleted',
  'GET /bookings/{id}/history': 'each record has a history of changes',
  'GET /cars/{id}/history': 'each record has a history of changes',
  'GET /customers/{id}/history': 'each record has a history of changes',
  'GET /maintenances/{id}/history': 'each record has a history of changes',
  'POST /import/preview': 'a company sees the effect of its spreadsheet before it is imported',
  'POST /import': 'a company imports its own spreadsheet',
  'POST /import/{operationId}/undo': 'an import of the wrong file is undone',
  'GET /backups': 'administrators see whether copies are made',
  'POST /backups': 'an administrator makes a copy before a risky change',
  'GET /samples': 'a new company sees whether sample data are loaded',
  'POST /samples': 'a new company tries the product with sample data',
  'DELETE /samples': 'sample data are removed',
  'GET /company': 'integrators need the time zone of the company',
  'PUT /company': 'an administrator sets what devices may store',
  'GET /company/offer': 'a booking is announced to its customer in the words of the company',
  'PUT /company/offer': 'an administrator sets those words and the address',
  'GET /company/sheet-settings': 'a sheet is filled by a program as the company wants it',
  'PUT /company/sheet-settings':
    'an administrator sets what a sheet asks and the rates of a return',
  'GET /tokens': 'API tokens are listed by script',
  'POST /tokens': 'API tokens are created by script',
  'DELETE /tokens/{id}': 'API tokens are revoked by script',
  'POST /import/jobs': 'a large import takes longer than one request',
  'GET /import/jobs': 'results of earlier import jobs are listed',
  'GET /import/jobs/{id}': 'progress of an import job is read',
  'GET /import/jobs/{id}/preview': 'the preview of an import job has rows',
  'POST /import/jobs/{id}/cancel': 'an import job started by mistake is cancelled',
  'GET /bookings/{bookingId}/sheets': 'the car is handed over and returned by a sheet',
  'GET /cars/{carId}/sheets': 'sheets of a car are looked up in a dispute',
  'GET /sheets': 'sheets of all cars are listed for an export',
  'POST /bookings/{bookingId}/sheets': 'the customer signs the state of the car',
  'POST /bookings/{bookingId}/sheets/photos': 'a photo arrives apart from its sheet',
  'DELETE /bookings/sheets/photos/{clientId}': 'a photo is taken again',
  'GET /cars/{carId}/state': 'a car has a mileage and damages between rentals',
  'POST /cars/{carId}/readings': 'the mileage is read at every handover and service',
  'DELETE /cars/readings/{id}': 'a mistyped mileage is reversed',
  'POST /cars/{carId}/damages': 'a damage is recorded before the next customer gets the car',
  'POST /cars/damages/{id}/mend': 'a repaired damage is no longer compared at the return',
  'DELETE /cars/damages/{id}/mend': 'a repair marked by mistake is undone',
  'DELETE /cars/damages/{id}': 'a damage recorded by mistake is withdrawn',
  'POST /uploads/cars/state': 'a damage has a photo',
  'POST /cars/{id}/tariffs/copy': 'prices are set per model: all cars of a copy change, or none',
  'POST /cars/prices': 'the prices of a season change for many cars at once, or for none',
  'POST /cars/prices/{operationId}/undo': 'a change of prices is undone',
  'POST /cars/tariffs/{operationId}/undo': 'a copy of tariffs is undone',
  'GET /cars/{id}': 'integrators read one car without the fleet',
  'GET /analytics/daily': 'external charts need figures per day',
  'GET /analytics/occupancy': 'external charts need occupancy per car and day',
  'PUT /customers/{id}': 'names and phones of customers are corrected',
  'GET /customers/duplicates': 'two records of one person are found',
  'GET /customers/{id}/merge/{goneId}': 'the result of a merge is shown before it is saved',
  'POST /customers/merge': 'two records of one person are merged',
  'POST /customers/merge/{operationId}/undo': 'a merge is undone',
  'GET /analytics/fleet/{carId}/profit':
    'the profit calculator has a screen but no documented call',
  'PUT /analytics/fleet/{carId}/profit':
    'the profit calculator has a screen but no documented call',
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
    expect(extra.filter((call) => !UNDOCUMENTED[call])).toEqual([]);
  });

  test('a listed reason has its call', () => {
    expect(Object.keys(UNDOCUMENTED).filter((call) => !named.includes(call))).toEqual([]);
  });
});
