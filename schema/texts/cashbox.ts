/** Labels of the cash entry (spec 1, §2.5, §5.5). Errors stand in messages.ts. */
export const CASH_TEXTS = {
  action: '+ в кассу',
  title: 'Добавить поступление',
  amount: 'Сумма',
  comment: 'Комментарий',
  commentPlaceholder: 'Например, доплата за мойку',
  submit: 'Добавить',
  saved: 'Поступление записано',
} as const;
