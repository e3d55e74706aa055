import { bookingColumns } from '@schema/export/bookings';
import { CAR_COLUMNS } from '@schema/export/cars';
import { customerColumns } from '@schema/export/customers';
import { IMPORT_FIELDS, IMPORT_KINDS, type ImportField } from '@schema/import';
import { HEADINGS } from '@schema/texts/files/import-headings';
import { describe, expect, test } from 'vitest';
import type { Cell } from '../cells/cells';
import { meaningsOf } from './guess-column';
import { guessColumns } from './guess-columns';
import { bodyOf, findHeader, guessRowKind } from './guess-table';

const guess = (...rows: Cell[][]) => {
  const header = findHeader(rows, null);
  const body = bodyOf({ name: '', rows, merged: [] }, header);
  const kind = guessRowKind(body);
  return [header, kind, guessColumns(body, kind)];
};

describe('a table is recognised by its headings', () => {
  test.each<[string, Cell[][], unknown]>([
    [
      'a fleet',
      [['Марка', 'Модель', 'Гос. номер', 'Год выпуска', 'Цвет', 'Залог']],
      [0, 'cars', ['brand', 'model', 'licensePlate', 'year', 'color', 'deposit']],
    ],
    [
      'a fleet with a bare number',
      [['№', 'Автомобиль', 'Номер']],
      [0, 'cars', [null, 'car', 'licensePlate']],
    ],
    [
      'customers',
      [['ФИО клиента', 'Тел.', 'E-mail', 'Дата рождения']],
      [0, 'customers', ['customer', 'phone', 'email', null]],
    ],
    [
      'a name in three columns',
      [['Фамилия', 'Имя', 'Отчество', 'Телефон']],
      [0, 'customers', ['customer', 'customer', 'customer', 'phone']],
    ],
    [
      'bookings',
      [
        [
          'Авто',
          'Клиент',
          'Контактный телефон',
          'Дата выдачи',
          'Дата возврата',
          'Стоимость аренды',
          'Откуда',
          'Примечание',
        ],
      ],
      [
        0,
        'bookings',
        ['car', 'customer', 'phone', 'startDate', 'endDate', 'total', 'source', 'notes'],
      ],
    ],
    [
      'short words',
      [['а/м', 'клиент', 'тел', 'с', 'по', 'сумма']],
      [0, 'bookings', ['car', 'customer', 'phone', 'startDate', 'endDate', 'total']],
    ],
    [
      'days and times apart',
      [['Авто', 'Дата', 'Время', 'Возврат', 'Время', 'Клиент']],
      [0, 'bookings', ['car', 'startDate', 'startTime', 'endDate', 'endTime', 'customer']],
    ],
    [
      'a period',
      [['Машина', 'Период аренды', 'Кол-во дней', 'Цена за сутки', 'ФИО']],
      [0, 'bookings', ['car', 'period', 'days', 'pricePerDay', 'customer']],
    ],
    [
      'English',
      [['Car', 'Plate number', 'Customer', 'Phone', 'Start date', 'End date', 'Total']],
      [
        0,
        'bookings',
        ['car', 'licensePlate', 'customer', 'phone', 'startDate', 'endDate', 'total'],
      ],
    ],
    [
      'under titles and an empty row',
      [['Автопарк ООО «Ромашка»'], [], ['Марка', 'Модель', 'Госномер'], ['Kia', 'Rio', 'А418КМ77']],
      [2, 'cars', ['brand', 'model', 'licensePlate']],
    ],
    [
      'without headings, by the values',
      [
        ['Иванов', '8 916 245-18-07', 'i@example.ru'],
        ['Петров', '8 916 245-18-08', 'p@example.ru'],
      ],
      [-1, 'customers', [null, 'phone', 'email']],
    ],
  ])('%s', (_name, rows, understood) => {
    expect(guess(...rows)).toEqual(understood);
  });

  test('every column of our own exports', () => {
    const titles = (columns: readonly { title: string }[]) => columns.map(({ title }) => title);
    expect(guess(titles(CAR_COLUMNS))).toEqual([
      0,
      'cars',
      ['brand', 'model', 'licensePlate', 'color', 'year', 'deposit', 'description'],
    ]);
    expect(guess(titles(customerColumns('Europe/Moscow')))).toEqual([
      0,
      'customers',
      ['customer', 'phone', 'email', null, null],
    ]);
    const [, kind, fields] = guess(titles(bookingColumns('Europe/Moscow')));
    expect([kind, fields]).toEqual([
      'bookings',
      [
        'number',
        'status',
        'customer',
        'phone',
        'email',
        'brand',
        'model',
        'licensePlate',
        'startDate',
        'endDate',
        'days',
        'total',
        'deposit',
        'depositComment',
        'source',
        'notes',
        'created',
        'cancelled',
        'handedOver',
        'returned',
        null,
      ],
    ]);
  });
});

test.each<[string, ImportField | null]>([
  ['Сумма долга', null],
  ['Сумма штрафа', null],
  ['Сумма скидки', null],
  ['Стоимость доставки', null],
  ['Цена за км', null],
  ['Сумма, $', null],
  ['Возврат залога', null],
  ['Статус оплаты', null],
  ['Дата рождения клиента', null],
  ['Дата окончания ОСАГО', null],
  ['return_condition', null],
  ['Pickup location', null],
  ['expected_return_date', 'endDate'],
  ['customer_phone', 'phone'],
  ['customerPhone', 'phone'],
  ['Renter Phone', 'phone'],
  ['Клиент телефон', 'phone'],
  ['Телефон клиента', 'phone'],
  ['renterName', 'customer'],
  ['ФИО арендатора', 'customer'],
  ['Клиент (ФИО)', 'customer'],
  ['Статус брони', 'status'],
  ['Сумма, руб.', 'total'],
  ['Итого к оплате', 'total'],
  ['Total Price', 'total'],
  ['Стоимость аренды авто', 'total'],
  ['Цена аренды за сутки', 'pricePerDay'],
  ['Total paid', 'paid'],
  ['startDate', 'startDate'],
  ['Дата выдачи авто', 'startDate'],
  ['Выдача: время', 'startTime'],
  ['Время возврата автомобиля', 'endTime'],
  ['Автомобиль (марка, модель, госномер)', 'car'],
  ['License plate no.', 'licensePlate'],
])('the heading «%s» of bookings means %s', (title, field) => {
  expect(meaningsOf(title, 'bookings')[0]?.field ?? null).toBe(field);
});

test('no phrase matches two fields of one kind of sheet', () => {
  for (const kind of IMPORT_KINDS) {
    const phrases = IMPORT_FIELDS[kind].flatMap((field) => HEADINGS[field]);
    expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([]);
  }
});
