import { AUDIENCES, type Audience } from '@schema/audiences';
import { canAny, type PermissionHolder } from '@schema/permissions';

/** Fields of snapshots that hold money: kopecks as the commands know them. */
const MONEY_FIELDS = new Set([
  'totalPrice',
  'depositAmount',
  'pricePerDay',
  'subtotal',
  'cost',
  'amount',
  'purchasePrice',
  'currentValue',
]);

/** Columns that hold money end so. */
const KOPECKS = /Kopecks$/;

/** Fields of snapshots, at any depth, that not everybody sees who may read the history. */
const FIELD_AUDIENCES = new Map<string, Audience>([
  ['email', 'email'],
  // A customer, or a booking's.
  ['fullName', 'bookings'],
  ['phone', 'bookings'],
  ['customer', 'bookings'],
  ['customerName', 'bookings'],
  ['customerPhone', 'bookings'],
  ['rawCustomerName', 'bookings'],
  ['rawCustomerPhone', 'bookings'],
  // What went with a car or a customer.
  ['bookings', 'bookings'],
  ['maintenances', 'serviceWork'],
  ['reviewRequests', 'reviews'],
  ['partnerShares', 'profit'],
  ['analysis', 'profit'],
  ['shares', 'profit'],
  ['purchasePrice', 'profit'],
  ['currentValue', 'profit'],
]);

function isShown(field: string, viewer: PermissionHolder): boolean {
  const audience = FIELD_AUDIENCES.get(field.replace(KOPECKS, ''));
  return audience === undefined || canAny(viewer, AUDIENCES[audience]);
}

/**
 * A snapshot of the change history as this viewer sees it: amounts in roubles under their documented
 * names, whatever the depth; what their sections do not show is left out; everything else as it was kept.
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
