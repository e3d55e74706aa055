import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';
import { useSources } from '@frontend/shared/bookings/useSources';
import { useCommand } from '@frontend/shared/data/commands/use-command';
import { useDraftSaveForm } from '@frontend/shared/forms/drafts/use-draft-save-form';
import { typedAmount } from '@frontend/shared/forms/typed-amount';
import type { TypedPeriod } from '@frontend/shared/forms/typed-period';
import {
  type SeveralBookingsPayload,
  type SeveralBookingsValues,
  severalBookingsForm,
  toSeveralBookingsPayload,
} from '@schema/forms/bookings/several-bookings';
import { SEVERAL_BOOKINGS_MESSAGES } from '@schema/messages/several-bookings';
import { formatPhone } from '@schema/values/people/phone';
import { useState } from 'react';
import { CreateBookingsWithCustomerDocument } from '../bookings.generated';
import type { KnownCustomer } from '../create/useKnownCustomer';
import type { FreeCar } from './free-car';

/** The answer of the save. */
export interface CreatedBookings {
  readonly operationId: number;
  readonly bookings: readonly BookingFacts[];
}

interface SeveralBookingsOptions {
  readonly period: TypedPeriod;
  readonly chosen: readonly FreeCar[];
  /** Fills in the form; null: none. */
  readonly customer: KnownCustomer | null;
  readonly onCreated: (created: CreatedBookings) => void;
}

/** A car in the form: its tariff price and its own deposit. */
export const bookedCar = ({ car, totalPrice }: FreeCar): SeveralBookingsValues['cars'][number] => ({
  carId: car.id,
  totalPrice: typedAmount(totalPrice),
  depositAmount: typedAmount(car.depositAmount),
});

/** State of the form of several cars: values, sources and save. */
export function useSeveralBookings(options: SeveralBookingsOptions) {
  const { period, chosen, customer, onCreated } = options;
  const create = useCommand('createBookingsWithCustomer', CreateBookingsWithCustomerDocument);
  const sources = useSources();
  const firstSourceId = sources.options[0]?.id ?? null;
  const [initialValues] = useState<SeveralBookingsValues>(() => ({
    fullName: customer?.fullName ?? '',
    phone: customer?.phone ? formatPhone(customer.phone) : '',
    depositComment: '',
    notes: '',
    sourceId: undefined,
    cars: chosen.map(bookedCar),
  }));
  const sourced = (values: SeveralBookingsValues) =>
    values.sourceId === undefined ? { ...values, sourceId: firstSourceId } : values;
  const form = useDraftSaveForm<SeveralBookingsValues, SeveralBookingsPayload, CreatedBookings>({
    initialValues,
    shape: severalBookingsForm,
    toPayload: (values) => toSeveralBookingsPayload(period, sourced(values)),
    save: async (input, key) => {
      const carIds = input.cars.map(({ carId }) => carId);
      return (await create({ input: { ...input, cars: [...input.cars] } }, { key, carIds }))
        .createBookingsWithCustomer;
    },
    onSaved: onCreated,
    fallback: SEVERAL_BOOKINGS_MESSAGES.failed,
    draft: {
      kind: 'newBooking',
      name: 'several-bookings',
      basis: [period.startDate, period.endDate, ...chosen.map(({ car }) => car.id)].join(' '),
    },
  });
  return { ...form, sources, sourceId: sourced(form.values).sourceId ?? null };
}
