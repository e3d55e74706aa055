import { shapeOf } from '../fields/fields';
import { handoverSheetForm, SHEET_FORM_ORDER, type SheetValues } from './sheet-form';

/** The two sheets of a car swap as typed. The signature is that of `out`; it is under both. */
export interface SwapSheetsValues {
  readonly back: SheetValues;
  readonly out: SheetValues;
}

const SIGNATURE_FIELDS = [
  'signatureWay',
  'signature',
  'isOther',
  'signerName',
  'absenceReason',
] as const satisfies readonly (keyof SheetValues)[];

/** The sheets of a car swap in the form. */
export const swapSheetsForm = shapeOf(
  {
    back: handoverSheetForm.omit(['signatureWay', 'signature', 'signerName', 'absenceReason']),
    out: handoverSheetForm,
  },
  SHEET_FORM_ORDER,
);

/** The return as it is saved: with the signature of both. */
export function signedBack({ back, out }: SwapSheetsValues): SheetValues {
  const signature = SIGNATURE_FIELDS.map((name) => [name, out[name]]);
  return { ...back, ...Object.fromEntries(signature) };
}
