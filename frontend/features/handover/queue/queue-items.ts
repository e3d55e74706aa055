import type { HandoverSheetInput } from '@frontend/gql/schema-types';
import type { CashEntry } from '@frontend/shared/bookings/marks/cash-entry';
import type { PhotoAngle, SheetSide } from '@schema/values/handover/sheet';

/** Names of a rental, so that an item is recognised without a network. */
export interface SheetNames {
  readonly carTitle: string;
  readonly licensePlate: string;
  readonly customerName: string;
}

interface Queued {
  /** The clientId or Idempotency-Key on the server, 32 hex digits: a repeat is saved once. */
  readonly id: string;
  readonly userId: number;
  readonly bookingId: number;
  readonly carId: number;
  readonly side: SheetSide;
  readonly sheetClientId: string;
  /** Absent: unknown, or stored by an earlier release. */
  readonly names?: SheetNames | undefined;
  /** By the device's clock, ms since the epoch. */
  readonly createdAt: number;
  readonly state: 'waiting' | 'refused';
  /** Why the server refused it, in Russian; null while it waits. */
  readonly problem: string | null;
}

export interface QueuedPhoto extends Queued {
  readonly kind: 'photo';
  readonly angle: PhotoAngle;
  /** ISO 8601. */
  readonly shotAt: string;
  /** URL of the uploaded file; null before the upload. */
  readonly url: string | null;
}

export interface QueuedSheet extends Queued {
  readonly kind: 'sheet';
  readonly input: HandoverSheetInput;
  /** Stored by an earlier release, which queued no marks: the button of the mark saved the sheet. */
  readonly isMarkWanted?: boolean;
}

interface Tried {
  /** First attempt without a known answer, by the device's clock, ms since the epoch. */
  readonly triedAt: number | null;
}

export interface QueuedCash extends Queued, Tried {
  readonly kind: 'cash';
  readonly entry: CashEntry;
}

export interface QueuedMark extends Queued, Tried {
  readonly kind: 'mark';
  /** When the button was pressed, ISO 8601, by the server's clock. */
  readonly at: string;
  /** The car is handed over although another customer has not returned it. */
  readonly isConfirmed: boolean;
  /** The server asks for that confirmation. */
  readonly asksConfirmation: boolean;
}

/** What is recorded after the sheet of its `sheetClientId`. */
export type QueuedFact = QueuedCash | QueuedMark;

export type QueueItem = QueuedPhoto | QueuedSheet | QueuedFact;

/** What changes while an item waits. */
export type ItemChange = Partial<
  Pick<QueuedPhoto, 'state' | 'problem' | 'url'> &
    Pick<QueuedMark, 'triedAt' | 'isConfirmed' | 'asksConfirmation'>
>;

const ORDER: readonly QueueItem['kind'][] = ['sheet', 'cash', 'mark', 'photo'];

/** Photos last, since they are large; within a kind in order of creation. */
export const inSendingOrder = (items: readonly QueueItem[]): QueueItem[] =>
  items.toSorted(
    (one, other) =>
      ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind) || one.createdAt - other.createdAt,
  );

export const isFact = (item: QueueItem): item is QueuedFact =>
  item.kind === 'cash' || item.kind === 'mark';

/** The facts that follow a sheet of the device, in sending order. */
export const factsOf = (sheetClientId: string, items: readonly QueueItem[]): QueuedFact[] =>
  inSendingOrder(items.filter((item) => item.sheetClientId === sheetClientId)).filter(isFact);

/**
 * The kind of an item that has to be delivered before this one, whether it waits or was refused:
 * the sheet of a fact, earlier entries of that sheet, an earlier mark of the booking. Null: none.
 */
export function heldBy(
  item: QueueItem,
  items: readonly QueueItem[],
): 'sheet' | 'cash' | 'mark' | null {
  if (!isFact(item)) return null;
  const ofSheet = items.filter(({ sheetClientId }) => sheetClientId === item.sheetClientId);
  if (ofSheet.some(({ kind }) => kind === 'sheet')) return 'sheet';
  const isEarlier = (other: QueueItem) => other.createdAt < item.createdAt;
  const entries = ofSheet.filter(({ kind, id }) => kind === 'cash' && id !== item.id);
  if (item.kind === 'cash') return entries.some(isEarlier) ? 'cash' : null;
  if (entries.length > 0) return 'cash';
  const marks = items.filter(
    ({ kind, bookingId }) => kind === 'mark' && bookingId === item.bookingId,
  );
  return marks.some(isEarlier) ? 'mark' : null;
}

export type ItemCounts = Readonly<Record<QueueItem['kind'], number>>;

export function countsOf(items: readonly QueueItem[]): ItemCounts {
  const count = (kind: QueueItem['kind']) => items.filter((item) => item.kind === kind).length;
  return {
    photo: count('photo'),
    sheet: count('sheet'),
    cash: count('cash'),
    mark: count('mark'),
  };
}
