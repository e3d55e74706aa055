import type { OperationName } from '@schema/topics';

/** The change history of a record. */
export const HISTORY_TEXTS = {
  title: 'История',
  show: 'Показать историю',
  hide: 'Скрыть историю',
  loading: 'Загружаем историю…',
  failed: 'Не удалось загрузить историю',
  empty: 'Изменений пока не было',
  /** A change without an author. */
  system: 'Система',
  /** An operation without a title. */
  changed: 'Изменение',
  none: 'не указано',
  car: 'Автомобиль',
  carNumber: (id: number) => `№ ${id}`,
  tariffs: 'Тарифы',
  photos: 'Фотографии',
  fromDays: (days: number, price: string) => `от ${days} дн. ${price}`,
} as const;

/** What was done to a booking, a car or a customer. */
export const HISTORY_ACTIONS: Readonly<Partial<Record<OperationName, string>>> = {
  createBookingWithCustomer: 'Создана бронь',
  updateBooking: 'Изменена бронь',
  archiveBooking: 'Бронь перемещена в архив',
  restoreBooking: 'Бронь возвращена из архива',
  markHandedOver: 'Отмечена выдача',
  markReturned: 'Отмечен возврат',
  unmarkHandedOver: 'Снята отметка о выдаче',
  unmarkReturned: 'Снята отметка о возврате',
  reseatBookings: 'Пересадка',
  undoReseating: 'Отменена пересадка',
  swapCar: 'Замена автомобиля',
  undoCarSwap: 'Отменена замена автомобиля',
  takePayment: 'Принята оплата',
  refundPayment: 'Возвращена оплата',
  takeDeposit: 'Принят залог',
  returnDeposit: 'Возвращён залог',
  withholdDeposit: 'Удержано из залога',
  addCharge: 'Доначислено',
  reverseMoneyEntry: 'Отменена запись об оплате',
  reverseCharge: 'Отменено начисление',
  repairIncompleteBooking: 'Дополнена неполная бронь',
  deleteIncompleteBooking: 'Удалена неполная бронь',
  purgeIncompleteBookings: 'Удалены неполные брони',
  importSheet: 'Импорт',
  mergeCustomers: 'Объединение клиентов',
  undoCustomerMerge: 'Отменено объединение клиентов',
  updateCustomer: 'Изменён клиент',
  deleteCustomer: 'Удалён клиент',
  createCar: 'Добавлен автомобиль',
  updateCar: 'Изменён автомобиль',
  copyTariffs: 'Скопированы тарифы',
  deleteCar: 'Удалён автомобиль',
};
