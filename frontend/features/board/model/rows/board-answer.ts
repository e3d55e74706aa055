import type { BookingStatus, MaintenanceStatus } from '@schema/statuses';

/**
 * What the query `board` answers (requirements.md, B17; docs/adr/0005: events, never cells), as far
 * as the board reads it. Instants are ISO 8601 strings, money is roubles.
 */
export interface AnswerCar {
  readonly id: number;
  readonly brand: string;
  readonly model: string;
  readonly licensePlate: string;
  readonly color?: string | null;
  readonly year?: number | null;
  readonly depositAmount: number;
  readonly photos: readonly string[];
  readonly sortOrder: number;
}

export interface AnswerBooking {
  readonly id: number;
  readonly carId: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly returnedAt?: string | null;
  readonly handedOverAt?: string | null;
  readonly status: BookingStatus;
  readonly customer?: string | null;
  readonly customerPhone?: string | null;
  readonly sourceId?: number | null;
  readonly sourceName?: string | null;
  readonly notes?: string | null;
  readonly totalPrice?: number | null;
  /** Agreed with the customer: no tariff replaces it. */
  readonly priceEdited?: boolean;
  readonly depositAmount?: number | null;
  readonly depositComment?: string | null;
  readonly createdAt: string;
  readonly isExtension: boolean;
  readonly version: number;
  /** In conflict with unfinished service work, also beyond the loaded days. */
  readonly conflict?: boolean;
}

export interface AnswerMaintenance {
  readonly id: number;
  readonly carId: number;
  readonly description: string;
  readonly status: MaintenanceStatus;
  readonly startDate: string;
  readonly endDate: string;
  readonly cost: number;
  readonly version: number;
  /** Overlaps bookings. */
  readonly conflict?: boolean;
}

export interface AnswerRow {
  readonly car: AnswerCar;
  readonly bookings: readonly AnswerBooking[];
  readonly maintenances: readonly AnswerMaintenance[];
}

/** The answer for the days [start, start + days). */
export interface BoardAnswer {
  readonly start: string;
  readonly days: number;
  /** Position of the live channel: the rows include every change up to it. */
  readonly cursor?: string;
  readonly rows: readonly AnswerRow[];
}
