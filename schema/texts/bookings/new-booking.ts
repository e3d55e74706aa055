export const NEW_BOOKING_TEXTS = {
  add: 'Добавить бронь',
  formTitle: 'Добавление брони',
  submit: 'Создать бронь',
  created: 'Бронь создана',
  sourcesFailed: 'Источники не загрузились, бронь можно сохранить без источника',
  /** The period continues a booking that ends at its start. */
  extensionHint:
    'Продление: клиент и машина те же, начало — конец прежней брони. Залог 0: второй раз его не берут.',
  /** Price per day of the extended booking. */
  agreedRate: (perDay: string) => `По цене прежней брони, ${perDay} за сутки`,
  useAgreedRate: 'Взять прежнюю цену',
  freeUntil: (moment: string) => `До ${moment} свободна`,
  freeFrom: (moment: string) => `С ${moment} свободна`,
  reseatNext: 'Пересадить следующую',
  /** Accessible name and tooltip: typed values are kept. */
  reseatNextHint: 'Пересадить следующую: подобрать ей место в новой вкладке',
} as const;
