/** Labels of the cash entry (requirements.md, M). Errors are in messages.ts. */
export const CASH_TEXTS = {
  action: '+ в кассу',
  title: 'Добавить поступление',
  amount: 'Сумма',
  comment: 'Комментарий',
  commentPlaceholder: 'Например, доплата за мойку',
  submit: 'Добавить',
  saved: 'Поступление записано',
  reverse: 'Отменить запись',
  reverseConfirm: 'Отменить запись?',
  reverseHint: 'Сегодня запишется обратная сумма, сама запись останется в кассе:',
  keep: 'Не отменять',
  reversed: 'Запись отменена',
  reversedAt: 'Отменена',
  reversal: 'Отмена записи',
} as const;

/** 'Отмена записи от 20.11.2026 12:00: Мойка' */
export function reversalOf(moment: string, comment: string | null): string {
  const title = `Отмена записи от ${moment}`;
  return comment ? `${title}: ${comment}` : title;
}
