import { expect, test } from 'vitest';
import { removalText } from './samples';

const NONE = { cars: 0, bookings: 0, maintenances: 0, customers: 0, sources: 0, cashEntries: 0 };
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('names the deleted records', () => {
  const gone = { ...NONE, cars: 12, bookings: 301, customers: 40, cashEntries: 1 };
  expect(plain(removalText({ gone, kept: NONE, keptCars: [] }))).toBe(
    'Будут удалены: 12 машин, 301 бронь, 40 клиентов, 1 запись кассы.',
  );
});

test('names the remaining records, by car', () => {
  const rio = { title: 'Kia Rio', licensePlate: 'А123АА77', bookings: 2, maintenances: 1 };
  const polo = { title: 'Polo', licensePlate: 'В1', bookings: 0, maintenances: 0 };
  const kept = { ...NONE, cars: 2, bookings: 3, maintenances: 1, customers: 1 };
  const text = removalText({ gone: NONE, kept, keptCars: [rio, polo] });
  expect(plain(text)).toBe(
    'Останутся, потому что добавлены или изменены после загрузки: 2 брони, 1 сервисная работа на ' +
      'Kia Rio А123АА77; Polo В1; 1 бронь, 1 клиент.',
  );
});
