/** What an administrator sets about money (docs/domain.md, money). */
export const MONEY_SETTINGS_TEXTS = {
  title: 'Деньги',
  loading: 'Загружаем настройки денег…',
  loadFailed: 'Не удалось загрузить настройки денег',
  days: 'Вернуть залог в течение, дней',
  daysHint: 'После возврата машины, от 0 до 30. Некоторые держат залог 10–14 дней из-за штрафов.',
  since: 'Вести расчёты с',
  sinceHint:
    'Брони, которые закончились раньше, не попадут в долги. Действует на записанные после сохранения; пусто — все.',
  save: 'Сохранить',
  saved: 'Настройки денег сохранены',
  failed: 'Не удалось сохранить настройки денег',
} as const;

/** In «Деньги» of a company that had bookings before its money was followed. */
export const MONEY_BEGAN_TEXTS = {
  title: (day: string) => `Расчёты ведутся с ${day}`,
  hint: 'Аренды, которые шли в этот день, числятся неоплаченными, пока не внесены прежние оплаты и залоги: в «Оплате» брони или столбцами импорта. Закончившиеся раньше сюда не попали.',
  close: 'Понятно',
} as const;
