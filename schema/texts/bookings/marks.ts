/** Marks of a booking: handed over, returned (docs/domain.md, marks). */
export const MARK_TEXTS = {
  handover: 'Выдать',
  return: 'Принять',
  handoverUndone: 'Отметка о выдаче снята',
  returnUndone: 'Отметка о возврате снята',
  unmark: 'снять отметку',
  unmarkHandover: 'Снять отметку о выдаче',
  unmarkReturn: 'Снять отметку о возврате',
  handedOverAt: 'Выдана',
  returnedAt: 'Принята',
} as const;

/** Contact methods for the customer of a booking. */
export const CONTACT_TEXTS = {
  call: 'Позвонить',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  sms: 'SMS',
  copy: 'Скопировать',
  noPhone: 'Телефон не указан',
} as const;

/** The setting of the preferred method. */
export const CONTACT_WAY_TEXTS = {
  title: 'Связь с клиентами',
  label: 'Первый способ',
  hint: 'Ссылки WhatsApp остаются рядом. Telegram открывает чат, если клиента можно найти по номеру.',
  saved: 'Первый способ связи',
} as const;
