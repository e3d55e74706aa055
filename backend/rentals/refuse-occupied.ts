import { nearestFreeWindow } from '@backend/domain/bookings/nearest-free-window';
import { type Claim, claimsOf } from '@backend/domain/bookings/occupancy';
import { conflictOf, occupiedMessage, takenBy } from '@backend/domain/bookings/occupancy-refusal';
import { estimateOver } from '@backend/domain/bookings/pricing';
import { rentalCalendar } from '@backend/domain/bookings/rental-calendar';
import { rankSuggestions } from '@backend/domain/bookings/suggestions';
import { carOccupied, type Refusal } from '@backend/domain/refusal';
import type { Em } from '@backend/store/em';
import { Car } from '@backend/store/entities/fleet/car.entity';
import type { Store } from '@backend/store/open-store';
import { loadUnreturned } from '@backend/store/queries/bookings/unreturned-queries';
import { loadCarEvents } from '@backend/store/queries/fleet/car-claim-queries';
import { loadFreeCars } from '@backend/store/queries/fleet/fleet-window-queries';
import { loadTariffGroups } from '@backend/store/queries/fleet/tariff-queries';
import { carAvailability } from '@schema/values/fleet/car-availability';
import { displayName } from '@schema/values/fleet/car-title';
import { kopecks, toRoubles } from '@schema/values/money/money';
import type { Period } from '@schema/values/time/period';
import { millisecondsInMinute } from 'date-fns/constants';
import { type CarClaim, CarTaken, type ClaimRules, unmarkedHold } from './car-claim';
import { CoalescedCalls } from './coalesced-calls';

/** The request context for the details. */
interface ClaimContext extends ClaimRules {
  readonly em: Em;
  readonly store: Store;
  readonly zone: string;
}

/** Limit of cars priced to find the nearest; covers every free car in fleets up to this size. */
const PRICED_CARS = 200;

/**
 * Runs a write; on CarTaken refuses with CAR_OCCUPIED and the details for the next step
 * (docs/domain.md, occupancy). The details are read after the transaction, so they block no other
 * writer.
 */
export async function refuseOccupied<T>(ctx: ClaimContext, write: () => Promise<T>): Promise<T> {
  return refusing(ctx, write, null);
}

/** The same for cars booked together: the refusal names the occupied one and suggests none of the others. */
export async function refuseOneOccupied<T>(
  ctx: ClaimContext,
  write: () => Promise<T>,
  together: readonly number[],
): Promise<T> {
  return refusing(ctx, write, together);
}

async function refusing<T>(
  ctx: ClaimContext,
  write: () => Promise<T>,
  together: readonly number[] | null,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof CarTaken)) throw error;
    throw await explained(ctx, error, together);
  }
}

/** Equal for requests of the same car and period. */
interface Explanation {
  readonly present: readonly Claim[];
  readonly cars: Awaited<ReturnType<typeof otherCars>>;
  readonly windows: readonly Period[];
}

const explanations = new WeakMap<Store, CoalescedCalls<Explanation>>();

/** Concurrent requests of one car and period share an answer: see `CoalescedCalls`. */
function explanationOf(
  ctx: ClaimContext,
  claim: CarClaim,
  together: readonly number[],
): Promise<Explanation> {
  const joined = explanations.get(ctx.store) ?? new CoalescedCalls<Explanation>();
  explanations.set(ctx.store, joined);
  const minute = Math.floor(ctx.now.getTime() / millisecondsInMinute);
  return joined.ask(JSON.stringify([claim, minute, together]), async () => {
    const present = await claimsOnCar(ctx, claim);
    const periods = present.map(({ period }) => period);
    return {
      present,
      cars: await otherCars(ctx, claim, together),
      windows: [nearestFreeWindow(periods, claim.period, ctx)],
    };
  });
}

/** `together`: cars booked with the occupied one; null: it is the only one. */
async function explained(
  ctx: ClaimContext,
  { claim, inTheWay }: CarTaken,
  together: readonly number[] | null,
): Promise<Refusal> {
  const { present, ...suggestions } = await explanationOf(ctx, claim, together ?? []);
  const now = carAvailability(claim.period, { claims: present, rentals: [] });
  const named = inTheWay.length > 0 ? inTheWay : now.inTheWay;
  const conflicts = named.map(conflictOf);
  const carId = together && claim.carId;
  const car = carId === null ? null : await ctx.em.findOne(Car, carId);
  const message = occupiedMessage(named.map(takenBy), ctx.zone, car && carWords(car));
  return carOccupied({ message, conflicts, suggestions, carId });
}

const carWords = (car: Car) => `${displayName(car)}, ${car.licensePlate}`;

/** Claims on the car from now, or from an earlier wanted start. */
async function claimsOnCar(ctx: ClaimContext, claim: CarClaim): Promise<readonly Claim[]> {
  const { requireReturnMark } = ctx.config;
  const from = claim.period.startDate < ctx.now ? claim.period.startDate : ctx.now;
  const events = await loadCarEvents(ctx.em, claim.carId, {
    from,
    unmarkedHold: requireReturnMark,
  });
  return claimsOf(events, { now: ctx.now, requireReturnMark }).filter(
    ({ kind, event }) => !(kind === 'booking' && event.id === claim.ignoreBookingId),
  );
}

/**
 * Cars free in the same window, nearest in price first, unreturned ones last. Prices in roubles: details are sent to the
 * client unconverted.
 */
async function otherCars(
  ctx: ClaimContext,
  { period, wantedPrice }: CarClaim,
  together: readonly number[],
) {
  const calendar = rentalCalendar(period, ctx.zone);
  const pricePerDay = kopecks(Math.round((wantedPrice ?? 0) / calendar.totalDays));
  const cars = await loadFreeCars(ctx.em, {
    window: period,
    unmarkedHold: unmarkedHold(period, ctx),
    pricePerDay,
    limit: PRICED_CARS,
  });
  const others = cars.filter(({ id }) => !together.includes(id));
  const ids = others.map(({ id }) => id);
  const occasion = { now: ctx.now, requireReturnMark: ctx.config.requireReturnMark };
  const [groups, unreturned] = await Promise.all([
    loadTariffGroups(ctx.em, ids),
    loadUnreturned(ctx.em, occasion),
  ]);
  const free = others.map((car) => {
    const estimate = estimateOver(calendar, groups.get(car.id) ?? []);
    return {
      car,
      totalPrice: estimate?.totalPrice ?? null,
      rental: unreturned.get(car.id) ?? null,
    };
  });
  return rankSuggestions(free, wantedPrice).map(({ totalPrice, ...car }) => ({
    ...car,
    totalPrice: totalPrice === null ? null : toRoubles(totalPrice),
  }));
}
