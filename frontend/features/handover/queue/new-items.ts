import type { HandoverSheetInput } from '@frontend/gql/schema-types';
import type { UnansweredCash } from '@frontend/shared/bookings/marks/cash-entry';
import { newIdempotencyKey } from '@frontend/shared/lib/idempotency-key';
import type { PhotoAngle, SheetSide } from '@schema/values/handover/sheet';
import type { QueuedFact, QueuedPhoto, QueuedSheet, SheetNames } from './queue-items';

/** The rental part and the sheet that an item belongs to. */
export interface SheetOf {
  readonly bookingId: number;
  readonly carId: number;
  readonly side: SheetSide;
  readonly sheetClientId: string;
  /** Undefined: the car was changed meanwhile. */
  readonly names: SheetNames | undefined;
}

export interface TakenPhoto {
  readonly id: string;
  readonly angle: PhotoAngle;
  readonly shotAt: Date;
  readonly picture: Blob;
}

/** A press of «Выдать» or «Принять»: its money, then its mark. */
export interface MarkPress {
  /** ISO 8601, by the server's clock. */
  readonly at: string;
  readonly cash: UnansweredCash;
}

/** Makes the items of a user, each with another moment: it is their order. */
export function itemMaker(userId: number) {
  let lastMoment = 0;
  const base = ({ bookingId, carId, side, sheetClientId, names }: SheetOf, id: string) => {
    lastMoment = Math.max(Date.now(), lastMoment + 1);
    const createdAt = lastMoment;
    const start = { state: 'waiting', problem: null } as const;
    return { id, userId, bookingId, carId, side, sheetClientId, names, createdAt, ...start };
  };
  return {
    photo: (of: SheetOf, { id, angle, shotAt }: TakenPhoto): QueuedPhoto => ({
      ...base(of, id),
      kind: 'photo',
      angle,
      shotAt: shotAt.toISOString(),
      url: null,
    }),

    sheet: (of: SheetOf, input: HandoverSheetInput): QueuedSheet => ({
      ...base(of, of.sheetClientId),
      kind: 'sheet',
      input,
    }),

    facts(of: SheetOf, { at, cash }: MarkPress): readonly QueuedFact[] {
      const entries = cash.entries.map((entry, index) => ({
        ...base(of, entry.key),
        kind: 'cash' as const,
        entry,
        triedAt: cash.isTried && index === 0 ? Date.now() : null,
      }));
      const start = { isConfirmed: false, asksConfirmation: false, triedAt: null } as const;
      return [...entries, { ...base(of, newIdempotencyKey()), kind: 'mark', at, ...start }];
    },
  };
}
