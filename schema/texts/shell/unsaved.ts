/** What was typed and not saved: drafts kept on the device, a save without an answer. Ours. */
export const UNSAVED_TEXTS = {
  restored: 'Восстановлено несохранённое',
  remove: 'Убрать',
  open: 'Открыть',
  /** Follow the sentence of the form. */
  offline: 'Нет сети. Введённое не потеряно: повторите, когда связь появится.',
  unanswered: 'Сервер не ответил. Введённое не потеряно: повторите попытку.',
  forms: {
    newBooking: 'новая бронь',
    booking: 'изменения брони',
    quickBooking: 'быстрое бронирование',
    newService: 'новый сервис',
    service: 'изменения сервиса',
    customer: 'изменения клиента',
  },
} as const;

/** 'Восстановлено несохранённое: новая бронь, 20.11.2026 12:00' */
export function restoredFrom(form: string, moment: string): string {
  return `${UNSAVED_TEXTS.restored}: ${form}, ${moment}`;
}

/** 'Не сохранено: новая бронь, 20.11.2026 12:00' */
export function leftUnsaved(form: string, moment: string): string {
  return `Не сохранено: ${form}, ${moment}`;
}
