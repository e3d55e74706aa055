import { freeAtNight, nightOf } from '@backend/domain/day/day-availability';
import { dayCashbox } from '@backend/domain/day/day-cashbox';
import { daySections } from '@backend/domain/day/day-sections';
import { type DaySpan, spanOfDays } from '@backend/domain/day/day-span';
import type { RequestContext } from '@backend/operation/context';
import {
  loadCashEntries,
  loadDayBookings,
  loadDayService,
} from '@backend/store/queries/day/day-queries';
import { loadCars } from '@backend/store/queries/fleet/car-queries';
import { loadFleetFacts } from '@backend/store/queries/fleet/fleet-window-queries';
import { type Kopecks, kopecks } from '@schema/values/money/money';
import type { Day } from '@schema/values/time/calendar';
import type { DailyDashboardType } from './dashboard.types';

const sum = (amounts: readonly Kopecks[]) =>
  kopecks(amounts.reduce((total, amount) => total + amount, 0));

/**
 * Revenue, free cars, handovers, returns, new bookings and maintenance of a day (requirements.md,
 * D3), from one pass over the rows.
 */
export async function readDailyDashboard(
  ctx: RequestContext,
  date: Day,
): Promise<DailyDashboardType> {
  const { zone } = ctx;
  const span = spanOfDays(date, date, zone);
  const facts = await loadDay(ctx, span);
  const { cars, bookings, maintenances, cashEntries, around } = facts;

  const cashbox = dayCashbox(cars, bookings, span);
  const cashboxManualTotal = sum(cashEntries.map(({ amount }) => amount));
  const free = freeAtNight({
    ...around,
    cars,
    doneWorks: maintenances.filter(({ status }) => status === 'done'),
    span,
    zone,
  });
  return {
    date,
    cashboxTotal: kopecks(
      sum(cashbox.details.map(({ totalRevenue }) => totalRevenue)) + cashboxManualTotal,
    ),
    cashboxDetails: cashbox.details,
    cashboxManualEntries: cashEntries,
    cashboxManualTotal,
    fleetLoadPercent: cashbox.fleetLoadPercent,
    totalCars: cars.length,
    availableCars: free.length,
    available: { date, count: free.length, cars: free },
    ...daySections({ span, zone, cars, bookings, maintenances }),
  };
}

async function loadDay({ em, now, config }: RequestContext, span: DaySpan) {
  const { requireReturnMark } = config;
  const [cars, bookings, maintenances, cashEntries, around] = await Promise.all([
    loadCars(em),
    loadDayBookings(em, span, { now, requireReturnMark }),
    loadDayService(em, span),
    loadCashEntries(em, span),
    loadFleetFacts(em, nightOf(span), { now, requireReturnMark }),
  ]);
  return { cars, bookings, maintenances, cashEntries, around };
}
