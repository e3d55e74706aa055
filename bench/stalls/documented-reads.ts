import { day, instant, type Question } from './questions.ts';

const period = (from: number, to: number) =>
  `start=${encodeURIComponent(instant(from))}&end=${encodeURIComponent(instant(to))}`;

/** The documented reads whose answers grow with the company. */
export const DOCUMENTED_READS: readonly Question[] = [
  `/board?start=${day(-7)}&days=21`,
  `/board?start=${day(-21)}&days=63`,
  '/bookings',
  '/bookings/archive',
  '/bookings/incomplete',
  '/customers',
  '/customers/duplicates',
  '/cars',
  `/sources?${period(-80, 85)}`,
  `/analytics/fleet?${period(-80, 85)}`,
  `/analytics/daily?${period(-80, 85)}`,
  `/analytics/occupancy?${period(-80, 85)}`,
  `/analytics/dashboard?date=${day(0)}`,
  '/analytics/gaps',
  '/now',
  `/availability/cars?${period(1, 5)}`,
  '/partners/revenue',
  `/reseating?carId=1&${period(1, 5)}`,
  '/reviews/requests',
].map((path) => ({ name: path.split('?')[0] ?? path, path }));
