import { type Claim, claimsOf } from '@backend/domain/bookings/occupancy';
import { type BookingDraft, pickupOf, returnOf } from '@backend/domain/import/plan/booking-draft';
import type { Drafts } from '@backend/domain/import/plan/drafts';
import type { ImportOccasion, Known } from '@backend/domain/import/plan/import-plan';
import type { Em } from '@backend/store/open-store';
import { loadCompany } from '@backend/store/queries/accounts/company-queries';
import { unfinishedWork } from '@backend/store/queries/fleet/fleet-window-queries';
import { loadTariffGroups } from '@backend/store/queries/fleet/tariff-queries';
import {
  liveBookings,
  loadBookingsAround,
  loadKnownCustomers,
  loadNamedCars,
} from '@backend/store/queries/import-queries';
import { loadSources } from '@backend/store/queries/reviews/source-queries';
import type { Period } from '@schema/values/time/period';
import { addHours } from 'date-fns/addHours';
import { subHours } from 'date-fns/subHours';
import { loadSpending, type SpendingBy } from './load-spending';

/** Rows without a time may be shifted within their day. */
const MARGIN_HOURS = 24;

/** From the first to the last moment in the file. */
function spanOf(drafts: readonly BookingDraft[], { zone, now }: ImportOccasion): Period {
  let [from, until] = [now.getTime(), now.getTime()];
  for (const { start, end } of drafts) {
    const moments = [start.at && pickupOf(start.at, zone), end.at && returnOf(end.at, zone)];
    for (const moment of moments) {
      if (!moment) continue;
      from = Math.min(from, moment.getTime());
      until = Math.max(until, moment.getTime());
    }
  }
  return { startDate: subHours(from, MARGIN_HOURS), endDate: addHours(until, MARGIN_HOURS) };
}

function byCar<Fact extends { readonly carId: number }>(
  facts: readonly Fact[],
): Map<number, Fact[]> {
  const groups = new Map<number, Fact[]>();
  for (const fact of facts) {
    const group = groups.get(fact.carId);
    if (group) group.push(fact);
    else groups.set(fact.carId, [fact]);
  }
  return groups;
}

const NOTHING = { bookings: [], claims: new Map(), tariffs: new Map() } as const;

/**
 * Existing records that the rows of the file can affect; a dozen statements at most for any file
 * size. Throws the refusals of `loadSpending`.
 */
export async function loadKnown(
  em: Em,
  { bookings: drafted, expenses }: Drafts,
  occasion: ImportOccasion,
  by: SpendingBy,
): Promise<Known> {
  const cars = await loadNamedCars(em);
  const customers = await loadKnownCustomers(em);
  const sources = await loadSources(em);
  const { moneySince } = await loadCompany(em);
  const spending = expenses ? await loadSpending(em, expenses.drafts, by) : null;
  if (!drafted) return { cars, customers, sources, moneySince, spending, ...NOTHING };
  const { now, requireReturnMark } = occasion;
  const bookings = await loadBookingsAround(
    em,
    spanOf(drafted.drafts, occasion),
    requireReturnMark,
  );
  const live = byCar(liveBookings(bookings));
  const work = byCar(await unfinishedWork(em));
  const claims = new Map<number, readonly Claim[]>();
  for (const { id } of cars) {
    const events = { bookings: live.get(id) ?? [], maintenances: work.get(id) ?? [] };
    claims.set(id, claimsOf(events, { now, requireReturnMark }));
  }
  const tariffs = await loadTariffGroups(em, 'all');
  return { cars, customers, sources, bookings, claims, tariffs, moneySince, spending };
}
