/** Labels of the booking dialogs (requirements.md, K). Errors stand in messages.ts. */

/** The dialog of a new event, and what both of its tabs say. */
export const EVENT_TEXTS = {
  title: 'Создание события',
  tabs: 'Вид события',
  booking: 'Бронь',
  service: 'Сервис',
  loading: 'Открываем окно…',
  /** Shown when a link names a car, booking or service work that is not there. */
  missingTitle: 'Запись не найдена',
  missing: 'Возможно, её уже удалили или перенесли в архив.',
} as const;

/** Both booking forms: fields, car, period. */
export const BOOKING_TEXTS = {
  pickup: 'Выдача',
  return: 'Возврат',
  customer: 'Клиент',
  customerPlaceholder: 'Имя и фамилия',
  phone: 'Телефон',
  phonePlaceholder: '+7 (___) ___-__-__',
  perDay: 'Цена за сутки',
  total: 'Итоговая стоимость',
  deposit: 'Залог',
  depositComment: 'Комментарий к залогу',
  depositCommentPlaceholder: 'Наличными',
  source: 'Источник',
  noSource: 'Не указан',
  notes: 'Комментарий',
  notesPlaceholder: 'Детское кресло',
  period: 'Период',
} as const;

/** The estimate beside the form; its states stand in MESSAGES.pricing. */
export const ESTIMATE_TEXTS = {
  title: 'Расчёт стоимости',
  period: 'Период',
  deposit: 'Залог',
  total: 'Итого',
  editable: 'Сумму можно изменить вручную',
  edited: 'Сумма указана вручную',
  byTariff: 'По тарифу',
  useTariff: 'Вернуть сумму по тарифу',
  /** The price that the booking was saved with. */
  agreed: 'Было',
  useAgreed: 'Оставить прежнюю сумму',
} as const;

/** What the board already knows about the car around the chosen period. */
export const NEARBY_TEXTS = {
  freeUntil: 'Машина свободна до',
  nextBooking: 'Следующая бронь:',
  nextService: 'Следующий сервис:',
  freeOn: 'Дальше до',
  nothingPlanned: 'ничего не запланировано.',
  taken: 'В это время машина занята',
} as const;

/** What stands in the way of a save, and the ways around it. */
export const CONFLICT_TEXTS = {
  otherCars: 'Свободны в эти же дни',
  otherTimes: 'Эта машина свободна',
  carTaken: 'Машина заменена. Проверьте данные и сохраните.',
  timeTaken: 'Даты изменены. Проверьте данные и сохраните.',
  reseatTitle: 'Освободить эту машину',
  reseat: 'Пересадить',
  /** Said aloud and on hovering: what is typed here stays. */
  reseatHint: 'Пересадить: подобрать места мешающим броням в новой вкладке',
  noFixes: 'Похожих свободных машин и окон рядом нет: измените даты.',
} as const;

/** Changing the car of a booking. */
export const OTHER_CARS_TEXTS = {
  open: 'Другой автомобиль',
  loading: 'Ищем свободные автомобили…',
  free: 'Свободны на эти даты',
} as const;

/** The panel of one booking. */
export const BOOKING_DETAILS_TEXTS = {
  title: 'Работа с бронью',
  loading: 'Загружаем бронь…',
  form: 'Изменение брони',
  call: 'Позвонить',
  whatsapp: 'WhatsApp',
  source: 'Источник',
  notes: 'Комментарий',
  createdAt: 'Создана',
  noPhone: 'Телефон не указан',
  noNotes: 'Нет комментария',
  extension: 'Продление',
  /** The other car of a rental that changed cars, and since when the customer had or has it. */
  carBefore: 'До замены машины',
  carAfter: 'После замены машины',
  since: 'с',
  submit: 'Сохранить',
  saved: 'Бронь обновлена',
  extend: 'Продлить аренду',
  archive: 'В архив',
  archiveConfirm: 'Переместить в архив',
  archiveHint: 'Время машины освободится сразу. Бронь можно будет вернуть.',
  archived: 'Бронь перемещена в архив',
  restored: 'Бронь возвращена из архива',
  restoreFailed: 'Не удалось вернуть бронь',
  gone: 'Бронь больше недоступна: её удалили или перенесли в архив',
} as const;

/** Somebody else saved the record while it was open here. */
export const STALE_BOOKING_TEXTS = {
  title: 'Бронь изменил другой сотрудник',
  fields: {
    startDate: 'Выдача',
    endDate: 'Возврат',
    totalPrice: 'Стоимость',
    depositAmount: 'Залог',
    depositComment: 'Комментарий к залогу',
    customer: 'Клиент',
    status: 'Статус',
  },
} as const;

/** A car named in a form. */
export const CAR_TEXTS = {
  year: (year: number) => `${year} г.`,
} as const;
