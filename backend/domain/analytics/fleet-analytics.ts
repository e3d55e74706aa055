import { type CarNameParts, type RowCar, rowCar } from '@schema/values/fleet/car-title';
import { type Kopecks, kopecks } from '@schema/values/money/money';
import type { DaySpan } from '../day/day-span';
import {
  addRental,
  averageBookingLength,
  type CarFigures,
  type CarTally,
  emptyTally,
  figuresOf,
  sumOf,
} from './car-figures';
import {
  type PartnerRecord,
  type PartnerRevenue,
  partnerRevenue,
  type SharedRevenue,
} from './partner-revenue';
import { averageDailyRate, percentOf, type Rental } from './revenue';
import type { ShareSets } from './share-sets';
import { sharedRevenue } from './shared-revenue';

export interface FleetCarRecord extends CarNameParts {
  readonly id: number;
  readonly licensePlate: string;
}

/** The sum of one car's contracts wholly inside the period: each earns its whole price there. */
export interface WholeRentals {
  readonly carId: number;
  readonly bookings: number;
  readonly rentalDays: number;
  readonly revenue: Kopecks;
}

/** The input of the figures of a period. Money in kopecks. */
export interface FleetData {
  /** In fleet order. */
  readonly cars: readonly FleetCarRecord[];
  readonly wholeRentals: readonly WholeRentals[];
  /** Contracts that cross an edge of the period. */
  readonly crossing: readonly (Rental & { readonly carId: number })[];
  /** Maintenance that starts in the period, by car. */
  readonly service: readonly { readonly carId: number; readonly cost: Kopecks }[];
  /** Cash entries made in the period. */
  readonly manualAdjustments: Kopecks;
  readonly partners: readonly PartnerRecord[];
  /** By car of the company; these may be more than `cars`. */
  readonly shareSets: ReadonlyMap<number, ShareSets>;
  /** Contracts that touch the period, of cars whose shares change inside it. */
  readonly reshared: readonly (Rental & { readonly carId: number })[];
  /** True: partners' revenue is only that of days on which one of `partners` has a share. */
  readonly isSharedOnly: boolean;
}

export interface FleetCarFigures extends RowCar, CarFigures {}

export interface FleetSummary {
  readonly totalRevenue: Kopecks;
  readonly manualAdjustmentsTotal: Kopecks;
  readonly fleetLoadPercent: number;
  readonly totalCars: number;
  readonly averageDailyRate: Kopecks;
  readonly totalMaintenanceCost: Kopecks;
  readonly totalBookings: number;
  readonly totalRentalDays: number;
  readonly averageBookingLength: number;
}

export interface FleetAnalytics {
  readonly summary: FleetSummary;
  readonly cars: readonly FleetCarFigures[];
  readonly partnerRevenue: PartnerRevenue;
}

/**
 * The fleet over whole days (requirements.md, N5–N7). Cash entries are included in the summary's
 * `totalRevenue`, but not in any car, partner or `averageDailyRate` (docs/domain.md, revenue).
 */
export function fleetAnalytics(facts: FleetData, span: DaySpan, zone: string): FleetAnalytics {
  const tallies = talliesOf(facts, span);
  const { cars, manualAdjustments } = facts;
  const fleet = sumOf(cars.map(({ id }) => tallies.get(id) ?? emptyTally()));
  return {
    summary: {
      totalRevenue: kopecks(fleet.revenue + manualAdjustments),
      manualAdjustmentsTotal: manualAdjustments,
      fleetLoadPercent: percentOf(fleet.rentalDays, cars.length * span.days),
      totalCars: cars.length,
      averageDailyRate: averageDailyRate(kopecks(fleet.revenue), fleet.rentalDays),
      totalMaintenanceCost: kopecks(fleet.serviceCost),
      totalBookings: fleet.bookings,
      totalRentalDays: fleet.rentalDays,
      averageBookingLength: averageBookingLength(fleet),
    },
    cars: cars.map((car) => ({
      ...rowCar(car),
      ...figuresOf(tallies.get(car.id) ?? emptyTally(), span),
    })),
    partnerRevenue: partnersOf(facts, tallies, { span, zone }),
  };
}

function partnersOf(
  { partners, isSharedOnly, ...facts }: FleetData,
  tallies: ReadonlyMap<number, CarTally>,
  days: Days,
): PartnerRevenue {
  const shown = new Set(partners.map(({ id }) => id));
  const earned = [...earningsOf(facts, tallies, days).values()].flat();
  const counted = earned.filter(
    ({ shares }) => !isSharedOnly || shares.some(({ partnerId }) => shown.has(partnerId)),
  );
  return partnerRevenue(counted, partners);
}

/** The contracts of a period with the shares of their cars. */
export type EarningsData = Pick<FleetData, 'wholeRentals' | 'crossing' | 'shareSets' | 'reshared'>;

/** Revenue of a car by the days on which the same shares hold, by the car's id. */
export type EarningsByCar = ReadonlyMap<number, readonly SharedRevenue[]>;

interface Days {
  readonly span: DaySpan;
  readonly zone: string;
}

/** The revenue of every car of the company in a period. */
export function earningsByCar(facts: EarningsData, days: Days): EarningsByCar {
  return earningsOf(facts, talliesOf({ ...facts, service: [] }, days.span), days);
}

function earningsOf(
  { shareSets, reshared }: Pick<EarningsData, 'shareSets' | 'reshared'>,
  tallies: ReadonlyMap<number, CarTally>,
  { span, zone }: Days,
): EarningsByCar {
  const rentalsOf = Map.groupBy(reshared, ({ carId }) => carId);
  return new Map(
    [...shareSets].map(([carId, sets]) => {
      const revenue = kopecks(tallies.get(carId)?.revenue ?? 0);
      const rentals = rentalsOf.get(carId) ?? [];
      return [carId, sharedRevenue({ sets, revenue, rentals }, span, zone)];
    }),
  );
}

type TallyData = Pick<FleetData, 'shareSets' | 'wholeRentals' | 'crossing' | 'service'>;

/** By car of the company; rows of an unknown car are ignored. */
function talliesOf(facts: TallyData, span: DaySpan): Map<number, CarTally> {
  const tallies = new Map([...facts.shareSets.keys()].map((id) => [id, emptyTally()]));
  for (const { carId, bookings, rentalDays, revenue } of facts.wholeRentals) {
    const tally = tallies.get(carId);
    if (!tally) continue;
    tally.revenue += revenue;
    tally.rentalDays += rentalDays;
    tally.bookings += bookings;
    tally.lengths += rentalDays;
  }
  for (const rental of facts.crossing) {
    const tally = tallies.get(rental.carId);
    if (tally) addRental(tally, rental, span);
  }
  for (const { carId, cost } of facts.service) {
    const tally = tallies.get(carId);
    if (tally) tally.serviceCost += cost;
  }
  return tallies;
}
