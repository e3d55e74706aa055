import { dayOf, lastDayOf } from '@schema/values/time/calendar';
import { overlaps, type Period } from '@schema/values/time/period';
import { type Claim, claimsOf, type MaintenanceRecord, type Occasion } from '../bookings/occupancy';

/** A live booking that may need somebody's hand. */
export interface ActionBookingRecord extends Period {
  readonly id: number;
  readonly carId: number;
  readonly cancelledAt: Date | null;
  readonly handedOverAt: Date | null;
  readonly returnedAt: Date | null;
  readonly isExtension: boolean;
}

type WorkRecord = MaintenanceRecord & { readonly carId: number };

export type TaskKind = 'handover' | 'return';

/** A car to be given or taken back. */
export interface ActionTask<B> {
  readonly kind: TaskKind;
  /** When the contract says so. */
  readonly at: Date;
  /** That moment has passed. */
  readonly isLate: boolean;
  readonly booking: B;
}

/** Unfinished service work and the bookings it stands over. */
export interface ActionConflict<B, W> {
  readonly maintenance: W;
  /** By start. */
  readonly bookings: readonly B[];
}

export interface ActionQuestion<B, W> extends Occasion {
  readonly zone: string;
  /**
   * Live bookings that start or end today, that service work stands over, and those past their end whose
   * return is still waited for: a car marked as handed over, or any where the company asks for the mark.
   */
  readonly bookings: readonly B[];
  /** Those of them that a live booking of the same car and customer continues. */
  readonly extendedIds: ReadonlySet<number>;
  /** All unfinished service work of the fleet. */
  readonly maintenances: readonly W[];
}

export interface ActionList<B, W> {
  /** Returns whose time has passed, the longest overdue first. */
  readonly overdue: readonly ActionTask<B>[];
  /** What is left of today, in order of time, a handover before a return. */
  readonly today: readonly ActionTask<B>[];
  /** By start of the work. */
  readonly conflicts: readonly ActionConflict<B, W>[];
}

const byTime = <B extends ActionBookingRecord>(a: ActionTask<B>, b: ActionTask<B>) =>
  a.at.getTime() - b.at.getTime() ||
  (a.kind === b.kind ? a.booking.id - b.booking.id : a.kind === 'handover' ? -1 : 1);

/**
 * What needs somebody's hand at this moment (docs/domain.md, what needs action)? A handover of today until
 * it is marked; a return of today, or one past its time, until it is marked. Where a rental goes on for
 * the same customer nobody comes to the desk: the extension needs no handover, and what it continues needs
 * no return unless the company asks for the mark.
 */
export function actionList<B extends ActionBookingRecord, W extends WorkRecord>(
  question: ActionQuestion<B, W>,
): ActionList<B, W> {
  const tasks = question.bookings.flatMap((booking) => tasksOf(booking, question)).sort(byTime);
  const isOverdue = ({ kind, isLate }: ActionTask<B>) => kind === 'return' && isLate;
  return {
    overdue: tasks.filter(isOverdue),
    today: tasks.filter((task) => !isOverdue(task)),
    conflicts: conflictsAhead(question),
  };
}

function tasksOf<B extends ActionBookingRecord, W>(
  booking: B,
  { now, zone, extendedIds, requireReturnMark }: ActionQuestion<B, W>,
): ActionTask<B>[] {
  if (booking.returnedAt) return [];
  const { startDate, endDate } = booking;
  const today = dayOf(now, zone);
  const isOver = endDate <= now;
  const tasks: ActionTask<B>[] = [];
  const isExpected = !booking.handedOverAt && !booking.isExtension && !isOver;
  if (isExpected && dayOf(startDate, zone) === today) {
    tasks.push({ kind: 'handover', at: startDate, isLate: startDate <= now, booking });
  }
  const goesOn = extendedIds.has(booking.id) && !requireReturnMark;
  if (!goesOn && (isOver || lastDayOf(booking, zone) === today)) {
    tasks.push({ kind: 'return', at: endDate, isLate: isOver, booking });
  }
  return tasks;
}

/** Which unfinished work stands over bookings that still hold their car after this moment? */
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
