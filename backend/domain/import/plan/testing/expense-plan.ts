import { kopecks } from '@schema/values/money/money';
import type { Cell, MergedCells } from '../../cells/cells';
import { readTable } from '../../columns/read-table';
import type { ImportOccasion, KnownSpending } from '../import-plan';
import { planImport } from '../plan-import';

const ZONE = 'Europe/Moscow';
const OCCASION: ImportOccasion = {
  now: new Date('2026-11-28T09:00:00Z'),
  today: '2026-11-28',
  zone: ZONE,
  requireReturnMark: false,
  createCars: false,
};

const CARS = [
  { id: 1, brand: 'Kia', model: 'Rio', licensePlate: 'А418КМ77' },
  { id: 2, brand: 'Kia', model: 'Rio', licensePlate: 'К007ТН799' },
  { id: 3, brand: 'Hyundai', model: 'Solaris', licensePlate: 'М111ММ77' },
];

const till = (id: number, name: string, balance: number) => ({
  id,
  name,
  balance: kopecks(balance),
  isClosed: false,
  mayUse: true,
});
const OWN = till(2, 'anna', 500_000);

/** A company with an office, two cashiers and a closed till; the author is `anna`. */
export const SPENDING: KnownSpending = {
  kinds: [
    ...['Мойка', 'Топливо', 'Запчасти', 'Штрафы'].map((name, at) => ({ id: at + 1, name })),
    { id: 9, name: 'Прочее' },
  ]
    .map((kind) => ({ ...kind, isArchived: false }))
    .concat({ id: 10, name: 'Старый вид', isArchived: true }),
  tills: [
    till(1, 'Офис', 100_000),
    OWN,
    { ...till(3, 'boris', 0), mayUse: false },
    { ...till(4, 'Склад', 0), isClosed: true },
  ],
  ownTill: OWN,
  chosenTill: null,
  expenses: [],
  partners: [
    { id: 7, name: 'Смирнов Андрей' },
    { id: 8, name: 'ООО «Парк Плюс»' },
  ],
};

/** The plan of a sheet of expenses, headings first, and what was read of the sheet. */
export function planOfExpenses(
  rows: readonly (readonly Cell[])[],
  spending: KnownSpending,
  merged: readonly MergedCells[] = [],
) {
  const tables = [{ name: '', rows, merged }];
  const read = readTable(tables, { kind: 'expenses' }, { zone: ZONE, near: OCCASION.today });
  const known = {
    cars: CARS,
    customers: [],
    sources: [],
    bookings: [],
    claims: new Map(),
    moneySince: null,
    tariffs: new Map(),
    spending,
  };
  return { ...planImport(read, known, OCCASION), read };
}
