/** The customer recognised while a booking form is filled in. */
export const RECOGNISER_TEXTS = {
  list: 'Знакомые клиенты',
  regular: 'Уже бронировал',
  known: 'Клиент уже есть в базе',
  last: 'последняя',
  noPhone: 'Телефон не указан',
  noBookings: 'броней ещё не было',
} as const;

/** «Нашлось: 3 клиента», for screen readers. */
export const foundCustomersText = (customers: string): string => `Нашлось: ${customers}`;
