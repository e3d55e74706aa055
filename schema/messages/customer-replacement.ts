/** Replacing the customer of a booking; apart from MESSAGES, which the sign-in page loads. */
export const CUSTOMER_REPLACEMENT_MESSAGES = {
  failed: 'Не удалось заменить клиента',
  archived: 'Бронь в архиве: верните её из архива, потом замените клиента',
  same: 'Этот клиент уже указан в брони',
  reviewSent: 'Клиенту этой брони уже отправлен запрос отзыва: заменить его нельзя',
  credited:
    'В оплату этой аренды зачтён аванс клиента: отмените зачёт в «Оплате», потом замените клиента',
} as const;
