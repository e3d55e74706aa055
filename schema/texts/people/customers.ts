import type { NounForms } from '@schema/values/words/plural';
/** Labels of the customers list and of the customer card (requirements.md, C). */
export const CUSTOMERS_TEXTS = {
  search: 'Поиск клиентов',
  searchPlaceholder: 'Имя, телефон или почта',
  list: 'Клиенты',
  lastBooking: 'Последняя бронь',
  never: 'Броней ещё не было',
  noPhone: 'Телефон не указан',
  delete: 'Удалить клиента',
  deleteTitle: 'Удалить клиента?',
  deleteHint: 'Вместе с клиентом удалятся все его брони. Это действие нельзя отменить.',
  deleteConfirm: 'Удалить',
  deleted: 'Клиент удалён',
  empty: 'Клиентов пока нет',
  emptyHint: 'Клиент появится здесь вместе с первой бронью.',
  toBoard: 'Открыть шахматку',
  nothingFound: 'Ничего не найдено',
  nothingFoundHint: 'Измените запрос или очистите поиск.',
  loading: 'Загружаем клиентов…',
} as const;

export const CLIENT_CARD_TEXTS = {
  back: 'К списку клиентов',
  loading: 'Загружаем карточку клиента…',
  invalidIdHint: 'Проверьте адрес или вернитесь к списку клиентов.',
  counters: 'Показатели клиента',
  total: 'Всего броней',
  active: 'Активно',
  planned: 'Запланировано',
  completed: 'Завершено',
  cancelled: 'Отменено',
  rentalDays: 'Суток по договорам',
  totalSpent: 'Сумма договоров',
  averageCheck: 'Средний чек',
  current: 'Текущая бронь',
  noCurrent: 'Сейчас автомобиля у клиента нет',
  favourites: 'Любимые автомобили',
  noFavourites: 'Поездок пока не было',
  latest: 'Последние брони',
  noBookings: 'Броней пока нет',
  noPrice: 'Цена не указана',
  newBooking: 'Новая бронь',
  repeat: 'Повторить',
  /** The car of a repeated booking is not free. */
  repeatTaken: 'Прежняя машина в эти дни занята: выберите другую',
  until: 'до',
  whatsapp: 'WhatsApp',
} as const;

/** The dialog of a customer's own fields. */
export const EDIT_CUSTOMER_TEXTS = {
  open: 'Изменить',
  title: 'Данные клиента',
  submit: 'Сохранить',
  saved: 'Данные клиента сохранены',
  merge: 'Объединить карточки',
} as const;

export const TRIP_FORMS: NounForms = { one: 'поездка', few: 'поездки', many: 'поездок' };
