import { MESSAGES } from '@schema/messages';
import { HANDOVER_MESSAGES, SWAP_SHEET_MESSAGES } from '@schema/messages/handover';
import type { SheetSide } from '@schema/values/handover/sheet';
import { choice, flag, optionalVersion, partOf, reference, shapeOf } from '../fields/fields';
import { optionalInstant } from '../fields/period-fields';
import { SHEET_ORDER, sheetFields } from '../handover/sheet';

const { booking, carSwap } = MESSAGES;
const { needed, sideOther } = SWAP_SHEET_MESSAGES;
const { sideInvalid } = HANDOVER_MESSAGES;

/** The sheet of one side. */
const sheetOf = (only: SheetSide) =>
  partOf(
    {
      ...sheetFields,
      side: choice([only], sideOther).defined(sideInvalid).nonNullable(sideInvalid),
    },
    needed,
  );

const sheets = { back: sheetOf('back'), out: sheetOf('out') };

/** The new car of a rental and the time of the swap, absent: now; optionally its two sheets. */
export const carSwapPayload = shapeOf(
  {
    carId: reference(booking.carRequired),
    at: optionalInstant(carSwap.momentInvalid),
    version: optionalVersion(),
    confirmed: flag(),
    sheets: partOf(sheets, needed).optional().nullable().default(null),
  },
  [booking.carRequired, carSwap.momentInvalid, needed, ...SHEET_ORDER],
);
