import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';
import { useAwaitedTotal } from '@frontend/shared/bookings/terms/use-awaited-total';
import { settledTotal, usePriceEstimate } from '@frontend/shared/bookings/terms/usePriceEstimate';
import { offerCommandUndo } from '@frontend/shared/data/commands/offer-command-undo';
import { useCommand } from '@frontend/shared/data/commands/use-command';
import { useZone } from '@frontend/shared/data/session';
import { computedForm } from '@frontend/shared/forms/computed-form';
import { useDraftSaveForm } from '@frontend/shared/forms/drafts/use-draft-save-form';
import { rebased } from '@frontend/shared/forms/rebase';
import { hasNewerVersion, useNewer } from '@frontend/shared/forms/use-newer';
import { bookingEditForm, toBookingEditPayload } from '@schema/forms/bookings/booking-edit';
import { MESSAGES } from '@schema/messages';
import { BOOKING_DETAILS_TEXTS } from '@schema/texts/bookings/bookings';
import { useState } from 'react';
import { UpdateBookingDocument } from '../bookings.generated';
import { bookingChanges } from './booking-changes';
import {
  changedRemarks,
  type EditBookingValues,
  editBookingValues,
  followsEstimate,
  formerInput,
  isChanged,
  isMoved,
  PRICED_FIELDS,
  withEstimate,
} from './edit-booking-values';

interface EditBookingOptions {
  /** The latest version from the server. */
  readonly booking: BookingFacts;
  readonly isReadOnly: boolean;
  readonly onSaved: () => void;
  /** Called on STALE: refetches the booking. */
  readonly onStale: () => void;
}

/** State of the edit form: values, estimate, another user's newer version and save. */
export function useEditBooking({ booking, isReadOnly, onSaved, onStale }: EditBookingOptions) {
  const update = useCommand('updateBooking', UpdateBookingDocument);
  const [opened, setOpened] = useState(booking);
  const offerUndo = useUndoEdit();
  const zone = useZone();
  const typed = useDraftSaveForm({
    initialValues: editBookingValues(opened),
    shape: bookingEditForm,
    toPayload: ({ carId, ...values }: EditBookingValues) => ({
      ...toBookingEditPayload(values),
      ...changedRemarks(opened, { carId, ...values }),
      ...(carId !== opened.carId && { carId }),
      version: opened.version,
    }),
    save: (input) =>
      update(
        { id: booking.id, input },
        { carIds: [opened.carId, ...(input.carId ? [input.carId] : [])] },
      ),
    onSaved: ({ updateBooking: { version } }) => {
      offerUndo(opened, typed.values, version);
      onSaved();
    },
    fallback: MESSAGES.booking.updateFailed,
    // With unchanged dates and car, the total is the booking's own.
    isUnsaved: (values) =>
      isChanged(opened, isMoved(opened, values) ? values : withEstimate(values, opened, null)),
    awaited: async (values) =>
      priced(values, followsEstimate(opened, values) ? await totalOf(values) : null),
    onRefused: ({ code }) => {
      if (code === 'STALE') onStale();
    },
    draft: isReadOnly
      ? null
      : { kind: 'booking', name: `booking:${booking.id}`, basis: String(opened.version) },
  });

  /** Applies the estimate, roubles; undefined: no estimate yet. */
  const priced = (values: EditBookingValues, total: number | null | undefined) =>
    total === undefined ? values : withEstimate(values, opened, total);
  const hasMoved = isMoved(opened, typed.values) && !isReadOnly;
  const estimate = usePriceEstimate(typed.values, hasMoved);
  const totalOf = useAwaitedTotal(typed.values, estimate);
  const total = settledTotal(estimate);
  const form = computedForm(typed, (values: EditBookingValues) => priced(values, total));

  const newer = useNewer({
    record: booking,
    opened,
    open: setOpened,
    form,
    valuesOf: editBookingValues,
    isNewer: hasNewerVersion,
    // Only fields outside this form changed, such as a mark.
    isSame: (record, was) => !isChanged(record, editBookingValues(was)),
    changesOf: (was, now) => bookingChanges(was, now, zone),
    rebase: (was, fresh, values) => rebased(was, fresh, values, PRICED_FIELDS),
  });

  return {
    ...form,
    opened,
    /** The estimate of the new dates or car; null while both are unchanged. */
    estimate: hasMoved ? estimate : null,
    newer,
    canSave: form.isUnsaved && !isReadOnly && !form.isPending,
  };
}

/** The notice of a saved edit, which offers to undo it. */
function useUndoEdit() {
  const update = useCommand('updateBooking', UpdateBookingDocument);
  return (opened: BookingFacts, saved: EditBookingValues, version: number) => {
    const { id } = opened;
    const input = { ...formerInput(opened, saved), version };
    const carIds = [...new Set([opened.carId, saved.carId])];
    offerCommandUndo({
      done: BOOKING_DETAILS_TEXTS.saved,
      about: `booking:${id}`,
      run: () => update({ id, input }, { carIds }),
      undone: BOOKING_DETAILS_TEXTS.undone,
      failed: BOOKING_DETAILS_TEXTS.undoFailed,
    });
  };
}
