import { estimatePrice } from '@backend/domain/bookings/pricing';
import type { MaintenanceStatus } from '@schema/statuses';
import { fromRoubles } from '@schema/values/money/money';
import { addDays, type Day, instantAt, timeOfMinutes } from '@schema/values/time/calendar';
import type { Period } from '@schema/values/time/period';
import { addMinutes } from 'date-fns/addMinutes';
import { minutesInDay } from 'date-fns/constants';
import { min } from 'date-fns/min';
import { subHours } from 'date-fns/subHours';
import { toHundred } from './catalogue';
import type { Chance } from './random';
import type { StoredSampleCar } from './sample-fleet';
import { type PlannedEvent, planCar } from './schedule';

/** Converts each car's plan into rows of bookings and maintenance. */

const FIRST_DAY = -90;
const LAST_DAY = 90;

const NOTES = [
  'Детское кресло',
  'Доставка в аэропорт',
  'Встретить в Шереметьево',
  'Нужен второй водитель',
  'Просит чистый салон',
  'Выезд за пределы области',
  'Постоянный клиент, скидка обговорена',
];
const WORKS: readonly (readonly [description: string, roubles: number])[] = [
  ['Замена масла и фильтров', 6500],
  ['Шиномонтаж', 4200],
  ['Кузовной ремонт', 38000],
  ['Замена тормозных колодок', 9800],
  ['Полировка и химчистка', 12000],
  ['Диагностика подвески', 3500],
  ['Плановое ТО', 14500],
  ['Ремонт кондиционера', 17000],
];

interface Company {
  readonly now: Date;
  readonly today: Day;
  readonly zone: string;
  readonly sourceIds: readonly number[];
  readonly customerIds: readonly number[];
  readonly createdBy: number;
}

/** A planned moment as an instant: minutes from 00:00 of today on the company's clock. */
function instantOf(minutes: number, { today, zone }: Company): Date {
  const day = Math.floor(minutes / minutesInDay);
  const minute = minutes - day * minutesInDay;
  return instantAt(addDays(today, day), timeOfMinutes(minute), zone);
}

function bookingRow(chance: Chance, car: StoredSampleCar, event: PlannedEvent, company: Company) {
  const startDate = instantOf(event.from, company);
  const endDate = instantOf(event.to, company);
  const estimate = estimatePrice({ groups: car.groups, startDate, endDate, zone: company.zone });
  const ordered = subHours(startDate, chance.fraction() * 20 * 24);
  // Later rentals were created in the last two months; some of them today.
  const latest = subHours(company.now, chance.fraction() * 60 * 24);
  return {
    car: car.id,
    source: chance.happens(0.93) ? chance.pick(company.sourceIds) : null,
    startDate,
    endDate,
    totalPriceKopecks: estimate.totalPrice,
    breakdown: [...estimate.breakdown],
    depositKopecks: car.depositKopecks,
    depositComment: chance.happens(0.15) ? 'Наличными' : null,
    notes: chance.happens(0.22) ? chance.pick(NOTES) : null,
    createdAt: min([ordered, latest]),
    createdBy: company.createdBy,
    cancelledAt: null as Date | null,
    ...sampleMarks({ startDate, endDate }, company.now),
  };
}

function maintenanceRow(
  chance: Chance,
  car: StoredSampleCar,
  event: PlannedEvent,
  company: Company,
) {
  const [description, roubles] = chance.pick(WORKS);
  const startDate = instantOf(event.from, company);
  const endDate = instantOf(event.to, company);
  const status: MaintenanceStatus =
    endDate <= company.now ? 'done' : startDate <= company.now ? 'in_progress' : 'scheduled';
  return {
    car: car.id,
    description,
    status,
    startDate,
    endDate,
    costKopecks: fromRoubles(toHundred(roubles * (0.8 + chance.fraction() * 0.5))),
    createdAt: subHours(min([startDate, company.now]), 48),
  };
}

type BookingRow = ReturnType<typeof bookingRow> & { customer: number };

/** Half a year of one car: bookings with customers, cancelled ones included, and maintenance. */
export function sampleEventsOf(chance: Chance, car: StoredSampleCar, company: Company) {
  const bookings: BookingRow[] = [];
  const maintenances: ReturnType<typeof maintenanceRow>[] = [];
  let customer = chance.pick(company.customerIds);
  for (const event of planCar(chance, FIRST_DAY, LAST_DAY)) {
    if (event.kind === 'service') {
      maintenances.push(maintenanceRow(chance, car, event, company));
      continue;
    }
    if (!event.extendsPrevious) customer = chance.pick(company.customerIds);
    const row = bookingRow(chance, car, event, company);
    bookings.push({ ...row, customer });
    if (chance.happens(0.07)) {
      const cancelledAt = min([subHours(row.startDate, 24), company.now]);
      bookings.push({
        ...row,
        customer: chance.pick(company.customerIds),
        createdAt: min([row.createdAt, subHours(cancelledAt, 24)]),
        cancelledAt,
        handedOverAt: null,
        returnedAt: null,
      });
    }
  }
  return { bookings, maintenances };
}

/** Recent events have no marks, so that the sample has pending actions. */
const HANDOVER_WAITS_MINUTES = 30;
const RETURN_WAITS_MINUTES = 6 * 60;

/** The marks of a rental that follows its contract, up to now. */
function sampleMarks({ startDate, endDate }: Period, now: Date) {
  const isMarked = (at: Date, minutes: number) => addMinutes(at, minutes) < now;
  return {
    handedOverAt: isMarked(startDate, HANDOVER_WAITS_MINUTES) ? startDate : null,
    returnedAt: isMarked(endDate, RETURN_WAITS_MINUTES) ? endDate : null,
  };
}
