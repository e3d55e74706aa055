import { overlaps } from '@schema/values/time/period';
import type { Claim } from '../bookings/occupancy';

/** Ids of events that conflict with each other. */
export interface ServiceConflicts {
  readonly bookings: ReadonlySet<number>;
  readonly maintenances: ReadonlySet<number>;
}

/**
 * Live bookings and unfinished maintenance of one car that overlap. Maintenance is always accepted,
 * so overlaps are possible, and both are marked until the booking is moved or the work is done
 * (docs/domain.md, occupancy). Takes claims sorted by start, as `claimsOf` returns them; one pass.
 */
export function serviceConflicts(claims: readonly Claim[]): ServiceConflicts {
  const bookings = new Set<number>();
  const maintenances = new Set<number>();
  let open: Claim[] = [];
  for (const claim of claims) {
    open = open.filter(({ period }) => overlaps(period, claim.period));
    for (const other of open) {
      if (other.kind === claim.kind) continue;
      const [booking, work] = claim.kind === 'booking' ? [claim, other] : [other, claim];
      bookings.add(booking.event.id);
      maintenances.add(work.event.id);
    }
    open.push(claim);
  }
  return { bookings, maintenances };
}
