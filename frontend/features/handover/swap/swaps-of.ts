import type { SheetSide } from '@schema/values/handover/sheet';

interface Car {
  readonly carTitle: string;
  readonly licensePlate: string;
}

/** A part of a rental; its start is an ISO instant. */
interface Part extends Car {
  readonly startDate: string;
}

interface OtherPart extends Part {
  readonly id: number;
}

interface ShownSwap {
  readonly from: Car;
  readonly to: Car;
  /** ISO instant. */
  readonly at: string;
  /** The sheet of the other car. */
  readonly sheet: { readonly id: number; readonly side: SheetSide };
}

/** The swaps that begin and end a part; `others`: the other parts of its rental, by start. */
export function swapsOf(own: Part, others: readonly OtherPart[]): readonly ShownSwap[] {
  const start = Date.parse(own.startDate);
  const before = others.findLast(({ startDate }) => Date.parse(startDate) < start);
  const after = others.find(({ startDate }) => Date.parse(startDate) > start);
  return [
    ...(before
      ? [
          {
            from: before,
            to: own,
            at: own.startDate,
            sheet: { id: before.id, side: 'back' as const },
          },
        ]
      : []),
    ...(after
      ? [
          {
            from: own,
            to: after,
            at: after.startDate,
            sheet: { id: after.id, side: 'out' as const },
          },
        ]
      : []),
  ];
}
