import { kopecks } from '@schema/values/money/money';
import type { TariffGroupRecord } from '../../bookings/pricing';
import type { ReseatedBooking } from '../reseatable';

/** A moment of November 2026 in Moscow, '10T12:00'. */
export const at = (text: string) => new Date(`2026-11-${text}+03:00`);
export const now = at('10T12:00');
export const car = (id: number, model: string, brand = 'Kia') => ({
  id,
  brand,
  model,
  licensePlate: `А00${id}АА77`,
});
export const tariff = (roubles: number): TariffGroupRecord[] => [
  {
    id: 1,
    name: 'Весь год',
    sortOrder: 0,
    startMonth: null,
    startDay: null,
    endMonth: null,
    endDay: null,
    tariffs: [{ minDays: 1, pricePerDay: kopecks(roubles * 100) }],
  },
];
export const booking = (
  id: number,
  carId: number,
  start: string,
  end: string,
  marks: Partial<ReseatedBooking> = {},
): ReseatedBooking => ({
  id,
  carId,
  customerId: id,
  customer: `Гость Номер${id}`,
  startDate: at(start),
  endDate: at(end),
  cancelledAt: null,
  handedOverAt: null,
  returnedAt: null,
  ...marks,
});
