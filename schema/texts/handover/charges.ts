/** Charges of the sheet of a return. Not in requirements.md. */
export const SHEET_CHARGE_TEXTS = {
  hint: 'начислится только включённое',
  add: 'Другое начисление',
  charged: 'Начислено',
  sum: 'Сумма',
  reason: 'За что',
  kind: 'Вид начисления',
  remove: 'Убрать',
  unknown: 'сумма',
  reversed: 'отменено',
} as const;
