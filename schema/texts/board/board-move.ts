import { plural } from '@schema/values/words/plural';
import { PRICE_CHOICE_TEXTS } from '../bookings/price-choice';

/** Texts of drag and drop on the board (docs/board.md). Errors of a save come from the server. */
export const MOVE_TEXTS = {
  free: 'Свободно',
  unknown: 'Проверит сервер: эти дни ещё не загружены',
  lifted: 'Взято',
  liftedHint: 'стрелки — день и машина, Shift — возврат, Ctrl+Shift — выдача, Enter — поставить',
  putBack: 'Возвращено на прежнее место',
  dropping: 'Переносим…',
  rowGone: 'Этой машины больше нет среди показанных, поэтому перенос отменён.',
  saving: 'Сохраняем прошлое изменение. Попробуйте через секунду.',
  nothingHere: 'В этой ячейке нет события',
  priceWaits: 'Считаем стоимость…',
  priceKept: 'цена указана вручную',
  bookingReadOnly: 'Переносить брони может сотрудник с правом редактирования.',
  returned: 'Машина уже возвращена: такую бронь меняют в её окне.',
  serviceStays: 'Сервис не удаляют: завершите его в окне сервиса.',
  bookingMoved: 'Бронь перенесена',
  serviceMoved: 'Сервис перенесён',
  bookingResized: 'Даты брони изменены',
  serviceResized: 'Даты сервиса изменены',
  repriced: 'Стоимость пересчитана',
  undone: 'Отменено: всё на прежнем месте',
  undoStale: 'Отменить нельзя: запись уже изменил другой сотрудник.',
  undoFailed: 'Не удалось отменить. Проверьте связь и повторите.',
  noLink: 'Нет связи с сервером. Всё осталось на прежнем месте.',
  refusedTitle: 'Перенос не сохранён',
  staleBooking: 'Бронь изменил другой сотрудник, поэтому перенос отменён. Показаны свежие данные.',
  staleService: 'Сервис изменил другой сотрудник, поэтому перенос отменён. Показаны свежие данные.',
  conflictsMade: 'Сервис пересекается с бронями',
  fields: {
    car: 'Автомобиль',
    start: 'Начало',
    end: 'Окончание',
    price: 'Стоимость',
    cost: 'Стоимость работ',
    status: 'Статус',
    returned: 'Возврат отмечен',
    handedOver: 'Выдача отмечена',
    archived: 'Перемещена в архив',
  },
} as const;

/** «Занято: Иванов И., 12.11 10:00 – 15.11 18:00». */
export function takenText(title: string, from: string, to: string): string {
  return `Занято: ${title}, ${from} – ${to}`;
}

/** Maintenance over a booking: allowed, with a warning. */
export function overText(title: string, from: string, to: string): string {
  return `Поверх брони: ${title}, ${from} – ${to}`;
}

/** «12 600 ₽ → 14 800 ₽», or the price alone when unchanged. */
export function priceText(was: string, will: string): string {
  return was === will ? will : `${was} → ${will}`;
}

/** The total stays while the new car's tariff differs: both are shown. */
export function keptPriceText(was: string, tariff: string): string {
  return was === tariff ? was : `${was} без изменений, по тарифу ${tariff}`;
}

/** A shorter period at a higher tariff keeps the price per day. */
export function shorterPriceText(was: string, will: string): string {
  return `${priceText(was, will)} ${PRICE_CHOICE_TEXTS.atFormerRate}`;
}

/** «Бронь перенесена: Kia Rio А 123 ВС 77, Иванов Иван, 13.11.2026 10:00 – 16.11.2026 18:00». */
export function movedText(what: string, ...facts: readonly string[]): string {
  return `${what}: ${facts.filter(Boolean).join(', ')}`;
}

/** «3 брони». */
export function bookingsText(count: number): string {
  return plural(count, { one: 'бронь', few: 'брони', many: 'броней' });
}
