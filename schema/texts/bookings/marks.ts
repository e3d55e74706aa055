/** Marks of a booking: handed over, returned (docs/domain.md, marks). */
export const MARK_TEXTS = {
  handover: 'Выдан',
  return: 'Возвращён',
  handoverMarked: 'Выдача отмечена',
  returnMarked: 'Возврат отмечен',
  handoverUndone: 'Отметка о выдаче снята',
  returnUndone: 'Отметка о возврате снята',
  unmark: 'Снять отметку',
  unmarkHandover: 'Снять отметку о выдаче',
  unmarkReturn: 'Снять отметку о возврате',
  handedOverAt: 'Выдан',
  returnedAt: 'Возвращён',
} as const;

/** Ways to reach the customer of a booking. */
export const CONTACT_TEXTS = {
  call: 'Позвонить',
  whatsapp: 'WhatsApp',
  noPhone: 'Телефон не указан',
} as const;
