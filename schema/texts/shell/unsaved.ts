/** A save without an answer: follows the message of the form. This file is not in requirements.md. */
export const UNANSWERED_TEXTS = {
  offline: 'Нет сети. Введённое не потеряно: повторите, когда связь появится.',
  unanswered: 'Сервер не ответил. Введённое не потеряно: повторите попытку.',
} as const;

/** Reason why a command without a form got no answer; follows its message. */
export const NO_ANSWER_TEXTS = {
  offline: 'Нет сети.',
  unanswered: 'Сервер не ответил.',
} as const;

/** Typed values, not saved, and kept on the device. */
export const UNSAVED_TEXTS = {
  remove: 'Убрать',
  open: 'Открыть',
} as const;

/** Names of the kept forms. */
export const UNSAVED_FORMS = {
  newBooking: 'новая бронь',
  booking: 'изменения брони',
  quickBooking: 'быстрое бронирование',
  newService: 'новый сервис',
  service: 'изменения сервиса',
  customer: 'изменения клиента',
  money: 'оплата',
  tillCount: 'пересчёт кассы',
  expense: 'расход',
  collection: 'инкассация',
  cashHandover: 'передача денег',
  handoverSheet: 'акт',
} as const;

/** 'Восстановлено несохранённое: новая бронь, 20.11.2026 12:00' */
export function restoredFrom(form: string, moment: string): string {
  return `Восстановлено несохранённое: ${form}, ${moment}`;
}

/** 'Не сохранено: новая бронь, 20.11.2026 12:00' */
export function leftUnsaved(form: string, moment: string): string {
  return `Не сохранено: ${form}, ${moment}`;
}
