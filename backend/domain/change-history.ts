import { AUDIENCES, type Audience } from '@schema/audiences';
import { BOOKING_FIELD_NAMES, BOOKING_FIELDS } from '@schema/fields/booking-fields';
import { CUSTOMER_FIELD_NAMES, CUSTOMER_FIELDS } from '@schema/fields/customer-fields';
import { canAny, type PermissionHolder } from '@schema/permissions';

/** Snapshot fields with amounts in kopecks, as named by the commands. */
const MONEY_FIELDS = new Set<string>([
  ...BOOKING_FIELD_NAMES.filter((name) => BOOKING_FIELDS[name].kind === 'money'),
  'price',
  'addend',
  'pricePerDay',
  'subtotal',
  'cost',
  'amount',
  'purchasePrice',
  'currentValue',
  'openedWith',
  'counted',
  'kmOverPrice',
  'fuelEighthPrice',
  'lateHourPrice',
]);

/** Suffix of columns with amounts in kopecks. */
const KOPECKS = /Kopecks$/;

/** Snapshot fields, at any depth, that need a permission besides access to the history. */
const FIELD_AUDIENCES = new Map<string, Audience>([
  ...CUSTOMER_FIELD_NAMES.map((name) => [name, CUSTOMER_FIELDS[name].audience] as const),
  ['customer', 'bookings'],
  ['customerName', 'bookings'],
  ['customerPhone', 'bookings'],
  ['rawCustomerName', 'bookings'],
  ['rawCustomerPhone', 'bookings'],
  // Deleted together with a car or a customer.
  ['bookings', 'bookings'],
  ['maintenances', 'serviceWork'],
  ['mendedInWork', 'serviceWork'],
  ['reviewRequests', 'reviews'],
  ['partnerShares', 'profit'],
  ['analysis', 'profit'],
  ['shares', 'profit'],
  ['shareSets', 'profit'],
  ['purchasePrice', 'profit'],
  ['currentValue', 'profit'],
  ['money', 'money'],
]);

function isShown(field: string, viewer: PermissionHolder): boolean {
  const audience = FIELD_AUDIENCES.get(field.replace(KOPECKS, ''));
  return audience === undefined || canAny(viewer, AUDIENCES[audience]);
}

/**
 * A snapshot of the change history for this viewer: amounts in roubles under their documented
 * names, at any depth; without fields of sections the viewer may not see; otherwise unchanged.
 */
export function shownSnapshot(snapshot: unknown, viewer: PermissionHolder): unknown {
  if (Array.isArray(snapshot)) return snapshot.map((one) => shownSnapshot(one, viewer));
  if (snapshot === null || typeof snapshot !== 'object') return snapshot;
  const entries = Object.entries(snapshot)
    .filter(([name]) => isShown(name, viewer))
    .map(([name, value]) => {
      const isMoney = MONEY_FIELDS.has(name) || KOPECKS.test(name);
      return isMoney && typeof value === 'number'
        ? [name.replace(KOPECKS, ''), value / 100]
        : [name.replace(KOPECKS, ''), shownSnapshot(value, viewer)];
    });
  return Object.fromEntries(entries);
}
