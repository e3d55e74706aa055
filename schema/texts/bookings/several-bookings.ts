import { formatDay } from '@schema/values/time/calendar';
import { BOOKING_FORMS, CAR_FORMS, nounFor, plural } from '@schema/values/words/plural';

/** «Оформить 1 машину». */
const BOOKED_CAR_FORMS = { ...CAR_FORMS, one: 'машину' };
const CREATED_FORMS = { one: 'создана', few: 'созданы', many: 'создано' };

/** Several cars in one quick booking (docs/domain.md, several cars). */
export const SEVERAL_BOOKINGS_TEXTS = {
  /** Switches the list of free cars to the choice of several. */
  several: 'Несколько машин',
  add: 'Добавить',
  added: 'Добавлена',
  hint: 'Добавьте от 2 до 10 машин: дни и клиент у них будут общие.',
  limit: 'Больше 10 машин за один раз не бронируют.',
  chosen: (count: number) => `Выбрано: ${plural(count, CAR_FORMS)}`,
  next: (count: number) => `Оформить ${plural(count, BOOKED_CAR_FORMS)}`,
  title: 'Бронь нескольких машин',
  cars: 'Автомобили',
  /** Accessible name of the price of one car. */
  priceOf: (car: string) => `Стоимость: ${car}`,
  removeOf: (car: string) => `Убрать: ${car}`,
  deposit: (amount: string) => `залог ${amount}`,
  noPrice: 'Тариф не задан: введите стоимость.',
  sum: 'Итого',
  depositSum: 'Залоги',
  taken: 'Часть выбранных машин уже занята, их здесь нет.',
  allTaken: 'Выбранные машины уже заняты',
  allTakenHint: 'Вернитесь к быстрому бронированию и выберите другие.',
  loading: 'Загружаем машины…',
  submit: (count: number) => `Создать ${plural(count, BOOKING_FORMS)}`,
  replaced: 'Машина заменена',
  undone: 'Создание броней отменено',
  undoFailed: 'Не удалось отменить создание броней',
} as const;

interface CreatedTogether {
  readonly count: number;
  readonly customer: string;
  readonly first: string;
  readonly last: string;
}

/** «3 брони созданы: Петров П., 24.11.2026 – 26.11.2026»; the days as YYYY-MM-DD. */
export function createdTogether({ count, customer, first, last }: CreatedTogether): string {
  const days = first === last ? formatDay(last) : `${formatDay(first)} – ${formatDay(last)}`;
  const done = `${plural(count, BOOKING_FORMS)} ${nounFor(count, CREATED_FORMS)}`;
  return `${done}: ${[customer, days].filter(Boolean).join(', ')}`;
}
