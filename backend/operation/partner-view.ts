import type { CarsAsked } from '@backend/store/queries/fleet/car-queries';
import { loadPartnerCars } from '@backend/store/queries/fleet/partner-queries';
import { initialsOf } from '@schema/values/people/initials';
import { dayOf } from '@schema/values/time/calendar';
import type { RequestContext } from './context';

type Viewer = Pick<RequestContext, 'em' | 'user' | 'now' | 'zone'>;

/** What the caller may read of the fleet; null: a member of staff, everything. */
export interface PartnerView {
  readonly partnerId: number;
  /** IDs of the cars in whose revenue the partner has a share today. */
  readonly carIds: readonly number[];
}

/** The view of a user tied to a partner; null for everyone else. At most one statement. */
export async function partnerView({ em, user, ...at }: Viewer): Promise<PartnerView | null> {
  const partnerId = user?.partnerId ?? null;
  if (partnerId === null) return null;
  const today = dayOf(at.now, at.zone);
  return { partnerId, carIds: await loadPartnerCars(em, partnerId, today) };
}

/** The asked cars that are visible. */
export function visibleCars(asked: CarsAsked, view: PartnerView | null): CarsAsked {
  if (!view || asked === 'all') return view?.carIds ?? asked;
  const own = new Set(view.carIds);
  return asked.filter((id) => own.has(id));
}

/** A booking as a partner sees it: dates and price, initials instead of the customer. */
export function withoutCustomer<Booking extends BookingWithCustomer>(booking: Booking): Booking {
  return {
    ...booking,
    customer: initialsOf(booking.customer),
    customerId: null,
    customerPhone: null,
    sourceId: null,
    sourceName: null,
    depositAmount: null,
    depositComment: null,
    notes: null,
    cancelReason: null,
  };
}

interface BookingWithCustomer {
  readonly customer: string;
  readonly customerId?: number | null;
  readonly customerPhone: string | null;
  readonly sourceId: number | null;
  readonly sourceName: string | null;
  readonly depositAmount: unknown;
  readonly depositComment: string | null;
  readonly notes: string | null;
  readonly cancelReason: string | null;
}
