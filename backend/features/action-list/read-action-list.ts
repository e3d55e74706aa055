import { type ActionList, actionList } from '@backend/domain/day/action-list';
import { spanOfDays } from '@backend/domain/day/day-span';
import type { RequestContext } from '@backend/operation/context';
import {
  type BoardMaintenanceRecord,
  loadAllUnfinishedWork,
} from '@backend/store/queries/board/event-rows';
import {
  countIncomplete,
  loadActionBookings,
} from '@backend/store/queries/bookings/action-queries';
import type { ListedBookingRecord } from '@backend/store/queries/bookings/listed-booking-queries';
import { can } from '@schema/permissions';
import { dayOf } from '@schema/values/time/calendar';

export interface ActionListAnswer extends ActionList<ListedBookingRecord, BoardMaintenanceRecord> {
  /** Null without the permission to repair incomplete bookings. */
  readonly incompleteCount: number | null;
  /** Number of actions; all incomplete bookings count as one. */
  readonly total: number;
}

/** Pending actions, in four statements (docs/domain.md, what needs action). */
export async function readActionList(ctx: RequestContext): Promise<ActionListAnswer> {
  const { em, now, zone, user } = ctx;
  const occasion = { now, requireReturnMark: ctx.config.requireReturnMark };
  const today = dayOf(now, zone);
  const [bookings, maintenances, incompleteCount] = await Promise.all([
    loadActionBookings(em, spanOfDays(today, today, zone), occasion),
    loadAllUnfinishedWork(em),
    can(user, 'edit_bookings') ? countIncomplete(em) : null,
  ]);
  const list = actionList({ bookings, ...occasion, maintenances, zone });
  const { overdue, today: tasks, conflicts } = list;
  const total = overdue.length + tasks.length + conflicts.length + (incompleteCount ? 1 : 0);
  return { ...list, incompleteCount, total };
}
