import { BOOKING_FIELDS } from '@schema/fields/booking-fields';
import { CAR_FIELDS } from '@schema/fields/car-fields';
import { CUSTOMER_FIELDS } from '@schema/fields/customer-fields';
import { byColumn } from '@schema/fields/field';
import type { ImportField } from '@schema/import';

/**
 * Recognised headings: lower case, ё as е, no punctuation (docs/import.md). A heading equal to one
 * of them, else starting with one, else containing one as whole words matches; the longest wins.
 * Beside it the heading may have qualifiers alone (import-qualifiers.ts).
 */
export const HEADINGS: Readonly<Record<ImportField, readonly string[]>> = {
  ...byColumn(BOOKING_FIELDS, ({ headings }) => headings),
  ...byColumn(CAR_FIELDS, ({ headings }) => headings),
  ...byColumn(CUSTOMER_FIELDS, ({ headings }) => headings),
  car: [
    'авто',
    'автомобиль',
    'машина',
    'а м',
    'тс',
    'марка модель',
    'марка и модель',
    'марка модель авто',
    'транспортное средство',
    'car',
    'vehicle',
  ],
  pricePerDay: [
    'цена за сутки',
    'цена в сутки',
    'цена сутки',
    'стоимость суток',
    'стоимость за сутки',
    'стоимость в сутки',
    'цена за день',
    'цена в день',
    'стоимость в день',
    'руб сутки',
    'р сутки',
    'в сутки',
    'за сутки',
    'тариф',
    'price per day',
    'daily rate',
  ],
  startDate: [
    'начало',
    'выдача',
    'дата выдачи',
    'выдан',
    'выдали',
    'дата начала',
    'начало аренды',
    'дата начала аренды',
    'дата и время выдачи',
    'дата время выдачи',
    'дата и время начала',
    'дата с',
    'с',
    'от',
    'подача',
    'заезд',
    'взял',
    'старт',
    'дата аренды',
    'start',
    'start date',
    'from',
    'pickup',
    'pick up',
    'pick up date',
    'pickup date',
    'check in',
    'rental start',
    'date from',
    'from date',
    'выдача дата',
    'pickup date time',
    'pickup date and time',
    'start date time',
    'start datetime',
    'дата и время начала аренды',
    'дата время начала',
    'дата подачи',
    'дата заезда',
    'дата старта',
  ],
  startTime: [
    'время выдачи',
    'время начала',
    'выдача время',
    'начало время',
    'старт время',
    'подача время',
    'время подачи',
    'время с',
    'start time',
    'pickup time',
    'pick up time',
  ],
  endDate: [
    'конец',
    'окончание',
    'возврат',
    'дата возврата',
    'дата окончания',
    'окончание аренды',
    'дата окончания аренды',
    'конец аренды',
    'дата конца',
    'прием',
    'дата приема',
    'дата и время возврата',
    'дата время возврата',
    'дата и время окончания',
    'дата по',
    'по',
    'до',
    'вернул',
    'сдал',
    'сдача',
    'выезд',
    'end',
    'end date',
    'to',
    'until',
    'return',
    'return date',
    'dropoff',
    'drop off',
    'dropoff date',
    'drop off date',
    'check out',
    'rental end',
    'date to',
    'to date',
    'возврат дата',
    'return date time',
    'return date and time',
    'end date time',
    'end datetime',
    'дата и время окончания аренды',
    'дата время окончания',
    'дата сдачи',
    'дата выезда',
  ],
  endTime: [
    'время возврата',
    'время окончания',
    'возврат время',
    'конец время',
    'окончание время',
    'прием время',
    'время приема',
    'время по',
    'end time',
    'return time',
    'dropoff time',
  ],
  period: ['период', 'период аренды', 'срок аренды', 'даты', 'даты аренды', 'dates', 'period'],
  days: [
    'дней',
    'дни',
    'суток',
    'сутки',
    'кол во дней',
    'кол во суток',
    'количество дней',
    'количество суток',
    'срок',
    'days',
  ],
  paid: [
    'оплачено',
    'оплачено всего',
    'внесено',
    'предоплата',
    'аванс',
    'получено',
    'paid',
    'prepaid',
  ],
  depositHeld: [
    'залог внесен',
    'внесен залог',
    'залог получен',
    'залог принят',
    'залог взят',
    'залог на руках',
    'депозит внесен',
    'deposit held',
    'deposit paid',
  ],
  paidBy: ['способ оплаты', 'способ', 'метод оплаты', 'вид оплаты', 'payment method'],
  source: [
    'источник',
    'источник брони',
    'откуда',
    'канал',
    'рекламный источник',
    'площадка',
    'source',
    'channel',
  ],
  status: ['статус', 'статус брони', 'статус заказа', 'состояние', 'status', 'booking status'],
  created: [
    'создана',
    'создан',
    'дата создания',
    'дата брони',
    'дата бронирования',
    'дата заявки',
    'created',
  ],
  cancelled: [
    'отменена',
    'отменен',
    'дата отмены',
    'отмена',
    'cancelled',
    'canceled',
    'is cancelled',
  ],
  handedOver: ['отметка о выдаче', 'выдана по факту', 'handed over'],
  returned: ['отметка о возврате', 'возвращена по факту', 'returned'],
  number: [
    'номер брони',
    'номер договора',
    'договор',
    'номер заказа',
    'брони',
    'booking number',
    'id',
  ],
};

/** An ambiguous number: the car's beside other facts of cars, the booking's beside a plate. */
export const ANY_NUMBER = ['номер', 'no', 'n', 'number'];
/** An ambiguous date, resolved by its neighbours: alone it is the start. */
export const ANY_DATE = ['дата', 'date'];
/** A time of day: belongs to the date on its left. */
export const ANY_TIME = ['время', 'time'];

/** Headings of a fleet's papers: with them and without a customer a table is the fleet. */
export const FLEET_WORDS = [
  ...['осаго', 'каско', 'vin', 'вин', 'стс', 'птс', 'пробег', 'пробега', 'техосмотр', 'техосмотра'],
  ...['двигатель', 'двигателя', 'кузов', 'кузова', 'лизинг', 'лизинга', 'mileage', 'insurance'],
];
/** Headings of a person's papers: with them and without a car a table is customers. */
export const PERSON_WORDS = [
  ...['паспорт', 'паспорта', 'рождения', 'прописка', 'прописки', 'подразделения', 'выдан', 'ву'],
  ...['водительское', 'удостоверение', 'удостоверения', 'стаж', 'passport', 'birth', 'birthday'],
];

/** Words that start the totals row of a table. */
export const TOTAL_WORDS = ['итого', 'всего', 'total', 'итог'];

/** Words in empty cells of the board, and in cells of service work. */
export const EMPTY_WORDS = ['свободно', 'свободна', 'свободен', 'нет', 'free'];
export const SERVICE_WORDS = [
  'ремонт',
  'сервис',
  'то',
  'мойка',
  'дтп',
  'на то',
  'в ремонте',
  'service',
];

/** First words of a row below a table: who signs, the number of the page. */
export const FOOTER_WORDS = [
  ...['подпись', 'подписи', 'исполнитель', 'ответственный', 'директор', 'бухгалтер', 'составил'],
  ...[
    'составила',
    'проверил',
    'проверила',
    'утверждаю',
    'страница',
    'стр',
    'м п',
    'signature',
    'page',
  ],
];

/** Names of amounts in a cell of a board, at their beginning: the price, its sum, the deposit. */
export const PRICE_LABEL = /^(?:аренд|сумм|цен|стоим|оплате$|price)/;
export const TOTAL_LABEL = /^(?:итог|всего$|total)/;
export const DEPOSIT_LABEL = /^(?:залог|депозит|deposit)/;
/** Names of other numbers: parts of a payment, additions, a price per day, addresses, flights. */
export const OTHER_LABEL =
  /^(?:предопл|аванс|оплатил|оплачен|внес|долг|остат|доплат|штраф|достав|подач|мойк|скидк|страхов|кресл|км$|пробег|сут|день$|дня$|дней$|дн$|кв$|дом$|д$|корп|рейс|тел$|этаж|офис)/;
