import { formatRoubles } from '@schema/values/money/money';
import { DAY_FORMS, type NounForms, plural } from '@schema/values/words/plural';
import { HOUR_FORMS } from '../day/now';

const MONTH_FORMS: NounForms = { one: 'месяц', few: 'месяца', many: 'месяцев' };

/** Notes of the import report on a row (docs/import.md). */
export const IMPORT_NOTES = {
  totals: 'Итоговая строка',
  repeatedHeader: 'Повтор заголовка',
  section: 'Заголовок раздела или подпись',
  hiddenRow: 'Строка в таблице скрыта',
  extraCells: 'В строке больше ячеек, чем заголовков',
  damaged: 'В строке есть непрочитанный символ «\uFFFD»',
  digitsInName: 'В имени клиента есть цифры',
  sharedAmount: 'Сумма в файле одна на несколько строк: отнесена к первой из них',
  orderOpen: 'Дату можно прочитать двояко: проверьте порядок дня и месяца',
  carExists: 'Уже есть в автопарке',
  customerExists: 'Клиент с таким телефоном уже есть',
  customerNameExists: 'Клиент с таким именем уже есть',
  bookingExists: 'Такая бронь уже есть',
  noPlate: 'Нет госномера',
  noBrand: 'Нет марки',
  noModel: 'Нет модели',
  noCustomer: 'Нет имени клиента',
  noPhone: 'Нет телефона',
  noCar: 'Нет автомобиля',
  notABooking: 'Нет ни клиента, ни автомобиля, ни дат',
  noStart: 'Нет даты выдачи',
  noEnd: 'Нет даты возврата',
  endBeforeStart: 'Возврат раньше выдачи',
  tooLong: 'Период длиннее 10 лет',
  service: 'Похоже на сервис: внесите его в шахматке',
  noTariff: 'Без тарифа: задайте цены в автопарке',
  carCreated: 'Автомобиль будет добавлен в автопарк',
  cancelledNow: 'Дата отмены не указана: принята сегодняшняя',
  yearGuessed: 'Год не указан: принят ближайший',
  createdUnread: 'Дата создания не прочитана: принята сегодняшняя',
  priceByTariff: 'Сумма не указана: посчитана по тарифу',
  noPrice: 'Сумма не указана',
  startMoved: 'Выдача сдвинута к возврату предыдущей аренды',
  endMoved: 'Возврат сдвинут к выдаче следующей аренды',
} as const;

/** Prefixes of unmapped values kept in the booking's notes, so that nothing is lost. */
export const IMPORT_KEPT = {
  reason: 'Импорт',
  car: 'Автомобиль в файле',
  total: 'Сумма в файле',
  deposit: 'Залог в файле',
  phone: 'Рядом с телефоном',
  paid: 'Оплачено в файле',
  depositHeld: 'Залог внесён в файле',
  pricePerDay: 'Цена за сутки в файле',
  name: 'Имя в файле',
  time: 'Время в файле',
  cancelled: 'Отмена в файле',
} as const;

export const sameAsRow = (row: number): string => `Повтор строки ${row}`;
export const unreadPhone = (text: string): string => `Телефон не прочитан: «${text}»`;
export const unreadStart = (text: string): string => `Дата выдачи не прочитана: «${text}»`;
export const unreadEnd = (text: string): string => `Дата возврата не прочитана: «${text}»`;
export const unreadTotal = (text: string): string =>
  `Сумма не прочитана: «${text}», она в комментарии`;
export const amountGuessed = (text: string, read: string): string =>
  `«${text}» прочитано как ${read}`;
export const unreadTime = (text: string, usual: string): string =>
  `Время не прочитано: «${text}», принято ${usual}`;
export const unreadName = (text: string): string => `Имя клиента не прочитано: «${text}»`;
export const unreadStatus = (text: string): string =>
  `Статус «${text}»: бронь считается действующей`;
export const unreadCancelled = (text: string): string =>
  `Отмена не прочитана: «${text}», бронь считается действующей`;
export const numbersNotPrice = (texts: readonly string[]): string =>
  `Число без знака денег не принято за сумму: ${texts.map((text) => `«${text}»`).join(', ')}`;
export const severalPrices = (texts: readonly string[]): string =>
  `Несколько сумм, ни одна не принята: ${texts.map((text) => `«${text}»`).join(', ')}`;
export const unreadDeposit = (text: string): string => `Залог не прочитан: «${text}»`;
export const unreadMark = (text: string): string => `Отметка не прочитана: «${text}»`;
export const unreadEmail = (text: string): string => `Почта не прочитана: «${text}»`;
export const unreadYear = (text: string): string => `Год не прочитан: «${text}»`;
export const unreadPrice = (text: string): string => `Цена за сутки не прочитана: «${text}»`;
export const unknownCar = (text: string): string => `Автомобиль не найден: «${text}»`;
export const severalCars = (text: string): string => `Подходит несколько автомобилей: «${text}»`;
export const plateRepaired = (from: string, to: string): string => `Номер ${from} → ${to}`;
export const phoneRepaired = (from: string, to: string): string => `Телефон ${from} → ${to}`;
export const plateByPart = (from: string, to: string): string => `Номер ${from}: найден ${to}`;
export const carByName = (to: string): string => `Номер не указан: найден ${to}`;
export const nameDiffers = (kept: string): string => `Имя не меняется: ${kept}`;
export const restOfPhone = (text: string): string => `Рядом с телефоном: «${text}»`;
export const clipped = (limit: number): string => `Текст обрезан до ${limit} символов`;
export const splitCar = (brand: string, model: string): string =>
  `Марка «${brand}», модель «${model}»`;
export const totalFromDays = (perDay: number, days: number): string =>
  `Сумма посчитана: ${formatRoubles(perDay)} × ${plural(days, DAY_FORMS)}`;
export const endFromDays = (days: number): string =>
  `Возврат посчитан: ${plural(days, DAY_FORMS)} от выдачи`;
export const endFromHours = (hours: number): string =>
  `Возврат посчитан: ${plural(hours, HOUR_FORMS)} от выдачи`;
export const endFromMonths = (months: number): string =>
  `Возврат посчитан: ${plural(months, MONTH_FORMS)} от выдачи`;
/** Appended to the message of an occupied car: the conflicting row. */
export const fromRow = (row: number): string => ` (строка ${row})`;
