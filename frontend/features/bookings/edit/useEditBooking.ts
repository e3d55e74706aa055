import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';
import { settledTotal, usePriceEstimate } from '@frontend/shared/bookings/terms/usePriceEstimate';
import { useCommand } from '@frontend/shared/data/commands/use-command';
import { useKeptSaveForm } from '@frontend/shared/forms/kept/use-kept-save-form';
import { rebased } from '@frontend/shared/forms/rebase';
import { bookingEditForm, toBookingEditPayload } from '@schema/forms/bookings/booking-edit';
import { MESSAGES } from '@schema/messages';
import { useEffect, useState } from 'react';
import { UpdateBookingDocument } from '../bookings.generated';
import {
  changedRemarks,
  type EditBookingValues,
  editBookingValues,
  followsEstimate,
  isChanged,
  isMoved,
  PRICED_FIELDS,
  withEstimate,
} from './edit-booking-values';
import { useSaveAfterPrice } from './useSaveAfterPrice';
import { useUndoEdit } from './useUndoEdit';

interface EditBookingOptions {
  /** The latest version from the server. */
  readonly booking: BookingFacts;
  readonly isReadOnly: boolean;
  readonly onSaved: () => void;
  /** Called on STALE: refetches the booking. */
  readonly onStale: () => void;
}

/**
 * State of the edit form. A newer version replaces an unchanged form; with unsaved changes it is
 * returned as `newer` until the user accepts it.
 */
export function useEditBooking({ booking, isReadOnly, onSaved, onStale }: EditBookingOptions) {
  const update = useCommand('updateBooking', UpdateBookingDocument);
  const [opened, setOpened] = useState(booking);
  const offerUndo = useUndoEdit();
  const form = useKeptSaveForm({
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
      offerUndo(opened, form.values, version);
      onSaved();
    },
    fallback: MESSAGES.booking.updateFailed,
    isUnsaved: (values) => isChanged(opened, values),
    draft: isReadOnly
      ? null
      : { kind: 'booking', name: `booking:${booking.id}`, basis: String(opened.version) },
  });

  const { values, update: change, submit } = form;
  const hasMoved = isMoved(opened, values);
  const estimate = usePriceEstimate(values, hasMoved && !isReadOnly);
  const total = settledTotal(estimate);
  useEffect(() => {
    if (total !== undefined) change((was) => withEstimate(was, opened, total));
  }, [total, opened, change]);
  const isPriceComing =
    followsEstimate(opened, values) &&
    (total === undefined
      ? estimate.state !== 'invalid'
      : withEstimate(values, opened, total) !== values);
  const { isWaiting, save } = useSaveAfterPrice(isPriceComing, submit);

  const isDirty = isChanged(opened, values);
  const newer = booking.version > opened.version ? booking : null;
  const load = (fresh: BookingFacts) => {
    setOpened(fresh);
    form.reset(editBookingValues(fresh));
  };
  useEffect(() => {
    if (!newer || form.isPending) return;
    if (!isDirty) load(newer);
    // Only fields outside this form changed, such as a mark: keep the typed values.
    else if (!isChanged(newer, editBookingValues(opened))) setOpened(newer);
  });

  const isStale = form.refusal?.code === 'STALE';
  useEffect(() => {
    if (isStale) onStale();
  }, [isStale, onStale]);

  return {
    ...form,
    isPending: form.isPending || isWaiting,
    save,
    opened,
    /** The estimate of the new dates or car; null while neither was changed. */
    estimate: hasMoved && !isReadOnly ? estimate : null,
    /** The version saved by another user, when the form has unsaved changes. */
    newer: isDirty ? newer : null,
    loadNewer: () => {
      load(booking);
      const [was, fresh] = [editBookingValues(opened), editBookingValues(booking)];
      change(() => rebased(was, fresh, values, PRICED_FIELDS));
    },
    canSave: isDirty && !isReadOnly && !form.isPending && !isWaiting,
  };
}
