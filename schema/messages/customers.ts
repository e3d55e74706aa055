/** Customers, their sources and review requests. */

export const customers = {
  notFound: 'Клиент не найден',
  cardFailed: 'Не удалось загрузить карточку клиента',
  deleteFailed: 'Не удалось удалить клиента',
  /** The customer's own fields; not in requirements.md. */
  saveFailed: 'Не удалось сохранить данные клиента',
  stale: 'Данные клиента изменил другой сотрудник. Обновите карточку и повторите.',
  seenInvalid: 'Откройте карточку клиента заново',
  /** A merge of duplicates; not in requirements.md. */
  mergeSame: 'Выберите двух разных клиентов',
  mergeChoice: 'Выберите, чьи имя, телефон и почта останутся',
  mergeUnseen: 'Откройте предпросмотр объединения',
  mergeStale: 'Данные клиентов изменились. Проверьте предпросмотр и повторите.',
  mergeFailed: 'Не удалось объединить клиентов',
  mergeUndoFailed: 'Не удалось отменить объединение',
} as const;

/** Another customer has the phone. */
export const phoneTakenBy = (name: string) =>
  `Этот телефон уже у клиента «${name}». Если это один человек, объедините карточки.`;

export const sources = {
  nameRequired: 'Введите название источника',
  notFound: 'Источник не найден',
  /** Not in requirements.md. */
  nameTaken: 'Источник с таким названием уже есть',
  createFailed: 'Не удалось создать источник',
  updateFailed: 'Не удалось обновить источник',
  noData: 'Нет данных',
  noDataForPeriod: 'Нет данных за выбранный период.',
} as const;

export const reviews = {
  phoneInvalid: 'Нет корректного телефона',
  queueFailed: 'Не удалось загрузить список',
  archiveFailed: 'Не удалось загрузить архив',
  templatesFailed: 'Не удалось загрузить шаблоны',
  linkFailed: 'Не удалось сформировать ссылку. Попробуйте позже.',
  sendFailed: 'Не удалось обновить статус. Попробуйте снова.',
  linkUnavailable: 'Ссылка недоступна',
  /** This and the following are not in requirements.md. */
  requestNotFound: 'Запрос отзыва не найден',
  alreadyHandled: 'Запрос уже обработан',
  neverPendingAgain: 'Вернуть запрос в очередь нельзя',
  statusInvalid: 'Выберите статус из списка',
  requestsRequired: 'Выберите хотя бы одного клиента',
  tooManyInList: 'Слишком много клиентов в одном списке',
  otherSource: 'Запрос относится к другому источнику',
  nobodyPending: 'Все выбранные запросы уже обработаны',
} as const;
