import { BOARD_SAMPLE, SAMPLE_LATE_WORK } from '@schema/texts/board/board-sample';
import { addDays, type Day, instantAt } from '@schema/values/time/calendar';
import type {
  AnswerBooking,
  AnswerCar,
  AnswerMaintenance,
  BoardAnswer,
} from '../model/rows/board-answer';

/** A small fleet with every look of an event around one day. */
export function sampleFleet(today: Day, zone: string, now: Date): BoardAnswer {
  let id = 0;
  const rows = BOARD_SAMPLE.map(([brand, model, licensePlate, color, year, samples], index) => {
    const car: AnswerCar = {
      id: index + 1,
      brand,
      model,
      licensePlate,
      color,
      year,
      depositAmount: 5000,
      photos: [],
      sortOrder: index,
    };
    const bookings: AnswerBooking[] = [];
    const maintenances: AnswerMaintenance[] = [];
    for (const [from, at, to, until, title, price] of samples) {
      id += 1;
      const startDate = instantAt(addDays(today, from), at, zone).toISOString();
      const endDate = instantAt(addDays(today, to), until, zone).toISOString();
      const common = { id, carId: car.id, startDate, endDate, version: 1 };
      if (price === undefined) {
        const status = endDate <= now.toISOString() ? 'done' : 'scheduled';
        maintenances.push({
          ...common,
          description: title,
          status: title === SAMPLE_LATE_WORK ? 'in_progress' : status,
          cost: 4500,
          conflict: false,
        });
      } else {
        bookings.push({
          ...common,
          status: 'planned',
          customer: title,
          totalPrice: price,
          createdAt: startDate,
          isExtension: false,
        });
      }
    }
    return { car, bookings, maintenances };
  });
  return { start: addDays(today, -60), days: 120, rows };
}
