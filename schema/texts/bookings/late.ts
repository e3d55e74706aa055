/** The panel for a customer who is late for the pickup. */
export const LATE_TEXTS = {
  title: 'Клиент опаздывает',
  /** '+2 ч · 14:00' */
  hours: (hours: number, time: string) => `+${hours} ч · ${time}`,
  tomorrow: (time: string) => `Завтра утром · ${time}`,
  other: 'Другое время выдачи',
  keepsLength: 'Сдвинуть и возврат',
  keepsLengthHint: 'Длительность останется прежней. Иначе прежним останется возврат.',
  /** The new pickup is after the return. */
  movedWhole: 'Новая выдача позже возврата: возврат сдвинется с нею.',
} as const;
