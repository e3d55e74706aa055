import type { UnansweredCash } from '@frontend/shared/bookings/marks/cash-entry';
import type { PageMoney } from '@frontend/shared/bookings/marks/useMarkPress';
import { useSession } from '@frontend/shared/data/session';
import { formDrafts } from '@frontend/shared/forms/drafts/form-drafts';
import { useDraftSaveForm } from '@frontend/shared/forms/drafts/use-draft-save-form';
import { newIdempotencyKey } from '@frontend/shared/lib/idempotency-key';
import {
  emptySheet,
  handoverSheetForm,
  type SheetValues,
  toHandoverSheet,
} from '@schema/forms/handover/sheet-form';
import { HANDOVER_MESSAGES } from '@schema/messages/handover';
import type { MileageAnswer } from '@schema/values/fleet/mileage';
import type { SheetSide } from '@schema/values/handover/sheet';
import { useRef, useState } from 'react';
import { useChargeRows } from '../charges/use-charge-rows';
import type { SheetOf } from '../queue/new-items';
import type { QueuedSheet } from '../queue/queue-items';
import { useQueueSheet } from '../queue/use-queue';
import { namesOf, type RentalSheets } from '../useRentalSheets';
import { useMileageDoubt } from './use-mileage-doubt';
import { valuesOfQueued } from './values-of-queued';

/** What follows the save: nothing, the mark with its questions, or the mark with known money. */
export type NextStep =
  | { readonly as: 'sheet' | 'marked' }
  /** `money` null: without money. */
  | { readonly as: 'paid'; readonly money: PageMoney | null };

/** The money of the mark that follows; null: no mark follows. */
function cashOf(next: NextStep): UnansweredCash | null {
  if (next.as === 'sheet') return null;
  const money = next.as === 'paid' ? next.money : null;
  return money?.left() ?? { entries: [], isTried: false };
}

/**
 * What follows a save that records this number of charges; null: the money of the page is invalid,
 * so nothing is saved.
 */
type ChosenStep = (charges: number) => NextStep | null;

interface SheetFormOptions {
  readonly rental: RentalSheets;
  readonly side: SheetSide;
  /** A refused sheet of the device to mend; null: a new one. */
  readonly queued: QueuedSheet | null;
  readonly onSaved: (saved: 'sent' | 'queued', next: NextStep, sheet: SheetOf) => void;
}

/**
 * The form of a sheet. Its values, with the ID that the photos refer to, are stored on the device
 * until the sheet is saved.
 */
export function useSheetForm({ rental, side, queued, onSaved }: SheetFormOptions) {
  const { now, user } = useSession();
  const save = useQueueSheet();
  const { bookingId, customerName } = rental;
  const name = `sheet-${bookingId}-${side}`;
  const [initialValues] = useState(() =>
    queued ? valuesOfQueued(queued, rental.customerName) : emptySheet(newIdempotencyKey()),
  );
  // The sheet is about this car, even when the rental is continued in another one meanwhile.
  const [carId] = useState(() => {
    const begun = formDrafts(user.id, now()).find((form) => form.name === name);
    return queued?.carId ?? (Number(begun?.basis) || rental.carId);
  });
  const [names] = useState(
    () => queued?.names ?? (carId === rental.carId ? namesOf(rental) : undefined),
  );
  const chosen = useRef<ChosenStep>(() => ({ as: 'sheet' }));
  const next = useRef<NextStep>({ as: 'sheet' });
  const mileage = useMileageDoubt();
  const rowsOf = useChargeRows({ rental, side, carId });
  const form = useDraftSaveForm({
    initialValues,
    draft: { kind: 'handoverSheet', name, basis: String(carId) },
    shape: handoverSheetForm,
    toPayload: (values: SheetValues) => {
      const at = now().toISOString();
      const charges = rowsOf(values) ?? [];
      const sheet = toHandoverSheet(values, { side, carId, customerName, charges, now: at });
      return { ...sheet, mileageAnswer: mileage.answerTo(values.km) };
    },
    save: async (input) => {
      const of = { bookingId, carId, names };
      const saved = await save(input, { ...of, cash: cashOf(next.current) });
      return { saved, sheet: { ...of, side, sheetClientId: input.clientId } };
    },
    onSaved: ({ saved, sheet }) => onSaved(saved, next.current, sheet),
    onRefused: (refusal) => {
      mileage.refused(form.values.km, refusal);
    },
    fallback: HANDOVER_MESSAGES.saveFailed,
  });
  const rows = rowsOf(form.values);
  const submit = async () => {
    const step = chosen.current(rows?.filter(({ isOn }) => isOn).length ?? 0);
    if (!step) return;
    next.current = step;
    await form.submit();
  };
  return {
    ...form,
    carId,
    names,
    /** Proposed and own charges; null: none can be recorded. */
    chargeRows: rows,
    /** Message about the typed mileage with its answers. */
    ...mileage.about(form.values.km),
    /** Saves with an explanation of the mileage. */
    explain: (given: MileageAnswer) => {
      mileage.explain(form.values.km, given);
      void submit();
    },
    /** Saves with what follows. */
    submit,
    /** Chooses what follows the next saves. */
    saveAs: (step: ChosenStep) => {
      chosen.current = step;
    },
  };
}
export type SheetForm = ReturnType<typeof useSheetForm>;

/** The fields of a sheet, of a page with one sheet or with two. */
export type SheetFields = Pick<
  SheetForm,
  | 'values'
  | 'update'
  | 'errorOf'
  | 'errorAt'
  | 'doubt'
  | 'answers'
  | 'explain'
  | 'carId'
  | 'names'
  | 'chargeRows'
>;
