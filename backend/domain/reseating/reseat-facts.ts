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

/** The car to free, the period, and all events of the fleet. */
export interface ReseatQuestion<B> extends Occasion {
  readonly zone: string;
  /** The fleet in order. */
  readonly cars: readonly PlanCar[];
  readonly groupsByCar: ReadonlyMap<number, readonly TariffGroupRecord[]>;
  /** Every claim on time after now. */
  readonly bookings: readonly B[];
  readonly maintenances: readonly (MaintenanceRecord & { readonly carId: number })[];
  /** The car to free, or candidates of which one is chosen. */
  readonly candidates: readonly PlanCar[];
  readonly window: Period;
  /** The car is broken: maintenance over the window is the reason and not an obstacle. */
  readonly isBroken: boolean;
}

/** A booking to move to another car; its price is kept unless requested otherwise. */
export interface PlannedMove<B> {
  readonly booking: B;
  readonly from: PlanCar;
  readonly to: PlanCar;
  readonly isSameModel: boolean;
  /** Difference of the tariff prices for those dates; null without a tariff for one of the cars. */
  readonly tariffDifference: Kopecks | null;
  /** The new car's price for those dates. */
  readonly tariffPrice: Kopecks | null;
  readonly reason: string;
}

/** An event that stays in the window. */
export interface StayingEvent<B> extends Period {
  readonly kind: Claim['kind'];
  readonly id: number;
  readonly title: string;
  /** Null: maintenance. */
  readonly booking: B | null;
  readonly why: StayReason;
  readonly reason: string;
}

export interface ReseatPlan<B> {
  readonly car: PlanCar;
  /** By start. */
  readonly moves: readonly PlannedMove<B>[];
  readonly stays: readonly StayingEvent<B>[];
  /** No plan leaves fewer bookings or needs fewer moves; false when the search was cut short. */
  readonly isBest: boolean;
}
