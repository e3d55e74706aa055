import { isUnreturned, type Whereabouts } from '@schema/values/bookings/whereabouts';
import { dayOf, lastDayOf } from '@schema/values/time/calendar';
import { overlaps, type Period } from '@schema/values/time/period';
import { type Claim, claimsOf, type MaintenanceRecord, type Occasion } from '../bookings/occupancy';

/** A live booking for the action list. */
interface ActionBookingRecord extends Period {
  readonly id: number;
  readonly carId: number;
  readonly cancelledAt: Date | null;
  readonly handedOverAt: Date | null;
  readonly returnedAt: Date | null;
  readonly isExtension: boolean;
  readonly isExtended: boolean;
  readonly whereabouts: Whereabouts;
}

type WorkRecord = MaintenanceRecord & { readonly carId: number };

export type TaskKind = 'handover' | 'return';

export interface ActionTask<B> {
  readonly kind: TaskKind;
  /** Time in the contract. */
  readonly at: Date;
  /** That time has passed. */
  readonly isLate: boolean;
  readonly booking: B;
  /** For an overdue return: the next handover of its car, not listed elsewhere. */
  readonly nextBooking: B | null;
}

/** Unfinished maintenance and the bookings it overlaps. */
export interface ActionConflict<B, W> {
  readonly maintenance: W;
  /** By start. */
  readonly bookings: readonly B[];
}

interface ActionQuestion<B, W> extends Occasion {
  readonly zone: string;
  /** Live bookings that start or end today, overlap maintenance, or lack a mark. */
  readonly bookings: readonly B[];
  /** All unfinished maintenance of the fleet. */
  readonly maintenances: readonly W[];
}

export interface ActionList<B, W> {
  /** Returns past their time, the longest overdue first. */
  readonly overdue: readonly ActionTask<B>[];
  /** The rest of today, by time, a handover before a return. */
  readonly today: readonly ActionTask<B>[];
  /** By start of the work. */
  readonly conflicts: readonly ActionConflict<B, W>[];
}

const byTime = <B extends ActionBookingRecord>(a: ActionTask<B>, b: ActionTask<B>) =>
  a.at.getTime() - b.at.getTime() ||
  (a.kind === b.kind ? a.booking.id - b.booking.id : a.kind === 'handover' ? -1 : 1);

/**
 * Actions due at this moment (docs/domain.md, what needs action): a handover of today, or a late
 * one, until it is marked; a return of today, or an overdue or unconfirmed one, until it is marked.
 * Where a rental is extended for the same customer, the extension needs no handover, and the
 * extended booking needs no return unless the company requires the mark.
 */
export function actionList<B extends ActionBookingRecord, W extends WorkRecord>(
  question: ActionQuestion<B, W>,
): ActionList<B, W> {
  const tasks = question.bookings.flatMap((booking) => tasksOf(booking, question)).sort(byTime);
  const isOverdue = ({ kind, isLate }: ActionTask<B>) => kind === 'return' && isLate;
  const overdue = tasks.filter(isOverdue);
  const rest = tasks.filter((task) => !isOverdue(task));
  const next = nextHandovers(overdue, rest);
  const waiting = new Set(next.values());
  return {
    overdue: overdue.map((task) => ({ ...task, nextBooking: next.get(task.booking) ?? null })),
    today: rest.filter(({ kind, booking }) => kind === 'return' || !waiting.has(booking)),
    conflicts: conflictsAhead(question),
  };
}

/**
 * The first handover of an unreturned car, assigned to the last of its overdue rentals, whose
 * customer has the car. Later handovers of the car do not wait for this return.
 */
function nextHandovers<B extends ActionBookingRecord>(
  overdue: readonly ActionTask<B>[],
  rest: readonly ActionTask<B>[],
): ReadonlyMap<B, B> {
  const handovers = rest.filter(({ kind }) => kind === 'handover');
  const byCar = Map.groupBy(handovers, ({ booking }) => booking.carId);
  const pairs = [...byCar].flatMap(([carId, [first]]) => {
    const last = overdue.findLast(({ booking }) => booking.carId === carId);
    if (!first || !last || first.at < last.at) return [];
    return [[last.booking, first.booking] as const];
  });
  return new Map(pairs);
}

function tasksOf<B extends ActionBookingRecord, W>(
  booking: B,
  { now, zone, requireReturnMark }: ActionQuestion<B, W>,
): ActionTask<B>[] {
  if (booking.returnedAt) return [];
  const { startDate, endDate, whereabouts } = booking;
  const today = dayOf(now, zone);
  const isOver = endDate <= now;
  const tasks: ActionTask<B>[] = [];
  const isExpected = !booking.handedOverAt && !booking.isExtension && !isOver;
  if (whereabouts === 'late_pickup' || (isExpected && dayOf(startDate, zone) === today)) {
    tasks.push({
      kind: 'handover',
      at: startDate,
      isLate: startDate <= now,
      booking,
      nextBooking: null,
    });
  }
  const goesOn = booking.isExtended && !requireReturnMark;
  const isDue = !isOver && !goesOn && lastDayOf(booking, zone) === today;
  if (isDue || isUnreturned(whereabouts)) {
    tasks.push({ kind: 'return', at: endDate, isLate: isOver, booking, nextBooking: null });
  }
  return tasks;
}

/** Unfinished work that overlaps bookings still holding their car after this moment. */
function conflictsAhead<B extends ActionBookingRecord, W extends WorkRecord>(
  question: ActionQuestion<B, W>,
): ActionConflict<B, W>[] {
  const bookings = new Map(question.bookings.map((booking) => [booking.id, booking]));
  const byCar = Map.groupBy(question.bookings, ({ carId }) => carId);
  const conflicts = question.maintenances.map((maintenance) => {
    const ofCar = byCar.get(maintenance.carId) ?? [];
    const events = {
      bookings: ofCar.map((booking) => ({ ...booking, customer: null })),
      maintenances: [maintenance],
    };
    const claims = claimsOf(events, question);
    const work = claims.find(({ kind }) => kind === 'maintenance')?.period;
    const isHit = ({ kind, period }: Claim) =>
      kind === 'booking' && period.endDate > question.now && work && overlaps(period, work);
    const hit = claims.filter(isHit).flatMap(({ event }) => bookings.get(event.id) ?? []);
    return { maintenance, bookings: hit };
  });
  return conflicts
    .filter((conflict) => conflict.bookings.length > 0)
    .sort(
      ({ maintenance: a }, { maintenance: b }) =>
        a.startDate.getTime() - b.startDate.getTime() || a.id - b.id,
    );
}
