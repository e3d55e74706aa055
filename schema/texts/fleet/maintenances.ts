import { type CarNameParts, displayName } from '@schema/values/fleet/car-title';

/** Labels of the maintenance form (requirements.md, W). Errors are in messages.ts. */
export const MAINTENANCE_TEXTS = {
  createTitle: 'Добавление сервиса',
  editTitle: 'Редактирование сервиса',
  loading: 'Загружаем сервис…',
  start: 'Начало',
  end: 'Окончание',
  description: 'Описание работ',
  descriptionPlaceholder: 'Замена масла и колодок',
  cost: 'Стоимость',
  status: 'Статус',
  create: 'Добавить сервис',
  save: 'Сохранить',
  created: 'Сервис добавлен',
  saved: 'Сервис обновлён',
  hitTitle: 'Сервис сохранён, но пересекается с бронями',
  reseat: 'Пересадить брони',
  hitHint: 'Перенесите брони или замените машину: на шахматке они отмечены как конфликт.',
  openBooking: 'Открыть',
  done: 'Понятно',
  staleTitle: 'Сервис изменил другой сотрудник',
  gone: 'Сервисная работа больше недоступна',
} as const;

/** «Сервис: Kia Rio, А123ВС77»; null: the car is not loaded. */
export const savedServiceTitle = (car: CarNameParts | null): string =>
  car === null ? 'Сервис' : `Сервис: ${displayName(car)}, ${car.licensePlate}`;
