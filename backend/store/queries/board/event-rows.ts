import type { Em } from '@backend/store/em';
import { instantColumns, type RawValue, raw, toInstant, toInstantOrNull } from '@backend/store/raw';
import type { MaintenanceStatus } from '@schema/statuses';
import type { Kopecks } from '@schema/values/money/money';

/**
 * A complete booking with its display names, under its API names; the domain rule computes its
 * status. Money in kopecks.
 */
export interface BoardBookingRecord {
  readonly id: number;
  readonly carId: number;
  readonly customerId: number;
  readonly startDate: Date;
  readonly endDate: Date;
  readonly handedOverAt: Date | null;
  readonly returnedAt: Date | null;
  readonly cancelledAt: Date | null;
  /** Full name. */
  readonly customer: string;
  /** '+7XXXXXXXXXX', the API format. */
  readonly customerPhone: string | null;
  readonly sourceId: number | null;
  readonly sourceName: string | null;
  readonly notes: string | null;
  readonly totalPrice: Kopecks | null;
  readonly priceEdited: boolean;
  readonly depositAmount: Kopecks | null;
  readonly depositComment: string | null;
  readonly createdAt: Date;
  /**
   * Same car, same customer, a live booking whose end equals this start (docs/domain.md, booking
   * status).
   */
  readonly isExtension: boolean;
  /** The booking that this one continues in another car. */
  readonly continuesId: number | null;
  readonly version: number;
}

/** Service work under its API names. Money in kopecks. */
export interface BoardMaintenanceRecord {
  readonly id: number;
  readonly carId: number;
  readonly description: string;
  readonly status: MaintenanceStatus;
  readonly startDate: Date;
  readonly endDate: Date;
  readonly cost: Kopecks;
  readonly version: number;
}

/** Driver values: epoch milliseconds, flags 0 and 1 from SQLite, int8 as text from PostgreSQL. */
type Row<Fact> = {
  [Name in keyof Fact]: Fact[Name] extends Date
    ? number
    : Fact[Name] extends Date | null
      ? number | null
      : Fact[Name] extends boolean
        ? number | boolean
        : Fact[Name] extends Kopecks
          ? number | string
          : Fact[Name] extends Kopecks | null
            ? number | string | null
            : Fact[Name];
};

// The columns hold whole numbers, so the branded type is safe.
const toKopecks = (amount: number | string): Kopecks => Number(amount) as Kopecks;

const toKopecksOrNull = (amount: number | string | null): Kopecks | null =>
  amount === null ? null : toKopecks(amount);

const BOOKING_INSTANTS = {
  startDate: 'start_date',
  endDate: 'end_date',
  handedOverAt: 'handed_over_at',
  returnedAt: 'returned_at',
  cancelledAt: 'cancelled_at',
  createdAt: 'created_at',
};

/** Sorted here: with an ORDER BY SQLite would scan the whole table in that order. */
const byStart = (a: { startDate: number; id: number }, b: { startDate: number; id: number }) =>
  a.startDate - b.startDate || a.id - b.id;

/** Complete bookings that match the condition on `b`, by start; one statement. */
export async function loadBookingsWhere(
  em: Em,
  condition: string,
  params: readonly RawValue[],
): Promise<BoardBookingRecord[]> {
  const rows = await raw<Row<BoardBookingRecord>>(
    em,
    `select b.id, b.car_id as "carId", b.customer_id as "customerId",
       ${instantColumns(em, 'b', BOOKING_INSTANTS)},
       c.full_name as "customer", '+' || c.phone as "customerPhone",
       b.source_id as "sourceId", s.name as "sourceName", b.notes,
       b.total_price_kopecks as "totalPrice", b.price_edited as "priceEdited",
       b.deposit_kopecks as "depositAmount", b.deposit_comment as "depositComment", b.version,
       b.continues_id as "continuesId",
       exists (select 1 from bookings p
         where p.customer_id = b.customer_id and p.end_date = b.start_date and p.car_id = b.car_id
           and p.id <> b.id and p.cancelled_at is null and p.is_complete) as "isExtension"
     from bookings b join customers c on c.id = b.customer_id left join sources s on s.id = b.source_id
     where b.is_complete and (${condition})`,
    params,
  );
  return rows.sort(byStart).map((row) => ({
    ...row,
    startDate: toInstant(row.startDate),
    endDate: toInstant(row.endDate),
    handedOverAt: toInstantOrNull(row.handedOverAt),
    returnedAt: toInstantOrNull(row.returnedAt),
    cancelledAt: toInstantOrNull(row.cancelledAt),
    createdAt: toInstant(row.createdAt),
    totalPrice: toKopecksOrNull(row.totalPrice),
    depositAmount: toKopecksOrNull(row.depositAmount),
    priceEdited: Boolean(row.priceEdited),
    isExtension: Boolean(row.isExtension),
  }));
}

/** Service work that matches the condition on `m`, by start; one statement. */
export async function loadMaintenancesWhere(
  em: Em,
  condition: string,
  params: readonly RawValue[],
): Promise<BoardMaintenanceRecord[]> {
  const rows = await raw<Row<BoardMaintenanceRecord>>(
    em,
    `select m.id, m.car_id as "carId", m.description, m.status,
       ${instantColumns(em, 'm', { startDate: 'start_date', endDate: 'end_date' })},
       m.cost_kopecks as "cost", m.version
     from maintenances m where ${condition}`,
    params,
  );
  return rows.sort(byStart).map((row) => ({
    ...row,
    startDate: toInstant(row.startDate),
    endDate: toInstant(row.endDate),
    cost: toKopecks(row.cost),
  }));
}

/** One complete booking, cancelled or not; null when there is none with this id. */
export async function loadBooking(em: Em, id: number): Promise<BoardBookingRecord | null> {
  const [booking] = await loadBookingsWhere(em, 'b.id = ?', [id]);
  return booking ?? null;
}

export async function loadMaintenance(em: Em, id: number): Promise<BoardMaintenanceRecord | null> {
  const [maintenance] = await loadMaintenancesWhere(em, 'm.id = ?', [id]);
  return maintenance ?? null;
}
