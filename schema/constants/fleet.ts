import { MAX_EVENT_DAYS } from '../constants';

/**
 * Limits of re-seating: search steps, cost of one check in cars, cars considered per booking,
 * candidate cars of a model, bookings moved together.
 */
export const RESEATING = {
  steps: 5_000,
  options: 64,
  carsPerStep: 32,
  candidates: 8,
  replacements: 30,
  maxMoves: 100,
} as const;

/** Default time that a broken car is out of use, days. Not set by requirements.md. */
export const BREAKDOWN_DAYS = 3;

/** Bounds of a car's year (requirements.md, F16). */
export const CAR_YEAR = { min: 1950, max: 2100 } as const;

/**
 * Maximum items of a car, and cars per copy of tariffs. Not set by requirements.md: limits the size of one save.
 */
export const CAR_LIMITS = {
  photos: 30,
  tariffGroups: 50,
  tariffs: 50,
  tariffCopies: 500,
} as const;

/** The longest rental from which a price applies, days: no booking is longer. */
export const MAX_TARIFF_DAYS = MAX_EVENT_DAYS;

/** The initial season of a group: 1 January – 31 December (requirements.md, F17). */
export const DEFAULT_SEASON = { startMonth: 1, startDay: 1, endMonth: 12, endDay: 31 } as const;

/** Longest period of the free days of the fleet. Not set by requirements.md. */
export const FREE_DAYS_LIMIT = 100;

/**
 * Bounds of a change of prices of many cars: cars at once, percent, steps of rounding in roubles.
 * Not set by requirements.md.
 */
export const FLEET_PRICE_CHANGE = {
  cars: 500,
  percent: { min: -99, max: 500 },
  steps: [1, 10, 50, 100],
} as const;
