import { MAX_BOOKED_CARS } from '../constants';

/** Bookings of several cars; apart from MESSAGES, which the sign-in page loads. */
export const SEVERAL_BOOKINGS_MESSAGES = {
  failed: 'Не удалось создать брони',
  carsRequired: 'Выберите автомобили',
  repeated: 'Автомобиль выбран дважды',
  /** Followed by the title and the period of the conflict, if known. */
  carOccupied: (car: string) => `Занят ${car}`,
  tooMany: `За один раз бронируют не более ${MAX_BOOKED_CARS} автомобилей`,
} as const;
