import { CAR_FORMS, DAY_FORMS, plural } from '@schema/values/words/plural';
import { millisecondsToMinutes } from 'date-fns/millisecondsToMinutes';
import { minutesToHours } from 'date-fns/minutesToHours';

/** Labels of the board (requirements.md, B; docs/design.md). Errors are in messages.ts. */
export const BOARD_TEXTS = {
  title: 'Шахматка',
  cars: 'Автомобили',
  today: 'Сегодня',
  todayHint: 'К сегодняшнему дню (T)',
  pickDay: 'Начать с даты',
  earlier: 'Раньше',
  later: 'Позже',
  scroll: 'Прокрутка по дням',
  visibleDays: 'Число видимых дней',
  fewerDays: 'Показать меньше дней',
  moreDays: 'Показать больше дней',
  daysMenu: 'К сегодняшнему дню, число дней',
  moreTools: 'Печать, касса, обозначения',
  overview: 'Обзор',
  overviewOn: 'Больше машин на экране (O)',
  overviewOff: 'Обычная высота строк (O)',
  legend: 'Обозначения',
  wholeLegend: 'Все обозначения',
  free: 'Свободно',
  dueToday: 'Возврат сегодня',
  unknownCustomer: 'Клиент не указан',
  unknownService: 'Сервисные работы',
  loading: 'Загружаем шахматку…',
  emptyHint: 'Добавьте автомобили в разделе «Автопарк», и здесь появятся их брони.',
  refreshFailed: 'Не удалось обновить шахматку. Показаны последние загруженные данные.',
  dragLoading: 'Перенос ещё загружается: нажатые клавиши сработают, как только он загрузится.',
  keysHint: 'Enter — открыть, M — перенести, ? — все клавиши',
  updatedNow: 'Обновлено только что',
  restoring: 'Восстанавливаем связь…',
  restored: 'Связь восстановлена',
  conflict: 'пересечение по времени',
  conflictShort: 'Конфликт',
  nothingFound: 'Ничего не найдено',
  nothingFoundHint: 'Ни одна машина не подходит под поиск и фильтр.',
  reset: 'Сбросить',
  until: 'до',
  dueShort: 'Возврат',
} as const;

/** Sample letters of each font file: Latin, Cyrillic, and the rouble sign, which is in a third. */
export const TYPEFACE_SAMPLE = 'Aбв123₽';

export const MONTHS = [
  'Январь',
  'Февраль',
  'Март',
  'Апрель',
  'Май',
  'Июнь',
  'Июль',
  'Август',
  'Сентябрь',
  'Октябрь',
  'Ноябрь',
  'Декабрь',
] as const;

export function carsText(count: number): string {
  return plural(count, CAR_FORMS);
}

export function daysText(count: number): string {
  return plural(count, DAY_FORMS);
}

/**
 * «2 своб. весь день»: cars without a booking or maintenance today. «Свободно» of the day means its
 * last minute.
 */
export function freeAllDayText(count: number): string {
  return `${freeText(count)} весь день`;
}

/** «2 своб.» in the header of a day. */
export function freeText(count: number): string {
  return `${count} своб.`;
}

/** «свободно 2 машины» for the accessible name of a day. */
export function freeCarsText(count: number): string {
  return `свободно ${carsText(count)}`;
}

/** The name of the accessible grid: «Шахматка, 9 машин, 14 дней». */
export function gridName(cars: number, days: number): string {
  return `${BOARD_TEXTS.title}, ${carsText(cars)}, ${daysText(days)}`;
}

/** Approximate age of the displayed data: now, minutes, hours. */
export function freshnessText(ageMs: number): string {
  const minutes = millisecondsToMinutes(ageMs);
  if (minutes < 1) return BOARD_TEXTS.updatedNow;
  if (minutes < 60) return `Обновлено ${minutes} мин назад`;
  return `Обновлено ${minutesToHours(minutes)} ч назад`;
}

/** «Открыто слишком много вкладок · данные на 14:05». */
export function crowdedText(moment: string): string {
  return `Открыто слишком много вкладок · данные на ${moment}`;
}

/** «Нет связи · данные на 14:05». */
export function noConnectionText(moment: string): string {
  return `Нет связи · данные на ${moment}`;
}

/** The same text while the server responds but sends no notices. */
export function dataAtText(moment: string): string {
  return `Обновляем раз в минуту · данные на ${moment}`;
}

/**
 * Changes by other users, for the live region: «Изменено: Kia Rio, А418КМ77» or «Изменено: 3
 * машины».
 */
export function changedRowsText(cars: readonly string[]): string {
  const [only = ''] = cars;
  return `Изменено: ${cars.length === 1 ? only : carsText(cars.length)}`;
}

/** «Выбрано: Kia Rio, 21.11.2026» or «…, 21.11.2026 – 23.11.2026», for the live region. */
export function selectionText(car: string, from: string, to: string): string {
  return from === to ? `Выбрано: ${car}, ${from}` : `Выбрано: ${car}, ${from} – ${to}`;
}

/** The visible months: «Ноябрь 2026», «Ноябрь – Декабрь 2026», «Ноя 2026 – Янв 2027». */
export function monthsTitle(first: string, last: string): string {
  const name = (day: string) => MONTHS[Number(day.slice(5, 7)) - 1] ?? '';
  const [from, to] = [first.slice(0, 4), last.slice(0, 4)];
  if (first.slice(0, 7) === last.slice(0, 7)) return `${name(first)} ${from}`;
  if (from === to) return `${name(first)} – ${name(last)} ${to}`;
  return `${name(first).slice(0, 3)} ${from} – ${name(last).slice(0, 3)} ${to}`;
}
