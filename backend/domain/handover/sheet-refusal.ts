import { SHEET_LINKS } from '@schema/texts/handover/sheet';
import type { SheetSide } from '@schema/values/handover/sheet';
import { Refusal } from '../refusal';

/**
 * The refusal of one of the two sheets of a swap: `details.side`, its message and the paths of its
 * fields name the sheet. Other errors are returned unchanged.
 */
export function refusalOfSheet(side: SheetSide, error: unknown): unknown {
  if (!(error instanceof Refusal)) return error;
  const { code, message, fields, details } = error;
  const named = Object.entries(fields ?? {}).map(([path, text]) => [
    `sheets.${side}.${path}`,
    text,
  ]);
  return new Refusal(code, `${SHEET_LINKS[side]}: ${message}`, {
    ...(fields && { fields: Object.fromEntries(named) }),
    details: { ...details, side },
  });
}
