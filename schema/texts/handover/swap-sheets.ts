/** The page that swaps the car of a rental and saves both sheets. Not in requirements.md. */
export const SWAP_SHEET_TEXTS = {
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

/** «Замена: Kia Rio А123АА77 → Hyundai Solaris В456ВВ77, 12.11.2026 14:00» */
export const swapWords = (from: string, to: string, moment: string): string =>
  `Замена: ${from} → ${to}, ${moment}`;
