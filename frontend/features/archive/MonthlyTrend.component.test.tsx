import { button, renderSignedIn } from '@frontend/testing/render';
import { ARCHIVE_TEXTS, allMonthsText } from '@schema/texts/bookings/booking-list';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MonthlyTrend } from './MonthlyTrend';

const months = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    period: `${2025 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
    count: at + 1,
  }));
const shown = () => screen.getAllByRole('listitem').length;

test('the last twelve months are shown first, all of them on request', async () => {
  const { user } = renderSignedIn(<MonthlyTrend months={months(18)} />);
  expect(shown()).toBe(12);
  await user.click(button(allMonthsText(18)));
  expect(shown()).toBe(18);
  await user.click(button(ARCHIVE_TEXTS.lastYear));
  expect(shown()).toBe(12);
});

test('twelve months or fewer have no button', () => {
  renderSignedIn(<MonthlyTrend months={months(12)} />);
  expect(shown()).toBe(12);
  expect(screen.queryByRole('button', { name: /месяц/ })).toBeNull();
});
