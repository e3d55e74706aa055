/** Messages of any operation and any list. */

export const generic = {
  error: 'Произошла ошибка',
  internal: 'Внутренняя ошибка сервера',
  loadFailed: 'Не удалось загрузить данные',
  loadFailedHint: 'Проверьте подключение к серверу и перезагрузите страницу.',
  noData: 'Данные отсутствуют',
  unauthenticated: 'Войдите в систему',
  forbidden: 'Недостаточно прав',
  notFound: 'Не найдено',
  methodNotAllowed: 'Метод не поддерживается',
  notAcceptable: 'Ответ возможен только в JSON',
  malformed: 'Некорректный запрос',
  requestTimeout: 'Запрос не пришёл целиком за отведённое время. Повторите попытку.',
  headersTooLarge: 'Слишком большие заголовки запроса',
  payloadTooLarge: 'Слишком большой запрос',
  unsupportedMediaType: 'Неподдерживаемый тип данных',
  tooManyRequests: 'Слишком много запросов. Повторите попытку позже.',
  unavailable: 'Сервер временно недоступен. Повторите попытку позже.',
  storageFull:
    'На сервере закончилось место, изменения не сохранены. Сообщите администратору и повторите позже.',
  crossSite: 'Запрос с другого сайта отклонён',
  subscriptionNeedsSocket: 'Подписка работает только по WebSocket',
  stale: 'Запись уже изменена другим сотрудником. Обновите данные и повторите.',
  idempotencyReused: 'Ключ идемпотентности уже использован для другого запроса',
  idempotencyMalformed: 'Некорректный ключ идемпотентности',
  changeIdMalformed: 'Некорректный номер изменения',
  validationFailed: 'Проверьте введённые данные',
  invalidId: 'Некорректный идентификатор',
  invalidDate: 'Некорректная дата',
  invalidPeriod: 'Некорректный период',
  sectionNotFound: 'Раздел не найден',
  wrongTextType: 'Ожидается текст',
  wrongNumberType: 'Ожидается число',
  wrongFlagType: 'Ожидается да или нет',
  badCharacters: 'Текст содержит недопустимые символы',
  amountTooLarge: 'Сумма слишком велика',
  amountTwofold: 'Сумма читается двояко: напишите, например, 12500 или 12,50',
} as const;

export const lists = {
  /** Not in requirements.md. */
  pageInvalid: 'Некорректный номер страницы',
  pageSizeInvalid: 'Некорректный размер страницы',
  limitInvalid: 'Некорректное число записей',
  cursorInvalid: 'Продолжить с этого места нельзя: начните список сначала',
  choiceInvalid: 'Выберите значение из списка',
} as const;

export const clipboard = {
  copyFailed: 'Не удалось скопировать текст, скопируйте вручную',
  copied: 'Текст скопирован',
  shortFailed: 'Ошибка копирования',
  shortest: 'Ошибка',
} as const;

/** `tooLong(200)` → 'Не более 200 символов'. Not in requirements.md. */
export function tooLong(limit: number): string {
  return `Не более ${limit} символов`;
}
