/** Labels of the cash entry (requirements.md, M). Errors are in messages.ts. */
export const CASH_TEXTS = {
  action: '+ в кассу',
  title: 'Добавить поступление',
  amount: 'Сумма',
  comment: 'Комментарий',
  commentPlaceholder: 'Например, доплата за мойку',
  submit: 'Добавить',
  saved: 'Поступление записано',
} as const;
