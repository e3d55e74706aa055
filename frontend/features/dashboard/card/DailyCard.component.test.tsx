import { button, renderSignedIn } from '@frontend/testing/render';
import { MESSAGES } from '@schema/messages';
import { CASHBOX_TEXTS, DAILY_TEXTS } from '@schema/texts/day/daily';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import DailyCard from './DailyCard';

const DAY = {
  date: '2026-11-20',
  cashboxTotal: 12_500,
  fleetLoadPercent: 50,
  totalCars: 8,
  availableCars: 4,
  handovers: { count: 1 },
  returns: { count: 2 },
  service: { count: 0 },
  newBookings: { count: 3, totalPrice: 27_000 },
  cashboxDetails: [],
  cashboxManualEntries: [],
};
const CARD = <DailyCard isOpen onToggle={vi.fn()} />;
const ANSWERS = { dailyDashboard: DAY };

test('a day that fails to load shows an error and a retry', async () => {
  const { user, server } = renderSignedIn(CARD, { answers: ANSWERS, isOffline: true });
  const failed = await screen.findByRole('alert');
  expect(failed.textContent).toContain(MESSAGES.analytics.loadFailed);
  expect(failed.textContent).toContain(MESSAGES.analytics.loadFailedHint);
  server.connect();
  await user.click(button(KIT_TEXTS.retry));
  const returns = await screen.findByRole<HTMLAnchorElement>('link', {
    name: `${DAILY_TEXTS.returns} 2`,
  });
  expect(new URL(returns.href).pathname).toBe('/analytics/2026-11-20/returns');
});

test('without view_analytics the figures have no links; the cashbox opens', async () => {
  const { user } = renderSignedIn(CARD, {
    answers: ANSWERS,
    user: { permissions: ['view_board'] },
  });
  await screen.findByText(DAILY_TEXTS.returns);
  expect(screen.queryByRole('link')).toBeNull();
  await user.click(await screen.findByRole('button', { name: /12\s500/ }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText(CASHBOX_TEXTS.total);
});
