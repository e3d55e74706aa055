import type { ImportDateOrder, ImportValueName } from '@schema/import';

/** Names of the values in the import report. */
export const IMPORT_VALUE_TITLES: Readonly<Record<ImportValueName, string>> = {
  spentOn: 'День расхода',
  car: 'Автомобиль',
  customer: 'Клиент',
  phone: 'Телефон',
  email: 'Почта',
  start: 'Выдача',
  end: 'Возврат',
  price: 'Сумма',
  expenseKind: 'Вид расхода',
  method: 'Способ',
  till: 'Касса',
  borneBy: 'За счёт владельца',
  deposit: 'Залог',
  paid: 'Оплачено',
  depositHeld: 'Залог внесён',
  status: 'Статус',
  source: 'Источник',
  year: 'Год',
  color: 'Цвет',
  pricePerDay: 'Цена за сутки',
  notes: 'Комментарий',
};

/** Replacement for an unwritten value. */
export const NO_VALUE = 'нет';

/** Beside a missing, repaired or assumed value. */
export const CHECK_VALUE = 'проверьте';

export const LIVE_STATUS = 'Действует';
export const cancelledText = (moment: string): string => `Отменена ${moment}`;
export const markedText = (isReturned: boolean, moment: string): string =>
  `${isReturned ? 'Возвращена' : 'Выдана'} ${moment}`;

export const DATE_ORDER_TITLES: Readonly<Record<ImportDateOrder, string>> = {
  dmy: 'День, месяц, год',
  mdy: 'Месяц, день, год',
};
