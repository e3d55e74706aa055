import { CAR_FORMS, plural } from '@schema/values/words/plural';

/** Search, filter and grouping of the board's rows (docs/board.md). */
export const FIND_TEXTS = {
  search: 'Найти автомобиль',
  placeholder: 'Номер, марка',
  shortPlaceholder: 'Поиск',
  searchHint: 'Найти автомобиль (/). Enter — перейти к нему',
  filter: 'Фильтр и группировка',
  sheetTitle: 'Поиск и фильтр',
  freeWindow: 'Свободна все дни подряд',
  from: 'С',
  to: 'По',
  visibleDays: 'Видимые дни',
  anyDays: 'Любые дни',
  model: 'Марка и модель',
  conflicts: 'Только с конфликтами',
  grouped: 'Группировать по моделям',
  reset: 'Сбросить',
  windowFailed: 'Не удалось узнать, какие машины свободны. Проверьте сеть и повторите попытку.',
  checking: 'Проверяем свободные дни…',
} as const;

/** «Фильтр и группировка, условий: 2». */
export function filterName(conditions: number): string {
  return conditions === 0 ? FIND_TEXTS.filter : `${FIND_TEXTS.filter}, условий: ${conditions}`;
}

/** «Показать 12 машин», closes the sheet and returns to the board. */
export function showText(count: number): string {
  return `Показать ${plural(count, CAR_FORMS)}`;
}

/** «Не больше 60 дней подряд». */
export function tooManyDaysText(max: number): string {
  return `Не больше ${max} дней подряд`;
}
