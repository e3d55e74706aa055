import type { CarEventFacts } from '@frontend/shared/cars/car-facts';
import { BOOKING, CAR, CARS, estimateOf, SOURCES } from '@frontend/testing/records';
import { renderSignedIn } from '@frontend/testing/render';
import type { Answers } from '@frontend/testing/server';
import { vi } from 'vitest';
import type { BoardDialog } from '../address/board-dialog';
import CreateEventDialog from '../create-event/CreateEventDialog';

export const DAYS = {
  kind: 'days',
  carId: CAR.id,
  fromDay: '2026-11-24',
  toDay: '2026-11-26',
} as const;
const ANSWERS: Answers = {
  sources: SOURCES,
  estimatePrice: estimateOf,
  findCustomers: [],
  carAvailability: { inTheWay: [], releaseAt: null, next: null, unreturned: null },
  createBookingWithCustomer: BOOKING,
};

interface NewEvent extends Pick<NonNullable<Parameters<typeof renderSignedIn>[1]>, 'user'> {
  readonly dialog?: Extract<BoardDialog, { kind: 'days' | 'period' | 'extension' }>;
  readonly answers?: Answers;
  readonly events?: readonly CarEventFacts[];
}

/** Renders the dialog of a new event over a board with these events. */
export function renderNewEvent({ dialog = DAYS, answers, user, events = [] }: NewEvent = {}) {
  const onClose = vi.fn();
  const knowledge = {
    ...CARS,
    events: () => events,
    isReady: () => true,
    booking: () => null,
    maintenance: () => null,
  };
  const view = renderSignedIn(
    <CreateEventDialog
      dialog={dialog}
      knowledge={knowledge}
      address="/?new=event"
      onOpenBooking={vi.fn()}
      onClose={onClose}
    />,
    { answers: { ...ANSWERS, ...answers }, ...(user && { user }) },
  );
  return { ...view, onClose };
}
