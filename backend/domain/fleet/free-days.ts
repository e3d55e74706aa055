import { type CarNameParts, displayName, modelKey } from '@schema/values/fleet/car-title';
import {
  addDays,
  type Day,
  dayOf,
  endOfDay,
  lastDayOf,
  startOfDay,
} from '@schema/values/time/calendar';
import type { Period } from '@schema/values/time/period';
import { type FleetFacts, fleetClaims } from './fleet-availability';

/** How many cars of a model are free on each day, in the order of the days. */
export interface ModelFreeDays {
  /** Brand and model, else the plate. */
  readonly title: string;
  /** Cars of the model, free or not. */
  readonly cars: number;
  /** Cars free for the whole day. */
  readonly free: readonly number[];
  /** Cars free for a part of the day. */
  readonly partlyFree: readonly number[];
}

/** The facts cover the window and all the cars. */
export interface FreeDaysQuestion extends Omit<FleetFacts, 'unreturned'> {
  readonly window: Period;
  readonly zone: string;
  readonly cars: readonly (CarNameParts & { readonly id: number })[];
}

type DayState = 'free' | 'partlyFree' | 'taken';

/** The days the window touches. */
export function daysIn(window: Period, zone: string): Day[] {
  const last = lastDayOf(window, zone);
  const days: Day[] = [];
  for (let day = dayOf(window.startDate, zone); day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/**
 * The free cars of each model on each day of the window, in company time (docs/domain.md, quick
 * booking). The past part of today does not count. Models in the order of their first cars.
 */
export function freeDays(question: FreeDaysQuestion): readonly ModelFreeDays[] {
  const { now, zone } = question;
  const days = daysIn(question.window, zone).map((day): Period => {
    const [startDate, endDate] = [startOfDay(day, zone), endOfDay(day, zone)];
    return { startDate: startDate < now && now < endDate ? now : startDate, endDate };
  });
  const claimsOfCar = fleetClaims(question);
  const models = Map.groupBy(question.cars, modelKey);
  return [...models.values()].map((cars) => {
    const free = days.map(() => 0);
    const partlyFree = days.map(() => 0);
    for (const { id } of cars) {
      const claims = claimsOfCar(id).map(({ period }) => period);
      for (const [at, state] of dayStates(days, claims).entries()) {
        if (state === 'free') free[at] = (free[at] ?? 0) + 1;
        if (state === 'partlyFree') partlyFree[at] = (partlyFree[at] ?? 0) + 1;
      }
    }
    return { title: displayName(cars[0] ?? {}), cars: cars.length, free, partlyFree };
  });
}

/** The state of a car on consecutive days; both lists are sorted by start. */
function dayStates(days: readonly Period[], claims: readonly Period[]): readonly DayState[] {
  let next = 0;
  /** The latest end of the claims that began before the day. */
  let heldUntil = -Infinity;
  return days.map(({ startDate, endDate }): DayState => {
    const end = endDate.getTime();
    let coveredUntil = startDate.getTime();
    const isHeld = heldUntil > coveredUntil;
    let isTouched = isHeld;
    let hasFreeTime = false;
    coveredUntil = Math.max(coveredUntil, heldUntil);
    for (let claim = claims[next]; claim && claim.startDate < endDate; claim = claims[++next]) {
      const until = claim.endDate.getTime();
      heldUntil = Math.max(heldUntil, until);
      if (until <= startDate.getTime()) continue;
      isTouched = true;
      if (claim.startDate.getTime() > coveredUntil) hasFreeTime = true;
      coveredUntil = Math.max(coveredUntil, until);
    }
    if (!isTouched) return 'free';
    return hasFreeTime || coveredUntil < end ? 'partlyFree' : 'taken';
  });
}
