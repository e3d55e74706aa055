import { dayOf, formatDay } from '@schema/values/time/calendar';
import { expect } from 'vitest';
import { ZONE } from '../../support/board/board-facts';
import { boardGrid } from '../../support/board/board-pointer';
import { BLANK, showScreen } from '../../support/go-to';
import { type Open, screenTest } from '../../support/screen-test';
import { shiftTo } from '../../support/shifted-clock';
import { clockShiftMs } from '../../support/start-product';

/** Screens with today's events. */
const OF_TODAY = ['/now', '/logistics', '/money', '/analytics', '/bookings-list', '/sources'];

const at = (moment: string) =>
  screenTest.extend('productOptions', { scope: 'file' }, () => ({
    clockShiftMs: clockShiftMs() + shiftTo(moment, new Date(), ZONE),
  }));

/** Every screen opens with its content and nothing that failed. */
async function openScreens(open: Open): Promise<void> {
  const page = await open({ path: BLANK, as: 'admin' });
  await page.goto('/');
  await boardGrid(page).waitFor();
  const shown = await page.evaluate(() => new Date().toISOString());
  for (const screen of OF_TODAY) {
    await showScreen(page, screen);
    await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
    expect(await page.getByRole('alert').allInnerTexts(), screen).toEqual([]);
    expect((await page.getByRole('main').innerText()).length, screen).toBeGreaterThan(40);
  }
  await showScreen(page, '/logistics');
  await page
    .getByText(formatDay(dayOf(new Date(shown), ZONE)).slice(0, 5))
    .first()
    .waitFor();
}

at('23:55')('the screens of today open at five to midnight', async ({ open }) => openScreens(open));

at('00:05')('the screens of today open at five past midnight', async ({ open }) =>
  openScreens(open),
);
