interface Expected {
  readonly kind: 'bookings' | 'cars' | 'customers' | 'board';
  readonly remarks?: readonly string[];
  /** Pieces of each row in their order, between '…'. */
  readonly rows: readonly string[];
}

const bookings = (...rows: string[]): Expected => ({ kind: 'bookings', rows });
const TARIFF = 'Сумма не указана: посчитана по тарифу';
const CANCELLED_NOW = 'Дата отмены не указана: принята сегодняшняя';
const SHARED = 'Сумма в файле одна на несколько строк: отнесена к первой из них';
const OPEN = 'Дату можно прочитать двояко: проверьте порядок дня и месяца';
const DAMAGED = 'В строке есть непрочитанный символ «\uFFFD»';
const TITLE = 'Заголовок раздела или подпись';

/** Expected result of each row of a file: the written values, then the remarks. */
export const EXPECTED: Readonly<Record<string, Expected>> = {
  'board-price.csv': {
    kind: 'board',
    rows: [
      `3 repaired … customer рейс SU1402 Иванов … В имени клиента есть цифры … ${TARIFF}`,
      `4 repaired … customer Сидоров | … ${TARIFF}`,
      '5 new … customer Козлов | … price 9 000 ₽ | deposit 5 000 ₽',
      `6 repaired … customer Орлов вылет 06:30 05.12 … ${TARIFF}`,
    ],
  },
  'cancelled-no.csv': bookings(
    '2 new: car А108АА77 | customer Иванов … price 9 000 ₽',
    '3 new: car А109АА77 | customer Петров … price 9 000 ₽',
    `4 repaired: status Отменена 21.11.2026 12:00 … ${CANCELLED_NOW}`,
  ),
  'cell-without-r.xlsx': bookings('2 new … start 05.12.2026 10:00 | end 06.12.2026 18:00'),
  'chart-sheet.xlsx': bookings('2 new … start 05.12.2026 10:00 | end 06.12.2026 18:00'),
  'comma-csv-semicolons.csv': bookings(
    '2 new: car А108АА77 | customer Иванов … price 9 000 ₽',
    '3 new: car А109АА77 | customer Петров … price 9 000 ₽',
  ),
  'customer-phone-heading.csv': bookings(
    `2 repaired … car А108АА77 | customer Ivan Petrov | phone +7 (916) 111-00-00 | email i@example.org | start 05.07.2027 10:00 | end 08.07.2027 18:00 | deposit 5 000 ₽ … ${TARIFF}`,
  ),
  'days-as-date.xlsx': bookings(
    '2 repaired: end 08.12.2026 18:00 … Возврат посчитан: 3 дня от выдачи',
    '3 repaired: end 08.12.2026 18:00 … Возврат посчитан: 3 дня от выдачи',
  ),
  'debt-heading.csv': bookings('2 new … price 9 000 ₽'),
  'fleet-osago.csv': { kind: 'cars', rows: ['2 new: car Kia Rio К101КК77 … year 2022'] },
  'hidden-sheet.xlsx': {
    kind: 'customers',
    remarks: ['Скрытые листы: «Скрытый»'],
    rows: ['2 new: customer Иванов | phone +7 (916) 111-00-01'],
  },
  'mixed-newlines.csv': bookings(
    '2 new: car А108АА77 … price 9 000 ₽',
    '3 new: car А109АА77 … price 8 000 ₽',
    '4 new: car А110АА77 … price 7 000 ₽',
    '5 new: car А111АА77 … price 7 000 ₽',
  ),
  'section-rows.csv': bookings(
    `2 skipped: Декабрь 2026 ! ${TITLE}`,
    '3 new: car А108АА77 … price 9 000 ₽',
    `4 skipped: Подпись ______ ! ${TITLE}`,
  ),
  'shared-phone.csv': bookings(
    '2 new … customer Семья Муж',
    '3 repaired: customer Семья Муж … Имя не меняется: Семья Муж',
  ),
  'status-words.csv': bookings(
    '2 new: car А108АА77',
    '3 new: car А109АА77',
    '4 new: car А110АА77',
    '5 new: car А111АА77',
    '6 repaired … Статус «Бесплатная отмена до 01.07»: бронь считается действующей',
  ),
  'time-column.csv': bookings(
    '2 new … start 28.11.2026 10:00 | end 30.11.2026 00:00',
    '3 repaired: start 28.11.2026 10:00 | end 29.11.2026 18:00 … Время не прочитано: «утром», принято 10:00 … «после обеда», принято 18:00',
    '4 new … start 28.11.2026 21:30 | end 29.11.2026 18:15',
    '5 new … start 28.11.2026 10:00 | end 29.11.2026 18:30',
    '6 repaired: start 28.11.2026 10:00 … end 29.11.2026 18:00 … «10:00-11:00», принято 10:00',
  ),
  'two-row-heading.xlsx': bookings(
    '3 new: car А108АА77 | customer Иванов | phone +7 (916) 111-00-01 | start 05.12.2026 18:00 | end 06.12.2026 12:00 | price 9 000 ₽',
    '4 new: car А109АА77 … start 05.12.2026 18:00 | end 06.12.2026 12:00',
  ),
  'two-status-columns.csv': bookings(`2 repaired: status Отменена … ${CANCELLED_NOW}`),
  'unread-sum.csv': bookings(
    '2 repaired: price нет … Сумма не прочитана: «нал 9000», она в комментарии',
    '3 new … price 12 600 ₽',
    '4 repaired: price нет … Сумма не прочитана: «500 €», она в комментарии',
    '5 new … price 12 600 ₽',
  ),
  'windows-1251.csv': bookings('2 new: car А108АА77 | customer Иванов Петр'),
  'cp866.csv': {
    ...bookings('2 new: car А108АА77 | customer Иванов Петр'),
    remarks: ['Кодировка файла: CP866 (DOS)'],
  },
  'koi8-r.csv': {
    ...bookings('2 new: car А108АА77 | customer Иванов Петр'),
    remarks: ['Кодировка файла: KOI8-R'],
  },
  'one-bad-byte.csv': {
    ...bookings(`2 repaired: car А108АА77 | customer Иванов \uFFFDетр … ${DAMAGED}`),
    remarks: ['Не прочитано символов: 1, на их месте «\uFFFD»'],
  },
  'month-first.csv': bookings(
    '2 new … start 28.11.2026 10:00 | end 02.12.2026 18:00 | price 9 000 ₽',
    '3 new … start 05.12.2026 10:00 | end 07.12.2026 18:00 | price 12 500,50 ₽',
  ),
  'open-order.csv': {
    ...bookings(
      `2 repaired: start 05.12.2026 10:00 | end 06.12.2026 18:00 … ${OPEN}`,
      `3 repaired: start 07.12.2026 10:00 | end 08.12.2026 18:00 … ${OPEN}`,
    ),
    remarks: [
      'Непонятно, что в датах впереди, день или месяц: прочитано как день и месяц. Проверьте порядок.',
    ],
  },
  'mixed-order.csv': {
    ...bookings(
      '2 new … start 28.11.2026 10:00 | end 29.11.2026 18:00',
      '3 new … start 28.11.2026 10:00 | end 29.11.2026 18:00',
      '4 incomplete: start 05/12/2026 | end 06/12/2026 … Дата выдачи не прочитана: «05/12/2026»',
    ),
    remarks: [
      'В столбце дат впереди то день, то месяц: даты, которые можно прочитать двояко, не прочитаны.',
    ],
  },
  'camel-case.csv': bookings(
    '2 new: car А108АА77 | customer Ivan Petrov | phone +7 (916) 111-00-01 | start 05.12.2026 09:30 | end 07.12.2026 18:15',
    '3 repaired: status Отменена … start 05.12.2026 12:00 | end 07.12.2026 00:00',
  ),
  'foreign-phones.csv': bookings(
    '2 incomplete: phone +49 170 1234567 … Телефон не прочитан: «+49 170 1234567»',
    '3 incomplete: phone 1 415 555 2671 …',
    '4 incomplete: phone +84 912 345 678 …',
    '5 incomplete: phone +375 29 123-45-67 …',
    '6 incomplete: phone 00972 50 123 4567 …',
  ),
  'regions.csv': bookings(
    '2 new: car А108АА77',
    '3 new: car А108АА199',
    '4 new: car А109АА77',
    '5 new: car А110АА77',
    '6 new: car А111АА77',
    '7 new: car А112АА77',
    '8 incomplete: car нет … Подходит несколько автомобилей: «А108АА»',
  ),
  'lengths.csv': bookings(
    '2 repaired: end 19.12.2026 10:00 … Возврат посчитан: 14 дней от выдачи',
    '3 repaired: end 06.12.2026 22:00 … Возврат посчитан: 36 часов от выдачи',
    '4 repaired: end 28.02.2027 10:00 … Возврат посчитан: 2 месяца от выдачи',
    '5 repaired: end 06.12.2026 22:00 … Возврат посчитан: 36 часов от выдачи',
    '6 incomplete: end -3 … Дата возврата не прочитана: «-3»',
    '7 incomplete: end 3-4 дня … Дата возврата не прочитана: «3-4 дня»',
  ),
  'amounts.csv': bookings(
    '2 new … price 12 600 ₽ | deposit 5 000 ₽',
    '3 new … price 900 ₽ | deposit 500 ₽',
    '4 new … price 1 250 000,50 ₽ | deposit 1 500 ₽',
    '5 repaired: price нет | deposit нет … «9 000 5 000», она в комментарии … Залог не прочитан: «$500»',
  ),
  'thousands.csv': bookings(
    '2 repaired: price 12 600 ₽ … «12.600» прочитано как 12 600 ₽',
    '3 new … price 9 000 ₽',
  ),
  'merged-car.xlsx': bookings(
    `2 repaired: price 9 000 ₽ | car А108АА77 … ${SHARED}`,
    `3 repaired: price нет | car А108АА77 | customer Петров … ${SHARED}`,
    '4 new: car А108АА77 | customer Сидоров … price 7 000 ₽',
  ),
  'filtered.xlsx': {
    ...bookings('2 new: car А108АА77', '3 repaired: car А109АА77 … Строка в таблице скрыта'),
    remarks: ['Скрытых строк: 1, они загружаются вместе с остальными'],
  },
  'formula-errors.xlsx': bookings(
    '2 incomplete: customer нет | price нет … Имя клиента не прочитано: «0» … «#REF!», она в комментарии',
    '3 incomplete: customer нет … Имя клиента не прочитано: «#N/A»',
    '4 incomplete: phone #N/A | end #VALUE! …',
  ),
  'date1904.xlsx': bookings('2 new … start 05.12.2026 10:00 | end 06.12.2026 18:00'),
  'merged-board.xlsx': {
    kind: 'board',
    rows: [
      '2 new: car А108АА77 … start 01.12.2026 10:00 | end 03.12.2026 18:00 | price 9 000 ₽',
      '3 refused: мойка',
      '3 new: car А108АА77 … start 04.12.2026 10:00 | end 05.12.2026 18:00 | price 6 000 ₽',
      '4 repaired: price нет … Число без знака денег не принято за сумму: «4500»',
    ],
  },
  'two-row-heading.csv': bookings(
    '4 new: car А108АА77 | customer Иванов | phone +7 (916) 111-00-01 | start 05.12.2026 09:00 | end 06.12.2026 18:30 | price 9 000 ₽',
  ),
  'open-quote.csv': bookings(
    '2 new: car А108АА77 … price 9 000 ₽',
    '3 new: car А109АА77 … price 8 000 ₽',
    '4 new: car А110АА77 | customer ООО "Ромашка" … price 7 000 ₽',
    '5 new: car А111АА77 … price 6 000 ₽',
  ),
  'long-comment.csv': bookings(
    '2 new: car А108АА77 … price 9 000 ₽',
    '3 new: car А109АА77 … price 8 000 ₽',
  ),
  'report.csv': bookings(
    `4 skipped: Декабрь ! ${TITLE}`,
    '5 new: car А108АА77',
    '6 skipped: Итого за декабрь: · 9000 ! Итоговая строка',
    `7 skipped: январь 2027 г. ! ${TITLE}`,
    '8 new: car А109АА77',
    '9 skipped: Всего · 17000 ! Итоговая строка',
    `11 skipped: Директор · Петрова А. А. ! ${TITLE}`,
    `12 skipped: стр. 1 ! ${TITLE}`,
  ),
  'passports.csv': {
    kind: 'customers',
    rows: ['2 new: customer Иванов Пётр | phone +7 (916) 111-00-01'],
  },
  'insured-fleet.csv': { kind: 'cars', rows: ['2 new: car Kia Rio К101КК77'] },
  'tabs.txt': bookings('2 new: car А108АА77 | customer Иванов … price 9 000 ₽'),
  'currency.csv': bookings(`2 repaired … ${TARIFF}`),
  'statuses.csv': bookings(
    `2 repaired: status Отменена … ${CANCELLED_NOW}`,
    `3 repaired: status Отменена … ${CANCELLED_NOW}`,
    '4 new … status Отменена 20.11.2026 00:00',
    '5 repaired … Отмена не прочитана: «передумал», бронь считается действующей',
    '6 repaired … Статус «Ожидает отмены»: бронь считается действующей',
  ),
  'extra-cells.csv': bookings(
    '2 incomplete … phone Пётр … В строке больше ячеек, чем заголовков',
    '3 new: car А109АА77 … price 8 000 ₽',
  ),
  'time-of-day.xlsx': bookings('2 new … start 05.12.2026 10:30 | end 07.12.2026 00:00'),
};
