import { overlaps } from '@schema/values/time/period';
import type { Claim } from '../bookings/occupancy';

/** Ids of what stands in each other's way. */
export interface ServiceConflicts {
  readonly bookings: ReadonlySet<number>;
  readonly maintenances: ReadonlySet<number>;
}

/**
 * Which live bookings and which unfinished service work of one car overlap? Service work is always
 * recorded, so this can be, and both are marked until the booking is moved or the work is done
 * (docs/domain.md, occupancy). Takes claims sorted by start, as `claimsOf` gives them; one pass.
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
