import type { Claim } from '@backend/domain/bookings/occupancy';
import type { BreakdownLine, TariffGroupRecord } from '@backend/domain/bookings/pricing';
import type { BookingTerms } from '@schema/fields/booking-fields';
import type { CarNotes } from '@schema/fields/car-fields';
import type { CustomerDetails } from '@schema/fields/customer-fields';
import type { ImportRow } from '@schema/import';
import type { PaymentMethod } from '@schema/values/money/ledger';
import type { Kopecks } from '@schema/values/money/money';
import type { Day } from '@schema/values/time/calendar';
import type { KnownKind } from './kind-book';
import type { ExpenseIdentity, KnownExpense } from './known-expenses';
import type { KnownTill } from './till-book';

/** The current moment and the company's rules. */
export interface ImportOccasion {
  readonly now: Date;
  readonly today: Day;
  readonly zone: string;
  readonly requireReturnMark: boolean;
  /** Adds cars named by bookings and missing in the fleet. */
  readonly createCars: boolean;
}

export interface KnownCar {
  readonly id: number;
  readonly brand: string;
  readonly model: string;
  readonly licensePlate: string;
}

export interface KnownCustomer {
  readonly id: number;
  readonly fullName: string;
  /** '7XXXXXXXXXX' */
  readonly phone: string | null;
}

/** An existing booking, as used to match rows of the file. */
export interface KnownBooking {
  /** Null: its money is not tracked. */
  readonly rentalId: number | null;
  /** Whether the rental has an entry or a charge. */
  readonly hasMoney: boolean;
  readonly isComplete: boolean;
  readonly carId: number | null;
  readonly startDate: Date | null;
  readonly endDate: Date | null;
  readonly rawStartDate: string | null;
  readonly rawEndDate: string | null;
  readonly customerPhone: string | null;
  readonly customerName: string | null;
}

/** What a sheet of expenses is matched with. */
export interface KnownSpending {
  readonly kinds: readonly KnownKind[];
  readonly tills: readonly KnownTill[];
  /** The author's till. */
  readonly ownTill: KnownTill;
  /** For cash without a till; null: not chosen. */
  readonly chosenTill: KnownTill | null;
  readonly expenses: readonly KnownExpense[];
  /** Partners who may bear an expense; none for an author who may not see them. */
  readonly partners: readonly NamedPartner[];
}

export interface NamedPartner {
  readonly id: number;
  readonly name: string;
}

/** The existing records before the import. */
export interface Known {
  readonly cars: readonly KnownCar[];
  readonly customers: readonly KnownCustomer[];
  readonly sources: readonly { readonly id: number; readonly name: string }[];
  readonly bookings: readonly KnownBooking[];
  readonly claims: ReadonlyMap<number, readonly Claim[]>;
  /** Bookings that end before it have no money; null: all have money. */
  readonly moneySince: Date | null;
  readonly tariffs: ReadonlyMap<number, readonly TariffGroupRecord[]>;
  /** Null for other kinds of sheets. */
  readonly spending: KnownSpending | null;
}

/** A car to add; bookings of the same file reference it by a negative `ref`. */
export interface CarWrite extends Readonly<CarNotes> {
  readonly ref: number;
  readonly brand: string;
  readonly model: string;
  readonly licensePlate: string;
  readonly year: number | null;
  readonly depositAmount: Kopecks;
  /** Null: without a tariff. */
  readonly pricePerDay: Kopecks | null;
}

/** A customer to add, referenced by a negative `ref`. */
export interface CustomerWrite extends CustomerDetails {
  readonly ref: number;
}

/** A customer's earlier payment and deposit, from before the company used the product. */
export interface OpeningBalance {
  readonly paid: Kopecks;
  readonly held: Kopecks;
  readonly method: PaymentMethod;
}

export interface BookingWrite {
  /** Car id or `ref`; null: not found. */
  readonly carId: number | null;
  readonly customerId: number | null;
  readonly startDate: Date | null;
  readonly endDate: Date | null;
  readonly terms: BookingTerms<Kopecks>;
  /** Stored while the price equals the tariff estimate. */
  readonly breakdown: readonly BreakdownLine[] | null;
  /** Name of a source, existing or new. */
  readonly source: string | null;
  readonly createdAt: Date;
  readonly cancelledAt: Date | null;
  readonly handedOverAt: Date | null;
  readonly returnedAt: Date | null;
  readonly rawStartDate: string | null;
  readonly rawEndDate: string | null;
  readonly rawCustomerName: string | null;
  readonly rawCustomerPhone: string | null;
  readonly isComplete: boolean;
  /** Null: no payment, or one that cannot be recorded. */
  readonly opening: OpeningBalance | null;
}

/** Opening balance of an existing rental. */
export interface OpeningWrite {
  readonly rentalId: number;
  readonly opening: OpeningBalance;
}

/** An expense to record. */
export interface ExpenseWrite extends ExpenseIdentity {
  /** 'Kia Rio А418КМ77'; null without a car. */
  readonly carTitle: string | null;
  readonly method: PaymentMethod;
  /** Null unless in cash; `OWN_TILL`: the author's, not created yet. */
  readonly tillId: number | null;
  /** Who bears it by agreement; null: the company. */
  readonly partner: NamedPartner | null;
}

/** The outcome of an import: a report by row, and the records to write. */
export interface ImportPlan {
  readonly rows: readonly ImportRow[];
  readonly cars: readonly CarWrite[];
  readonly customers: readonly CustomerWrite[];
  readonly sources: readonly string[];
  readonly bookings: readonly BookingWrite[];
  readonly openings: readonly OpeningWrite[];
  readonly expenses: readonly ExpenseWrite[];
  /** Notes on the whole file. */
  readonly remarks: readonly string[];
}

/** A plan without records. */
export const NO_PLAN: ImportPlan = {
  rows: [],
  cars: [],
  customers: [],
  sources: [],
  bookings: [],
  openings: [],
  expenses: [],
  remarks: [],
};
