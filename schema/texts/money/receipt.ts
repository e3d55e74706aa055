/** A plain receipt of a payment, to print or to send (docs/domain.md, money). */
export const RECEIPT_TEXTS = {
  action: 'Квитанция',
  booking: 'Бронь',
  when: 'Когда',
  what: 'За что',
  method: 'Способ',
  comment: 'Комментарий',
  user: 'Оформил',
  received: 'Получено',
  givenBack: 'Выдано',
  notFiscal: 'Не является кассовым чеком.',
  preparing: 'Готовим квитанцию…',
  failed: 'Не удалось подготовить квитанцию',
  print: 'Напечатать',
  save: 'Сохранить',
  send: 'Отправить',
  sendFailed: 'Не удалось отправить квитанцию',
} as const;
