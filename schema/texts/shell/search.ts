import type { NounForms } from '@schema/values/words/plural';

/** The search dialog: search, and commands typed as text. Its button: search-button.ts. */
export const SEARCH_DIALOG_TEXTS = {
  title: 'Поиск и команды',
  placeholder: 'Машина, клиент, телефон или «рио 14.11-17.11»',
  results: 'Найденное',
  close: 'Закрыть поиск',
  loading: 'Ищем…',
  loadingCars: 'Ищем свободные автомобили…',
  failed: 'Поиск не удался',
  nothing: 'Ничего не найдено',
  nothingHint: 'Проверьте слово, номер или телефон.',
  nothingOrder: 'Проверьте слово, номер или телефон. Можно написать и так:',
  /** Before the words: «Не понял: «ракета»». */
  notUnderstood: 'Не понял',
  noSuchCars: 'Таких машин в автопарке нет',
  tryThese: 'Можно написать так:',
  dayProblems: {
    noSuchDay: 'такого дня нет в календаре',
    tooMany: 'дат больше, чем выдача и возврат',
    endsTwice: 'указаны и день возврата, и срок',
    endsBefore: 'возврат раньше выдачи',
    tooLong: 'срок больше года',
    tooFar: 'дата дальше десяти лет',
  },
  missing: {
    mark: 'Таких аренд не нашлось. Напишите фамилию, телефон или машину:',
    extend: 'Действующей брони не нашлось. Напишите фамилию, телефон или машину:',
    payment: 'Броней не нашлось. Напишите фамилию, телефон или машину:',
    swap: 'Напишите машину, которую заменить, или фамилию клиента:',
    service: 'Напишите машину для сервиса или фамилию клиента:',
  },
  needed: 'нужно',
  has: 'есть',
  later: 'Заняты. Ближайшие свободные дни',
  similar: 'Похожие машины',
  extending: 'Продление',
  extend: 'Продлить',
  extendUntil: 'Продлить до',
  endsLater: 'и так до этого дня',
  swap: 'Замена автомобиля',
  service: 'Сервис',
  recent: 'Недавнее',
  actions: 'Действия',
  cars: 'Машины',
  customers: 'Клиенты',
  bookings: 'Брони',
  pages: 'Разделы',
  free: 'Свободны',
  noPrice: 'Тариф не задан',
  perDay: 'в сутки',
  otherCars: 'Все свободные машины на эти даты',
  quickBooking: 'Быстрое бронирование',
  handover: 'Выдать',
  return: 'Принять',
  /** Titles of the groups. */
  handovers: 'Выдача',
  returns: 'Возврат',
  takePayment: 'Принять оплату',
  /** Before the amount. */
  take: 'Принять',
  cashEntry: 'Добавить поступление',
  hintMove: 'выбрать',
  hintOpen: 'открыть',
  hintBooking: 'рио завтра 3 дня',
  hintCash: 'касса 5000 мойка',
  examples: [
    'рио 27-30',
    'внедорожник на выходные',
    '2 рио завтра на неделю',
    'продлить иванова до пятницы',
    'принять 5000 иванов',
    'сервис рио завтра',
    'замена рио',
  ],
} as const;

export const FOUND_FORMS: NounForms = { one: 'вариант', few: 'варианта', many: 'вариантов' };

/** Other names that find a page. */
export const PAGE_WORDS = {
  debtors: 'долги долг задолженность переплаты',
  deposits: 'вернуть залог возврат залогов',
  advances: 'аванс предоплата',
} as const;
