import type { NounForms } from '@schema/values/words/plural';

/** Labels of the reviews page (requirements.md, R). */
export const REVIEWS_TEXTS = {
  title: 'Отзывы',
  active: 'Активные',
  archive: 'Архив',
  tabs: 'Разделы отзывов',
  queueTab: 'Очередь',
  templatesTab: 'Шаблоны',
  queueTabs: 'Очередь отзывов',
  sourceFilter: 'Источник',
  all: 'Все',
  requests: 'Запросы отзывов',
  noPlate: 'без номера',
  rental: 'Аренда',
  scheduled: 'Написать',
  noTemplate: 'Текст не задан',
  openMessenger: 'Открыть WhatsApp',
  markSent: 'Отзыв отправлен',
  markCancelled: 'Отменить отправку',
  sent: 'Отмечено: отправлено',
  cancelled: 'Отправка отменена',
  statusFailed: 'Не удалось обновить статус. Попробуйте снова.',
  emptyQueue: 'Очередь пуста',
  emptyQueueHint:
    'Запрос появится, когда завершится бронь из источника, шаблон которого включён в очередь.',
  toTemplates: 'Открыть шаблоны',
  emptyArchive: 'Архив пуст',
  emptyArchiveHint: 'Здесь появятся отправленные и отменённые запросы.',
  sentTotal: 'Отправлено',
  cancelledTotal: 'Отменено',
  showMore: 'Показать ещё',
  loading: 'Загружаем список…',
} as const;

/** The list of a source's links. */
export const REVIEW_LINK_TEXTS = {
  create: 'Сформировать ссылки',
  renew: 'Сформировать заново',
  title: 'Ссылки для отправки',
  left: 'Действуют ещё',
  page: 'Страница списка',
  copyAll: 'Скопировать все',
  copyOne: 'Скопировать ссылку',
  qr: 'QR-код',
  qrHint: 'Наведите камеру телефона: страница откроется без входа.',
  hint: 'Откройте страницу на телефоне с мессенджером: вход не нужен, ссылка живёт полчаса.',
} as const;

export const TEMPLATES_TEXTS = {
  message: 'Текст сообщения',
  messagePlaceholder: 'Спасибо, что выбрали нас! Будем благодарны за отзыв: …',
  include: 'Включить источник в очередь',
  includeHint: 'Отметка сохраняется сразу, текст — кнопкой.',
  updated: 'Обновлён',
  never: 'Ещё не сохранялся',
  save: 'Сохранить',
  saved: 'Шаблон сохранён',
  saveFailed: 'Не удалось сохранить шаблон',
  empty: 'Источников пока нет',
  emptyHint: 'Шаблон появится вместе с первым источником.',
  toSources: 'Открыть источники',
  loading: 'Загружаем шаблоны…',
} as const;

/** The page of a review link (requirements.md, R15–R17). */
export const SHARED_REVIEW_TEXTS = {
  code: 'Код',
  left: 'Осталось',
  toApp: 'Открыть Автопрокат',
  waiting: 'Ждут сообщения',
  handled: 'Обработаны',
  whatsapp: 'WhatsApp',
  business: 'WhatsApp Business',
  browser: 'В браузере',
  sent: 'Отправлено',
  listEmpty: 'Список пуст',
  listEmptyHint: 'В этом списке нет ни одного клиента.',
  allDone: 'Все запросы обработаны',
  allDoneHint: 'Спасибо! Страницу можно закрыть.',
  unavailableHint: 'Срок действия истёк или список заменён новым. Попросите у коллег новую ссылку.',
  loading: 'Открываем список…',
  loadFailed: 'Не удалось загрузить список',
} as const;

export const REQUEST_FORMS: NounForms = { one: 'запрос', few: 'запроса', many: 'запросов' };
