import type { StayReason } from '@schema/texts/bookings/reseating';
import type { CarNameParts } from '@schema/values/fleet/car-title';
import type { Kopecks } from '@schema/values/money/money';
import type { Period } from '@schema/values/time/period';
import type { Claim, MaintenanceRecord, Occasion } from '../bookings/occupancy';
import type { TariffGroupRecord } from '../bookings/pricing';

export interface PlanCar extends CarNameParts {
  readonly id: number;
  readonly licensePlate: string;
}

/** What is asked for: which car to empty, when, and everything that stands in the fleet. */
export interface ReseatQuestion<B> extends Occasion {
  readonly zone: string;
  /** The fleet in its order. */
  readonly cars: readonly PlanCar[];
  readonly groupsByCar: ReadonlyMap<number, readonly TariffGroupRecord[]>;
  /** Everything that claims time after now. */
  readonly bookings: readonly B[];
  readonly maintenances: readonly (MaintenanceRecord & { readonly carId: number })[];
  /** The car to be emptied, or several of which one shall be. */
  readonly candidates: readonly PlanCar[];
  readonly window: Period;
  /** The car is broken: service work over the window is no obstacle but the reason. */
  readonly isBroken: boolean;
}

/** A booking that goes to another car; its price stays unless somebody asks otherwise. */
export interface PlannedMove<B> {
  readonly booking: B;
  readonly from: PlanCar;
  readonly to: PlanCar;
  readonly isSameModel: boolean;
  /** By how much the tariffs of the new car differ for those dates; null where one has none. */
  readonly tariffDifference: Kopecks | null;
  /** What they ask for those dates. */
  readonly tariffPrice: Kopecks | null;
  readonly reason: string;
}

/** What keeps its place in the window. */
export interface StayingEvent extends Period {
  readonly kind: Claim['kind'];
  readonly id: number;
  readonly title: string;
  readonly why: StayReason;
  readonly reason: string;
}

export interface ReseatPlan<B> {
  readonly car: PlanCar;
  /** By start. */
  readonly moves: readonly PlannedMove<B>[];
  readonly stays: readonly StayingEvent[];
  /** No plan leaves fewer or needs fewer moves; false when the search was cut short and cannot say so. */
  readonly isBest: boolean;
}
