import type { HandoverSheetInput } from '@frontend/gql/schema-types';
import type { PhotoAngle, SheetSide } from '@schema/values/handover/sheet';

/** Names of a rental, so that an item is recognised without a network. */
export interface SheetNames {
  readonly carTitle: string;
  readonly licensePlate: string;
  readonly customerName: string;
}

interface Queued {
  /** The clientId on the server, 32 hex digits: a repeat is saved once. */
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
  /** The button of the mark saved the sheet: the mark is still to be set. */
  readonly isMarkWanted?: boolean;
}

export type QueueItem = QueuedPhoto | QueuedSheet;

/** What changes while an item waits. */
export type ItemChange = Partial<Pick<QueuedPhoto, 'state' | 'problem' | 'url'>>;

/** Sheets first, since they are small; within a kind in order of creation. */
export const inSendingOrder = (items: readonly QueueItem[]): QueueItem[] =>
  items.toSorted(
    (one, other) =>
      Number(one.kind === 'photo') - Number(other.kind === 'photo') ||
      one.createdAt - other.createdAt,
  );

export interface ItemCounts {
  readonly photos: number;
  readonly sheets: number;
}

export function countsOf(items: readonly QueueItem[]): ItemCounts {
  const sheets = items.filter(({ kind }) => kind === 'sheet').length;
  return { photos: items.length - sheets, sheets };
}
