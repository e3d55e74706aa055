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

/** Fields that tell who rented. */
const PEOPLE_FIELDS = new Set(['customer', 'rawCustomerName', 'rawCustomerPhone']);

/**
 * A snapshot of the change history as it is shown: amounts in roubles under their documented names,
 * whatever the depth; everything else as it was kept. `withoutPeople` leaves out who rented, for those
 * whose section shows no customers: a deleted car keeps its bookings.
 */
export function shownSnapshot(snapshot: unknown, { withoutPeople = false } = {}): unknown {
  if (Array.isArray(snapshot)) return snapshot.map((one) => shownSnapshot(one, { withoutPeople }));
  if (snapshot === null || typeof snapshot !== 'object') return snapshot;
  const entries = Object.entries(snapshot)
    .filter(([name]) => !(withoutPeople && PEOPLE_FIELDS.has(name)))
    .map(([name, value]) => {
      const isMoney = MONEY_FIELDS.has(name) || KOPECKS.test(name);
      return isMoney && typeof value === 'number'
        ? [name.replace(KOPECKS, ''), value / 100]
        : [name.replace(KOPECKS, ''), shownSnapshot(value, { withoutPeople })];
    });
  return Object.fromEntries(entries);
}
