import type { SheetSide } from '@schema/values/handover/sheet';
import type { MarkedMoment } from '@schema/values/money/at-mark';

/** «/handover/7/out»: the sheet of a handover, «/handover/7/back»: of a return. */
export const handoverPath = (bookingId: number, side: SheetSide): string =>
  `/handover/${bookingId}/${side}`;

interface SheetsOfSwap {
  /** The car that continues the rental. */
  readonly carId: number;
  /** ISO instant; null: now. */
  readonly at: string | null;
}

/** «/handover/7/swap?car=3&at=»: the sheets of a car swap. */
export const swapSheetsPath = (bookingId: number, { carId, at }: SheetsOfSwap): string =>
  `/handover/${bookingId}/swap?${new URLSearchParams({ car: String(carId), at: at ?? '' })}`;

/** «Сейчас», which lists the sheets that are due without a network. */
const DUE_PATH = '/now';

/** Whether the page of this path can be shown from the sheets saved on the device. */
export const isOfSheets = (path: string): boolean => path === DUE_PATH || isSheet(path);

export const isSheet = (path: string): boolean => path.startsWith('/handover/');

/** The sheet that belongs to a mark. */
export const sideOfMark = (kind: MarkedMoment): SheetSide => (kind === 'handover' ? 'out' : 'back');
