import {
  type EstimateView,
  settledTotal,
  usePriceEstimate,
} from '@frontend/shared/bookings/terms/usePriceEstimate';
import { useSources } from '@frontend/shared/bookings/useSources';
import type { CarKnowledge } from '@frontend/shared/cars/car-facts';
import { useCommand } from '@frontend/shared/data/commands/use-command';
import { useKeptSaveForm } from '@frontend/shared/forms/kept/use-kept-save-form';
import {
  type BookingCreatePayload,
  bookingCreateForm,
  toBookingCreatePayload,
} from '@schema/forms/bookings/booking-create';
import { MESSAGES } from '@schema/messages';
import { useEffect, useState } from 'react';
import { CreateBookingWithCustomerDocument } from '../bookings.generated';
import { useSaveAfterPrice } from '../edit/useSaveAfterPrice';
import type { BookingDraft } from './booking-draft';
import {
  isTouched,
  type NewBookingValues,
  newBookingValues,
  withDefaultSource,
  withEstimate,
} from './new-booking-values';

interface NewBookingOptions {
  readonly draft: BookingDraft;
  readonly cars: CarKnowledge;
  readonly onCreated: () => void;
}

const toPayload = (values: NewBookingValues) => toBookingCreatePayload(values.carId, values);

/** State of the new-booking form: values, live estimate, sources and save. */
export function useNewBooking({ draft, cars, onCreated }: NewBookingOptions) {
  const create = useCommand('createBookingWithCustomer', CreateBookingWithCustomerDocument);
  const [initialValues] = useState(() =>
    newBookingValues(draft, cars.car(draft.carId)?.depositAmount ?? 0),
  );
  const form = useKeptSaveForm<NewBookingValues, BookingCreatePayload, unknown>({
    initialValues,
    shape: bookingCreateForm,
    toPayload,
    save: (input, key) => create({ input }, { key, carIds: [input.carId] }),
    onSaved: onCreated,
    fallback: MESSAGES.booking.saveFailed,
    isUnsaved: (values) => isTouched(initialValues, values),
    draft: {
      kind: 'newBooking',
      name: `new-booking:${draft.carId}`,
      basis: [initialValues.startDate, initialValues.endDate, draft.extended?.id].join(' '),
    },
  });
  const { update, submit } = form;

  const estimate = usePriceEstimate(form.values);
  const total = settledTotal(estimate);
  useEffect(() => {
    if (total !== undefined) update((values) => withEstimate(values, total));
  }, [total, update]);

  const sources = useSources();
  const firstSourceId = sources.options[0]?.id ?? null;
  useEffect(() => {
    update((values) => withDefaultSource(values, firstSourceId));
  }, [firstSourceId, update]);

  const removeRestored = () => {
    const own = withDefaultSource(initialValues, firstSourceId);
    form.reset(total === undefined ? own : withEstimate(own, total));
  };
  const isPriceComing = isComing(estimate, total, form.values);
  const { isWaiting, save } = useSaveAfterPrice(isPriceComing, submit);

  return {
    ...form,
    removeRestored,
    estimate,
    sources,
    isPending: form.isPending || isWaiting,
    save,
  };
}

/** Will a pending estimate change the price in the form? A typed price waits for none. */
function isComing(view: EstimateView, total: number | null | undefined, values: NewBookingValues) {
  if (values.priceOrigin !== 'estimate') return false;
  if (total !== undefined) return withEstimate(values, total) !== values;
  return view.state === 'loading' || view.state === 'recalculating';
}
