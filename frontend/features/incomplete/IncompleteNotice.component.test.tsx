import { button, renderSignedIn } from '@frontend/testing/render';
import { MESSAGES } from '@schema/messages';
import { INCOMPLETE_TEXTS, ISSUE_TITLES, incompleteText } from '@schema/texts/bookings/incomplete';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import IncompleteNotice from './IncompleteNotice';

const ISSUES = Object.fromEntries(Object.keys(ISSUE_TITLES).map((name) => [name, false]));
const record = (id: number) => ({
  id,
  carId: null,
  carTitle: null,
  licensePlate: null,
  version: 1,
  cancelledAt: null,
  customerName: 'Вероника',
  customerPhone: '12-34',
  sourceId: null,
  notes: null,
  startDate: null,
  endDate: null,
  rawStartDate: 'завтра',
  rawEndDate: null,
  totalPrice: null,
  depositAmount: null,
  depositComment: null,
  issues: ISSUES,
});
const found = (count: number) => ({
  incompleteBookings: { items: Array.from({ length: count }, (_, at) => record(at + 1)) },
});

test('a failed check shows an error and a retry; the notice opens the list', async () => {
  const onOpen = vi.fn();
  const { user, server } = renderSignedIn(<IncompleteNotice onOpen={onOpen} />, {
    answers: found(2),
    isOffline: true,
  });
  const failed = await screen.findByRole('alert');
  expect(failed.textContent).toContain(MESSAGES.incomplete.checkFailed);
  expect(failed.textContent).toContain(MESSAGES.incomplete.checkFailedHint);
  server.connect();
  await user.click(button(MESSAGES.incomplete.refresh));
  await screen.findByText(incompleteText(2));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(button(INCOMPLETE_TEXTS.open));
  expect(onOpen).toHaveBeenCalledOnce();
});

test('a hidden notice is shown again when there are more', async () => {
  const { user, unmount } = renderSignedIn(<IncompleteNotice onOpen={vi.fn()} />, {
    answers: found(2),
  });
  await screen.findByText(incompleteText(2));
  await user.click(button(INCOMPLETE_TEXTS.hide));
  await waitFor(() => expect(screen.queryByText(incompleteText(2))).toBeNull());
  unmount();
  renderSignedIn(<IncompleteNotice onOpen={vi.fn()} />, { answers: found(3) });
  await screen.findByText(incompleteText(3));
});
