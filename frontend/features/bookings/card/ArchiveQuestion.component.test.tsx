import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';
import { BOOKING } from '@frontend/testing/records';
import { button, notice, renderSignedIn } from '@frontend/testing/render';
import { type Answers, refusal } from '@frontend/testing/server';
import { BOOKING_DETAILS_TEXTS } from '@schema/texts/bookings/bookings';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ArchiveQuestion } from './ArchiveQuestion';

const OUT = { ...BOOKING, handedOverAt: BOOKING.startDate, returnedAt: null };

function ask(booking: BookingFacts, answers: Answers = {}) {
  const onArchived = vi.fn();
  const view = renderSignedIn(
    <ArchiveQuestion
      booking={booking}
      car={null}
      reason=""
      onArchived={onArchived}
      onClose={vi.fn()}
    />,
    {
      answers: {
        archiveBooking: { ...BOOKING, version: 2 },
        restoreBooking: { ...BOOKING, version: 3 },
        unmarkReturned: { ...BOOKING, version: 4 },
        ...answers,
      },
    },
  );
  return { ...view, onArchived };
}

test('archiving a booking with its car handed over names the car and marks the return', async () => {
  const { user, server, onArchived } = ask(OUT);
  await screen.findByText(/^Машина у клиента: .*Сначала отметьте возврат$/);
  await user.click(button(BOOKING_DETAILS_TEXTS.archiveReturned));
  await notice(new RegExp(`^${BOOKING_DETAILS_TEXTS.archived}`));
  expect(onArchived).toHaveBeenCalledOnce();
  expect(server.sent('ArchiveBooking')[0]?.variables).toMatchObject({
    confirmed: false,
    returned: true,
  });
  // The undo removes the mark too.
  await user.click(screen.getByRole('button', { name: KIT_TEXTS.undo }));
  await waitFor(() => expect(server.sent('UnmarkReturned')).toHaveLength(1));
  expect(server.sent('UnmarkReturned')[0]?.variables).toEqual({ id: BOOKING.id, version: 3 });
});

test('it can be archived without a return mark', async () => {
  const { user, server } = ask(OUT);
  await user.click(button(BOOKING_DETAILS_TEXTS.archiveAnyway));
  await notice(new RegExp(`^${BOOKING_DETAILS_TEXTS.archived}`));
  expect(server.sent('ArchiveBooking')[0]?.variables).toMatchObject({
    confirmed: true,
    returned: false,
  });
});

test('the server’s refusal names a car handed over on another device', async () => {
  const sentence = 'Машина у клиента: Петров П., 24.11.2026 10:00 – 26.11.2026 18:00';
  const { user, server, onArchived } = ask(BOOKING, {
    archiveBooking: ({ confirmed }: { confirmed: boolean }) => {
      if (confirmed) return { ...BOOKING, version: 2 };
      throw refusal(sentence, { code: 'CAR_NOT_RETURNED' });
    },
  });
  await user.click(button(BOOKING_DETAILS_TEXTS.archiveConfirm));
  await screen.findByText(sentence);
  expect(onArchived).not.toHaveBeenCalled();
  await user.click(button(BOOKING_DETAILS_TEXTS.archiveAnyway));
  await notice(new RegExp(`^${BOOKING_DETAILS_TEXTS.archived}`));
  expect(server.sent('ArchiveBooking')).toHaveLength(2);
});
