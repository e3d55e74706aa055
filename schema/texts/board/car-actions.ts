/** Actions for a car, from the head of its row on the board (docs/design.md). */
export const CAR_ACTIONS_TEXTS = {
  /** Shown until the car is loaded. */
  title: 'Автомобиль',
  book: 'Забронировать',
  service: 'В сервис',
  breakdown: 'Сломалась…',
  car: 'Карточка автомобиля',
  state: 'Пробег и повреждения',
} as const;

/** «Бронь: Фёдор Ахмедов, до 27.11.2026 10:00» */
export function currentBookingText(customer: string, until: string): string {
  return `Бронь: ${customer}, до ${until}`;
}

/** «Бронь: Фёдор Ахмедов, не возвращена» */
export function lateBookingText(customer: string, sign: string): string {
  return `Бронь: ${customer}, ${sign}`;
}
