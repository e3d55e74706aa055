export const NEW_BOOKING_TEXTS = {
  add: 'Добавить бронь',
  formTitle: 'Добавление брони',
  submit: 'Создать бронь',
  created: 'Бронь создана',
  sourcesFailed: 'Источники не загрузились, бронь можно сохранить без источника',
  /** Continues the booking that ends where this one starts. */
  extensionHint: 'Продление: клиент и машина те же, начало — конец прежней брони.',
} as const;
