import { button, renderSignedIn } from '@frontend/testing/render';
import { MESSAGES } from '@schema/messages';
import { DAY_CATEGORY_EMPTY } from '@schema/texts/day/day-detail';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { screen } from '@testing-library/react';
import { test } from 'vitest';
import { DayDetail } from './DayDetail';

const DAY = '2026-11-20';
const NO_RETURNS = { date: DAY, returns: { totalPrice: 0, bookings: [] } };

test('a list that fails to load shows an error and a retry; an empty one shows a message', async () => {
  const { user, server } = renderSignedIn(
    <DayDetail date={DAY} category="returns" whenNone={(hint) => hint} bookingLink={null} />,
    { answers: { dailyDashboard: NO_RETURNS }, isOffline: true },
  );
  await screen.findByText(MESSAGES.analytics.loadFailed);
  await screen.findByText(MESSAGES.analytics.loadFailedHint);
  server.connect();
  await user.click(button(KIT_TEXTS.retry));
  await screen.findByText(DAY_CATEGORY_EMPTY.returns);
});
