import { BOOKING_FIELDS } from '@schema/fields/booking-fields';
import { DAY_FORMS, plural } from '@schema/values/words/plural';
/** Labels of the booking dialogs (requirements.md, K). Errors are in messages.ts. */

/** The dialog of a new event, and the labels common to its tabs. */
export const EVENT_TEXTS = {
  title: 'Создание события',
  tabs: 'Вид события',
  booking: 'Бронь',
  service: 'Сервис',
  loading: 'Открываем окно…',
  /** Shown when the car, booking or maintenance of a link does not exist. */
  missingTitle: 'Запись не найдена',
  missing: 'Возможно, её уже удалили или перенесли в архив.',
} as const;

/** The booking forms; the labels of terms are in schema/fields/booking-fields.ts. */
export const BOOKING_TEXTS = {
  pickup: 'Выдача',
  return: 'Возврат',
  customer: 'Клиент',
  customerPlaceholder: 'Имя и фамилия',
  phone: 'Телефон',
  phonePlaceholder: '+7 (___) ___-__-__',
  perDay: 'Цена за сутки',
  source: 'Источник',
  noSource: 'Не указан',
  period: 'Период',
} as const;

/** The estimate beside the form; its states are in MESSAGES.pricing. */
export const ESTIMATE_TEXTS = {
  title: 'Расчёт стоимости',
  period: 'Период',
  deposit: 'Залог, сверх итога',
  total: 'Итого',
  editable: 'Сумму можно изменить вручную',
  edited: 'Сумма указана вручную',
  byTariff: 'По тарифу',
  useTariff: 'Вернуть сумму по тарифу',
  /** A change of the car alone keeps the total; the new tariff is applied on request. */
  kept: 'Сумма прежняя: сменилась только машина',
  recalculate: 'Пересчитать',
  /** The saved price of the booking. */
  agreed: 'Было',
  useAgreed: 'Оставить прежнюю сумму',
} as const;

/** Availability of the car around the selected period. */
export const NEARBY_TEXTS = {
  freeUntil: 'Машина свободна до',
  nextBooking: 'Следующая бронь:',
  nextService: 'Следующий сервис:',
  freeOn: 'Дальше до',
  nothingPlanned: 'ничего не запланировано.',
  taken: 'В это время машина занята',
} as const;

/** Conflicts of a save, and the actions to resolve them. */
export const CONFLICT_TEXTS = {
  otherCars: 'Свободны в эти же дни',
  otherTimes: 'Эта машина свободна',
  carTaken: 'Машина заменена. Проверьте данные и сохраните.',
  timeTaken: 'Даты изменены. Проверьте данные и сохраните.',
  reseatTitle: 'Освободить эту машину',
  reseat: 'Пересадить',
  /** Accessible name and tooltip: typed values are kept. */
  reseatHint: 'Пересадить: подобрать места мешающим броням в новой вкладке',
  noFixes: 'Похожих свободных машин и окон рядом нет: измените даты.',
} as const;

/** Changing the car of a booking. */
export const OTHER_CARS_TEXTS = {
  open: 'Другой автомобиль',
  loading: 'Ищем свободные автомобили…',
  free: 'Свободны на эти даты',
  /** Shown when no car is free. */
  reseat: 'Подобрать пересадку',
} as const;

export const BOOKING_DETAILS_TEXTS = {
  title: 'Работа с бронью',
  loading: 'Загружаем бронь…',
  form: 'Изменение брони',
  call: 'Позвонить',
  whatsapp: 'WhatsApp',
  source: 'Источник',
  notes: BOOKING_FIELDS.notes.label,
  createdAt: 'Создана',
  noPhone: 'Телефон не указан',
  noNotes: 'Нет комментария',
  extension: 'Продление',
  /** The other car of a swapped rental, and the time of the swap. */
  carBefore: 'До замены машины',
  carAfter: 'После замены машины',
  since: 'с',
  submit: 'Сохранить',
  saved: 'Бронь обновлена',
  undone: 'Прежние данные брони возвращены',
  undoFailed: 'Не удалось вернуть прежние данные брони',
  extend: 'Продлить аренду',
  late: 'Опаздывает',
  noShow: 'Не приедет',
  broken: 'Сломалась…',
  archive: 'В архив',
  archiveConfirm: 'Переместить в архив',
  /** The car is out: archive with a return mark, or without one. */
  archiveReturned: 'Отметить возврат и отправить в архив',
  archiveAnyway: 'Всё равно в архив',
  archiveHint: 'Время машины освободится сразу. Бронь можно будет вернуть.',
  cancelReason: 'Причина отмены',
  cancelReasonHint: 'Необязательно. Видна в архиве и в истории брони.',
  archived: 'Бронь перемещена в архив',
  restored: 'Бронь возвращена из архива',
  restoreFailed: 'Не удалось вернуть бронь',
  gone: 'Бронь больше недоступна: её удалили или перенесли в архив',
} as const;

/** Usual reasons of a cancellation. */
export const CANCEL_REASONS = [
  'Клиент не приехал',
  'Планы изменились',
  'Нашёл другую машину',
  'Не подошла цена',
  'Записана по ошибке',
] as const;

/** Another user saved the record while it was open. */
export const STALE_BOOKING_TEXTS = {
  title: 'Бронь изменил другой сотрудник',
  fields: {
    startDate: 'Выдача',
    endDate: 'Возврат',
    totalPrice: 'Стоимость',
    customer: 'Клиент',
    status: 'Статус',
  },
} as const;

/** Below the price per day of the edit form (requirements.md, K24): 'По часам аренды: 1,3 дня'. */
export function perDayOfHours(days: number): string {
  return `По часам аренды: ${plural(days, DAY_FORMS)}`;
}
