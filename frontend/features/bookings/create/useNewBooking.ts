import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';
import { useAwaitedTotal } from '@frontend/shared/bookings/terms/use-awaited-total';
import { settledTotal, usePriceEstimate } from '@frontend/shared/bookings/terms/usePriceEstimate';
import { useSources } from '@frontend/shared/bookings/useSources';
import type { CarKnowledge } from '@frontend/shared/cars/car-facts';
import { useCommand } from '@frontend/shared/data/commands/use-command';
import { computedForm } from '@frontend/shared/forms/computed-form';
import { useDraftSaveForm } from '@frontend/shared/forms/drafts/use-draft-save-form';
import {
  type BookingCreatePayload,
  bookingCreateForm,
  toBookingCreatePayload,
} from '@schema/forms/bookings/booking-create';
import { MESSAGES } from '@schema/messages';
import { useState } from 'react';
import { CreateBookingWithCustomerDocument } from '../bookings.generated';
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
  readonly onCreated: (booking: BookingFacts) => void;
}

/** State of the new-booking form: values, live estimate, sources and save. */
export function useNewBooking({ draft, cars, onCreated }: NewBookingOptions) {
  const create = useCommand('createBookingWithCustomer', CreateBookingWithCustomerDocument);
  const [initialValues] = useState(() =>
    newBookingValues(draft, cars.car(draft.carId)?.depositAmount ?? 0),
  );
  const typed = useDraftSaveForm<NewBookingValues, BookingCreatePayload, BookingFacts>({
    initialValues,
    shape: bookingCreateForm,
    // The sources may arrive while the estimate is loading.
    toPayload: (values) => toBookingCreatePayload(values.carId, priced(values)),
    save: async (input, key) =>
      (await create({ input }, { key, carIds: [input.carId] })).createBookingWithCustomer,
    onSaved: onCreated,
    fallback: MESSAGES.booking.saveFailed,
    isUnsaved: (values) => isTouched(initialValues, values),
    awaited: async (values) =>
      values.priceOrigin === 'estimate' ? priced(values, await totalOf(values)) : priced(values),
    draft: {
      kind: 'newBooking',
      name: `new-booking:${draft.carId}`,
      basis: [initialValues.startDate, initialValues.endDate, draft.extended?.id].join(' '),
    },
  });
  const estimate = usePriceEstimate(typed.values);
  const totalOf = useAwaitedTotal(typed.values, estimate);
  const sources = useSources();
  const firstSourceId = sources.options[0]?.id ?? null;
  /** Applies the first source and the estimate, roubles; undefined: no estimate yet. */
  const priced = (values: NewBookingValues, total?: number | null) => {
    const sourced = withDefaultSource(values, firstSourceId);
    return total === undefined ? sourced : withEstimate(sourced, total);
  };
  const total = settledTotal(estimate);
  const form = computedForm(typed, (values: NewBookingValues) => priced(values, total));
  return { ...form, estimate, sources };
}
