import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type SampleFacts, splitSamples, type TiedBooking } from './split-samples';

const row = (id: number, isChanged = false) => ({ id, isChanged });
const booking = (id: number, more: Partial<TiedBooking> = {}): TiedBooking => ({
  id,
  isSample: true,
  isChanged: false,
  carId: 1,
  customerId: 1,
  sourceId: 1,
  ...more,
});
const FACTS: SampleFacts = {
  cars: [row(1), row(2)],
  customers: [row(1), row(2)],
  sources: [row(1)],
  cashEntries: [row(1)],
  bookings: [booking(1)],
  maintenances: [],
};

test.each<[string, Partial<SampleFacts>, object]>([
  ['nothing was changed', {}, {}],
  [
    'an own booking on a sample car',
    { bookings: [booking(1), booking(2, { isSample: false, customerId: 9, sourceId: null })] },
    { bookings: [2], cars: [1] },
  ],
  [
    'an own booking of a sample customer on an own car',
    { bookings: [booking(2, { isSample: false, carId: 9, sourceId: null, customerId: 2 })] },
    { bookings: [2], customers: [2] },
  ],
  [
    'a changed sample booking',
    { bookings: [booking(1, { isChanged: true })] },
    { bookings: [1], cars: [1], customers: [1], sources: [1] },
  ],
  [
    'own maintenance on a sample car',
    { maintenances: [{ id: 5, isSample: false, isChanged: false, carId: 2 }] },
    { maintenances: [5], cars: [2] },
  ],
  ['an edited customer', { customers: [row(1, true), row(2)] }, { customers: [1] }],
  ['a reversed cash entry', { cashEntries: [row(1, true)] }, { cashEntries: [1] }],
])('keeps records with own data: %s', (_, more, kept) => {
  const none = { cars: [], customers: [], sources: [], cashEntries: [] };
  const nothing = { ...none, bookings: [], maintenances: [] };
  expect(splitSamples({ ...FACTS, ...more }).kept).toEqual({ ...nothing, ...kept });
});

test('no removed car or customer has a booking that stays', () => {
  const id = fc.integer({ min: 1, max: 4 });
  const bookings = fc.uniqueArray(
    fc.record({
      id: fc.nat(),
      isSample: fc.boolean(),
      isChanged: fc.boolean(),
      carId: id,
      customerId: id,
      sourceId: fc.option(id),
    }),
    { selector: (one) => one.id },
  );
  const rows = [1, 2, 3, 4].map((one) => row(one));
  fc.assert(
    fc.property(bookings, (list) => {
      const facts = { ...FACTS, cars: rows, customers: rows, sources: rows, bookings: list };
      const { gone, kept } = splitSamples(facts);
      for (const one of list.filter((each) => kept.bookings.includes(each.id))) {
        expect(gone.cars).not.toContain(one.carId);
        expect(gone.customers).not.toContain(one.customerId);
        expect(gone.sources).not.toContain(one.sourceId);
      }
      expect([...gone.bookings, ...kept.bookings].sort()).toEqual(list.map((one) => one.id).sort());
    }),
  );
});
