/** The page that swaps the car of a rental and saves both sheets. Not in requirements.md. */
export const SWAP_SHEET_TEXTS = {
  title: 'Замена машины',
  /** Button of the swap dialog. */
  open: 'Заменить с актами',
  save: 'Заменить и сохранить акты',
  now: 'момент замены: сейчас',
  at: (moment: string) => `момент замены: ${moment}`,
  signature: 'Одна подпись под обоими актами.',
  /** Follows a missing answer. */
  unanswered: 'Замена сама не отправится, в отличие от акта. Фото отправятся сами.',
  notFound: 'Такой замены нет',
  notFoundHint: 'Откройте бронь, нажмите «Другой автомобиль» и выберите машину на замену.',
  carFailed: 'Не удалось загрузить машину на замену',
} as const;
