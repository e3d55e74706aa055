import { BOOKING } from '@frontend/testing/records';
import { renderSignedIn } from '@frontend/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useBooking } from './useBooking';

const NEWER = { ...BOOKING, totalPrice: 12_000, version: 3 };

function Price({ known }: { readonly known: typeof NEWER | null }) {
  const { booking, isGone } = useBooking(BOOKING.id, known);
  return <output>{isGone ? 'нет' : booking?.totalPrice}</output>;
}

/** Opens, closes and opens again, the second time with the current booking of the board. */
function TwiceOpened({ known }: { readonly known: typeof NEWER | null }) {
  const [opened, setOpened] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setOpened((count) => count + 1)}>
        дальше
      </button>
      {opened % 2 === 1 && <Price known={opened > 1 ? known : null} />}
    </>
  );
}

async function openedTwice(first: object, known: typeof NEWER | null) {
  const view = renderSignedIn(<TwiceOpened known={known} />, {
    answers: { booking: first, rentalParts: [] },
  });
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''));
  await view.user.click(screen.getByText('дальше'));
  view.server.answer({ booking: NEWER });
  const release = view.server.hold();
  await view.user.click(screen.getByText('дальше'));
  return release;
}

const shown = () => screen.getByRole('status').textContent;

test('the cached booking is shown immediately, then the response', async () => {
  const release = await openedTwice(BOOKING, null);
  expect(shown()).toBe('9000');
  release();
  await waitFor(() => expect(shown()).toBe('12000'));
});

test('the booking of the board is shown when it is newer than the cache', async () => {
  const release = await openedTwice(BOOKING, NEWER);
  expect(shown()).toBe('12000');
  release();
});

test('a restored booking is shown while it is read again', async () => {
  const release = await openedTwice({ ...BOOKING, cancelledAt: '2026-11-20T08:00:00.000Z' }, NEWER);
  expect(shown()).toBe('12000');
  release();
  await waitFor(() => expect(shown()).toBe('12000'));
});
