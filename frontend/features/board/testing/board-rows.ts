import { instantAt } from '@schema/values/time/calendar';
import type {
  AnswerBooking,
  AnswerCar,
  AnswerMaintenance,
  AnswerRow,
} from '../model/rows/board-answer';
import { createDayScale } from '../model/rows/day-scale';
import { mergeBlocks } from '../model/rows/merge-blocks';
import { type Block, type BoardRows, NO_ROWS } from '../model/rows/rows';

/** Rows for tests: Moscow time, November 2026. */
export const ZONE = 'Europe/Moscow';
export const scale = createDayScale(ZONE);

/** 'DD HH:mm' of November 2026 → ISO. '20 12:00' is 2026-11-20T09:00:00.000Z. */
export function at(moment: string): string {
  const [day = '', time = ''] = moment.split(' ');
  return instantAt(`2026-11-${day}`, time, ZONE).toISOString();
}

/** Day number of a day of November 2026. */
export function nov(day: number): number {
  return scale.numberOf(`2026-11-${String(day).padStart(2, '0')}`);
}

export function car(id: number, more: Partial<AnswerCar> = {}): AnswerCar {
  return {
    id,
    brand: 'Kia',
    model: 'Rio',
    licensePlate: `А41${id}КМ77`,
    color: 'Белый',
    year: 2021,
    depositAmount: 5000,
    photos: [],
    sortOrder: id,
    ...more,
  };
}

export function booking(
  id: number,
  start: string,
  end: string,
  more: Partial<AnswerBooking> = {},
): AnswerBooking {
  return {
    id,
    carId: 1,
    startDate: at(start),
    endDate: at(end),
    status: 'planned',
    customer: 'Марина Котова',
    totalPrice: 16_800,
    createdAt: at('01 10:00'),
    isExtension: false,
    version: 1,
    ...more,
  };
}

export function maintenance(
  id: number,
  start: string,
  end: string,
  more: Partial<AnswerMaintenance> = {},
): AnswerMaintenance {
  return {
    id,
    carId: 1,
    description: 'Замена масла',
    status: 'scheduled',
    startDate: at(start),
    endDate: at(end),
    cost: 4500,
    conflict: false,
    version: 1,
    ...more,
  };
}

export const NO_MARK = { nowMs: new Date(at('20 14:15')).getTime(), requireReturnMark: false };

/** A block over all of November 2026, unless given otherwise. */
export function block(rows: readonly AnswerRow[], more: Partial<Block> = {}): Block {
  return { start: nov(1), days: 30, order: 1, rows, ...more };
}

/** Rows of cars 1, 2, … from the events of each. */
export function rowsOf(
  ...events: readonly (readonly (AnswerBooking | AnswerMaintenance)[])[]
): BoardRows {
  const rows = events.map((list, index) => {
    const carId = index + 1;
    const own = list.map((event) => ({ ...event, carId }));
    return {
      car: car(carId),
      bookings: own.filter((event) => 'createdAt' in event) as AnswerBooking[],
      maintenances: own.filter((event) => 'cost' in event) as AnswerMaintenance[],
    };
  });
  return mergeBlocks([block(rows)], NO_ROWS, scale, NO_MARK);
}
