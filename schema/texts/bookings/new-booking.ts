export const NEW_BOOKING_TEXTS = {
  add: 'Добавить бронь',
  formTitle: 'Добавление брони',
  submit: 'Создать бронь',
  created: 'Бронь создана',
  sourcesFailed: 'Источники не загрузились, бронь можно сохранить без источника',
  /** Continues the booking that ends where this one starts. */
  extensionHint:
    'Продление: клиент и машина те же, начало — конец прежней брони. Залог 0: второй раз его не берут.',
  /** The day's price of the booking that is extended. */
  agreedRate: (perDay: string) => `По цене прежней брони, ${perDay} за сутки`,
  useAgreedRate: 'Взять прежнюю цену',
  freeUntil: (moment: string) => `До ${moment} свободна`,
  freeFrom: (moment: string) => `С ${moment} свободна`,
  reseatNext: 'Пересадить следующую',
  /** Accessible name and tooltip: values typed here are kept. */
  reseatNextHint: 'Пересадить следующую: подобрать ей место в новой вкладке',
} as const;
