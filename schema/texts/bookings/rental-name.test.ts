import { expect, test } from 'vitest';
import { ofRental, rentalName } from './rental-name';

test.each([
  [
    { carTitle: 'Lada Granta', licensePlate: 'А123ВС799', customerName: 'Анна Никитина' },
    'Lada Granta А 123 ВС 799, Анна Никитина',
  ],
  [
    { carTitle: 'Kia Rio', licensePlate: 'а418км77', customerName: 'Никитина Анна Сергеевна' },
    'Kia Rio А 418 КМ 77, Никитина Анна',
  ],
  [
    { carTitle: 'Kia Rio', licensePlate: 'B-123', customerName: 'ООО «Альфа Авто Сервис»' },
    'Kia Rio B-123, ООО «Альфа Авто Сервис»',
  ],
  [
    { carTitle: 'А418КМ77', licensePlate: 'А418КМ77', customerName: 'Иванов' },
    'А 418 КМ 77, Иванов',
  ],
  [{ carTitle: 'Kia Rio', licensePlate: null, customerName: null }, 'Kia Rio'],
  [{ carTitle: null, licensePlate: null, customerName: 'Иванов Иван' }, 'Иванов Иван'],
  [{}, ''],
])('%j', (rental, name) => {
  expect(rentalName(rental)).toBe(name);
});

test('the action precedes the rental', () => {
  expect(ofRental('Выдана', { carTitle: 'Kia Rio' })).toBe('Выдана: Kia Rio');
  expect(ofRental('Выдана', {})).toBe('Выдана');
});
