import { expect, test } from 'vitest';
import { rentalChanges } from './rental-changes';
import { RENTAL } from './testing/rental';
import type { RentalSheets, SheetFacts } from './useRentalSheets';

const before: RentalSheets = RENTAL;
const moment = (iso: string) => iso.slice(0, 10);
const sheet = (side: 'out' | 'back') =>
  ({ clientId: 'b'.repeat(32), side, userLogin: 'manager' }) as SheetFacts;

test.each<[string, Partial<RentalSheets>, string[]]>([
  ['nothing', { version: 5, customerPhone: null }, []],
  [
    'the car',
    { carId: 4, carTitle: 'Lada Vesta', licensePlate: 'О471ОО77' },
    ['Теперь в брони Lada Vesta О471ОО77. Этот акт останется за Kia Rio А001КА99.'],
  ],
  ['the period', { endDate: '2026-11-26T07:00:00Z' }, ['Время брони: 2026-11-20 → 2026-11-26.']],
  ['the mark', { handedOverAt: '2026-11-20T09:00:00Z' }, ['Выдача уже отмечена: 2026-11-20.']],
  ['the mark of the other side', { returnedAt: '2026-11-20T09:00:00Z' }, []],
  [
    'a sheet of a colleague',
    { sheets: [sheet('out'), sheet('back')] },
    ['Акт уже сохранил manager. Ваш станет дополнением.'],
  ],
])('%s changed', (_name, change, words) => {
  expect(rentalChanges({ before, after: { ...before, ...change }, side: 'out', moment })).toEqual(
    words,
  );
});
