import { expect } from 'vitest';
import { accessibilityFaults } from '../support/accessibility';
import { today } from '../support/board-facts';
import type { Device } from '../support/devices';
import { showScreen } from '../support/go-to';
import { screenTest } from '../support/screen-test';

/** The screen that is loaded; the others are shown without a load. */
const FIRST = '/bookings-list';
/** Every other screen of a signed-in user but the board. */
const OTHERS = [
  ...['/archive', '/cars?car=1', '/clients', '/clients/1', '/logistics', '/now'],
  ...['/analytics', '/analytics/income', '/analytics/fleet/1', '/analytics/gaps', '/sources'],
  ...[
    '/reviews',
    '/users',
    '/users/backups',
    '/editor',
    '/reseat',
    '/money',
    '/money/debtors',
    '/money/deposits',
    '/import',
    `/analytics/${today()}/available`,
  ],
];

/** The widest and the narrowest screen, each theme once. */
const LOOKS: readonly { device: Device; colorScheme: 'light' | 'dark' }[] = [
  { device: 'desktop', colorScheme: 'light' },
  { device: 'phone', colorScheme: 'dark' },
];

screenTest.for(LOOKS)(
  'every screen is accessible and needs no horizontal scroll: $device, $colorScheme',
  { timeout: 300_000 },
  async (look, { open }) => {
    const page = await open({ ...look, path: FIRST, as: 'admin' });
    await page.locator('h1').first().waitFor({ state: 'attached' });
    for (const screen of [FIRST, ...OTHERS]) {
      if (screen !== FIRST) await showScreen(page, screen);
      await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
      expect(await accessibilityFaults(page), screen).toEqual([]);
      const { width, inner } = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        inner: window.innerWidth,
      }));
      expect(width, screen).toBeLessThanOrEqual(inner);
    }
  },
);
