import type { MaintenanceStatus } from '@schema/statuses';
import { bookingStatus } from '@schema/values/bookings/booking-status';
import {
  addDays,
  type Day,
  daysBetween,
  instantAt,
  startOfDay,
} from '@schema/values/time/calendar';
import type {
  AnswerBooking,
  AnswerCar,
  AnswerMaintenance,
  AnswerRow,
  BoardAnswer,
} from '../model/rows/board-answer';

/** A reproducible fleet: generated from a seed, never from the clock. */
interface FixtureFleetOptions {
  readonly cars: number;
  /** Days that have events: [from, from + days). */
  readonly from: Day;
  readonly days: number;
  readonly zone: string;
  /** Time of the statuses. */
  readonly now: Date;
  readonly seed?: number;
  /** Share of time in which the cars are rented, 0…1. */
  readonly occupancy?: number;
  /** One event in this many is maintenance; 0 for none. */
  readonly serviceEvery?: number;
}

const MODELS = [
  ['Kia', 'Rio'],
  ['Hyundai', 'Solaris'],
  ['Lada', 'Vesta'],
  ['Skoda', 'Octavia'],
  ['Toyota', 'Camry'],
  ['Haval', 'Jolion'],
  ['Geely', 'Coolray'],
  ['Renault', 'Duster'],
  ['Volkswagen', 'Polo'],
] as const;
const COLOURS = ['Белый', 'Серый', 'Красный', 'Синий', 'Чёрный', 'Зелёный', 'Оранжевый'] as const;
const FIRST_NAMES = ['Марина', 'Алексей', 'Екатерина', 'Илья', 'Анна', 'Дмитрий', 'Софья'] as const;
const LAST_NAMES = [
  'Котова',
  'Иванов',
  'Белова',
  'Громов',
  'Юрьева',
  'Соловьёв',
  'Щербакова-Преображенская',
] as const;
const WORKS = ['Замена масла и фильтров', 'Кузовной ремонт', 'Шиномонтаж', 'Диагностика'] as const;
const PLATE_LETTERS = 'АВЕКМНОРСТУХ';
const HOURS = ['09:00', '10:00', '12:00', '14:30', '18:00', '20:00'] as const;

/** mulberry32: 32 bits of state, a reproducible sequence. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function picker(random: () => number) {
  return <T>(list: readonly T[]): T => {
    const item = list[Math.floor(random() * list.length)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  };
}

function carOf(index: number, random: () => number): AnswerCar {
  const pick = picker(random);
  const [brand, model] = MODELS[index % MODELS.length] ?? MODELS[0];
  const letter = () => pick([...PLATE_LETTERS]);
  const digits = String(Math.floor(random() * 999) + 1).padStart(3, '0');
  return {
    id: index + 1,
    brand,
    model,
    licensePlate: `${letter()}${digits}${letter()}${letter()}${pick(['77', '97', '177', '799'])}`,
    color: pick(COLOURS),
    year: 2018 + Math.floor(random() * 8),
    depositAmount: 5000,
    photos: [],
    sortOrder: index,
  };
}

/** A fleet of any size with consistent answers across blocks. */
export class FixtureFleet {
  readonly rows: readonly AnswerRow[];

  constructor(private readonly options: FixtureFleetOptions) {
    const random = randomFrom(options.seed ?? 1);
    let nextId = 1;
    this.rows = Array.from({ length: options.cars }, (_, index) => {
      const car = carOf(index, random);
      const row = this.eventsOf(car, random, () => nextId++);
      return { car, ...row };
    });
  }

  /** The server's answer for [start, start + days). */
  answer(start: Day, days: number): BoardAnswer {
    const { zone } = this.options;
    const from = startOfDay(start, zone).toISOString();
    const to = startOfDay(addDays(start, days), zone).toISOString();
    const touches = (event: { startDate: string; endDate: string }) =>
      event.startDate < to && event.endDate > from;
    const rows = this.rows.map(({ car, bookings, maintenances }) => ({
      car,
      bookings: bookings.filter(touches),
      maintenances: maintenances.filter(touches),
    }));
    return { start, days, rows };
  }

  private eventsOf(car: AnswerCar, random: () => number, id: () => number) {
    const { from, days, zone, occupancy = 0.65, serviceEvery = 12 } = this.options;
    const pick = picker(random);
    const bookings: AnswerBooking[] = [];
    const maintenances: AnswerMaintenance[] = [];
    const last = addDays(from, days);
    let day = addDays(from, -Math.floor(random() * 5));
    while (daysBetween(day, last) > 0) {
      const length = 1 + Math.floor(random() * 7);
      const start = instantAt(day, pick(HOURS), zone).toISOString();
      const endDay = addDays(day, length);
      const end = instantAt(endDay, pick(HOURS), zone).toISOString();
      const service = serviceEvery > 0 && random() < 1 / serviceEvery;
      if (service) maintenances.push(this.maintenance(car, id(), start, end, pick(WORKS)));
      else {
        const customer = `${pick(FIRST_NAMES)} ${pick(LAST_NAMES)}`;
        bookings.push(this.booking(car, id(), start, end, customer, length));
      }
      // Idle days for the rest of the car's share, at least until tomorrow.
      const gap = (length / occupancy - length) * 2 * random();
      day = addDays(endDay, Math.max(1, Math.round(gap)));
    }
    return { bookings, maintenances };
  }

  private booking(
    car: AnswerCar,
    id: number,
    startDate: string,
    endDate: string,
    customer: string,
    days: number,
  ): AnswerBooking {
    const moments = { startDate: new Date(startDate), endDate: new Date(endDate) };
    return {
      id,
      carId: car.id,
      startDate,
      endDate,
      status: bookingStatus(moments, this.options.now),
      customer,
      customerPhone: '+79161234567',
      sourceId: 1,
      sourceName: 'Сайт',
      totalPrice: days * 2700,
      depositAmount: car.depositAmount,
      createdAt: startDate,
      isExtension: false,
      version: 1,
    };
  }

  private maintenance(
    car: AnswerCar,
    id: number,
    startDate: string,
    endDate: string,
    description: string,
  ): AnswerMaintenance {
    const now = this.options.now.toISOString();
    const status: MaintenanceStatus =
      endDate <= now ? 'done' : startDate <= now ? 'in_progress' : 'scheduled';
    return {
      id,
      carId: car.id,
      description,
      status,
      startDate,
      endDate,
      cost: 4500,
      conflict: false,
      version: 1,
    };
  }
}
