import { type Swap, useSwap } from '@frontend/shared/bookings/swap/useSwap';
import type { Refusal } from '@frontend/shared/data/requests/refusal';
import { useSession } from '@frontend/shared/data/session';
import { useFormDraft } from '@frontend/shared/forms/drafts/use-form-draft';
import { useSaveForm } from '@frontend/shared/forms/use-save-form';
import { newIdempotencyKey } from '@frontend/shared/lib/idempotency-key';
import {
  emptySheet,
  isDelayedAt,
  type SheetValues,
  toHandoverSheet,
} from '@schema/forms/handover/sheet-form';
import {
  type SwapSheetsValues,
  signedBack,
  swapSheetsForm,
} from '@schema/forms/handover/swap-sheets-form';
import { MESSAGES } from '@schema/messages';
import type { SheetSide } from '@schema/values/handover/sheet';
import { useState } from 'react';
import { useChargeRows } from '../charges/use-charge-rows';
import { useMileageDoubt } from '../form/use-mileage-doubt';
import type { SheetFields } from '../form/useSheetForm';
import { nameOf, namesOf, type RentalSheets } from '../useRentalSheets';

interface SwapSheetsOptions {
  /** The rental as the return of its car ends it. */
  readonly back: RentalSheets;
  /** The rental as the new car begins it. */
  readonly out: RentalSheets;
  /** ISO instant; null: now. */
  readonly at: string | null;
  readonly onSwapped: (secondId: number) => void;
  readonly onUndone: (secondId: number) => void;
}

interface Refused {
  readonly fields: Refusal['fields'];
  readonly values: SwapSheetsValues;
}

/**
 * The form of a car swap with both sheets: one save, with a draft of each sheet on the device. A
 * swap is a promise, so it is not queued (ADR 23).
 */
export function useSwapSheets({ back, out, at, onSwapped, onUndone }: SwapSheetsOptions) {
  const { now } = useSession();
  const { bookingId, customerName } = back;
  const swap = useSwap(({ secondId }) => onUndone(secondId));
  const [initialValues] = useState((): SwapSheetsValues => {
    // The sheets of an earlier swap are of its moment.
    const moment = { at: at ?? '', isDelayed: at !== null && isDelayedAt(at, now()) };
    return {
      back: { ...emptySheet(newIdempotencyKey()), ...moment },
      out: { ...emptySheet(newIdempotencyKey()), ...moment },
    };
  });
  const doubts = { back: useMileageDoubt(), out: useMileageDoubt() };
  const [refused, setRefused] = useState<Refused | null>(null);
  /** Another customer has not returned the new car. */
  const [mustConfirm, setMustConfirm] = useState(false);
  const rowsOf = useChargeRows({ rental: back, side: 'back', carId: back.carId });
  const form = useSaveForm<SwapSheetsValues, Swap, { secondId: number }>({
    initialValues,
    shape: swapSheetsForm,
    toPayload: (values) => {
      const moment = { customerName, now: now().toISOString() };
      const charges = rowsOf(values.back) ?? [];
      const { carId } = back;
      const typed = {
        back: toHandoverSheet(signedBack(values), { side: 'back', carId, charges, ...moment }),
        out: toHandoverSheet(values.out, { side: 'out', carId: out.carId, charges: [], ...moment }),
      };
      const answerTo = (side: SheetSide) => doubts[side].answerTo(values[side].km);
      return {
        bookingId,
        version: back.version,
        from: carId,
        to: out.carId,
        title: nameOf(out),
        at,
        isConfirmed: mustConfirm,
        sheets: {
          back: { ...typed.back, mileageAnswer: answerTo('back') },
          out: { ...typed.out, mileageAnswer: answerTo('out') },
        },
      };
    },
    save: swap,
    onSaved: ({ secondId }) => {
      drafts.back.drop();
      drafts.out.drop();
      onSwapped(secondId);
    },
    onRefused: (refusal) => {
      const { values } = form;
      setRefused({ fields: refusal.fields, values });
      if (refusal.code === 'CAR_NOT_RETURNED') setMustConfirm(true);
      const side = refusal.details.side === 'back' ? 'back' : 'out';
      doubts[side].refused(values[side].km, refusal);
    },
    fallback: MESSAGES.carSwap.saveFailed,
  });
  const { values, update } = form;
  const set = (side: SheetSide, change: (was: SheetValues) => SheetValues) =>
    update((was) => ({ ...was, [side]: change(was[side]) }));
  const draftOf = (side: SheetSide, carId: number) => ({
    draft: {
      kind: 'handoverSheet' as const,
      name: `sheet-${bookingId}-swap-${side}`,
      basis: String(carId),
    },
    values: values[side],
    isUnsaved: JSON.stringify(values[side]) !== JSON.stringify(initialValues[side]),
    restore: (restored: SheetValues) => set(side, () => restored),
  });
  const drafts = {
    back: useFormDraft(draftOf('back', back.carId)),
    out: useFormDraft(draftOf('out', out.carId)),
  };

  /** Message of the server about a field, until it changes. */
  const refusedWord = (side: SheetSide, name: keyof SheetValues) =>
    refused?.values[side][name] === values[side][name]
      ? (refused.fields[`sheets.${side}.${name}`] ?? null)
      : null;
  const fieldsOf = (side: SheetSide, rental: RentalSheets): SheetFields => ({
    values: side === 'back' ? signedBack(values) : values.out,
    update: (change) => set(side, change),
    errorOf: (name) => form.errorAt(`${side}.${name}`) ?? refusedWord(side, name),
    errorAt: (path) => form.errorAt(`${side}.${path}`),
    ...doubts[side].about(values[side].km),
    explain: (answer) => {
      doubts[side].explain(values[side].km, answer);
      void form.submit();
    },
    carId: rental.carId,
    names: namesOf(rental),
    chargeRows: side === 'back' ? rowsOf(values.back) : null,
  });
  const restoredOf = (side: SheetSide) => ({
    restoredAt: drafts[side].restoredAt,
    removeRestored: () => set(side, () => ({ ...initialValues[side] })),
  });
  return {
    ...form,
    mustConfirm,
    back: { fields: fieldsOf('back', back), restored: restoredOf('back') },
    out: { fields: fieldsOf('out', out), restored: restoredOf('out') },
  };
}
export type SwapSheetsForm = ReturnType<typeof useSwapSheets>;
