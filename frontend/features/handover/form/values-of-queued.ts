import { typedOfSent } from '@schema/forms/handover/sheet-charges';
import { emptySheet, type SheetValues } from '@schema/forms/handover/sheet-form';
import type { QueuedSheet } from '../queue/queue-items';

const typed = (value: number | null | undefined): string => (value == null ? '' : String(value));

/** The form of a sheet that the server refused, with the ID that its photos refer to. */
export function valuesOfQueued(
  { sheetClientId, input }: Pick<QueuedSheet, 'sheetClientId' | 'input'>,
  customerName: string,
): SheetValues {
  const signerName = input.signerName ?? '';
  const damages = (input.damages ?? []).map((damage, at) => ({ ...damage, key: String(at) }));
  return {
    ...emptySheet(sheetClientId),
    hasPhotos: true,
    at: input.at ?? '',
    isDelayed: input.delayReason != null,
    delayReason: input.delayReason ?? '',
    km: typed(input.km),
    fuel: typed(input.fuel),
    damages: JSON.stringify(damages),
    mendedDamageIds: JSON.stringify(input.mendedDamageIds ?? []),
    accessories: JSON.stringify(input.accessories ?? []),
    charges: JSON.stringify(typedOfSent(input.charges ?? [])),
    signatureWay: input.signatureWay ?? 'finger',
    signature: JSON.stringify(input.signature ?? []),
    isOther: signerName !== '' && signerName !== customerName,
    signerName: signerName === customerName ? '' : signerName,
    absenceReason: input.absenceReason ?? '',
    comment: input.comment ?? '',
  };
}
