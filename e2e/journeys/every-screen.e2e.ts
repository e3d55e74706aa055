import { expect } from 'vitest';
import { accessibilityFaults } from '../support/accessibility';
import { today } from '../support/board-facts';
import type { Device } from '../support/devices';
import { goTo } from '../support/go-to';
import { screenTest } from '../support/screen-test';

/** Every screen of a signed-in user but the board. */
const SCREENS = [
  ...['/bookings-list', '/archive', '/cars?car=1', '/clients', '/clients/1', '/logistics', '/now'],
  ...['/analytics', '/analytics/income', '/analytics/fleet/1', '/analytics/gaps', '/sources'],
  ...['/reviews', '/users', '/editor', '/reseat', '/import', `/analytics/${today()}/available`],
];

/** Each theme on each kind of device once. */
const LOOKS: Record<Device, readonly ('light' | 'dark')[]> = {
  desktop: ['light', 'dark'],
  tablet: ['light'],
  phone: ['dark'],
};

screenTest.for<Device>(['desktop', 'tablet', 'phone'])(
  'every screen is accessible and needs no horizontal scroll, on a %s',
  { timeout: 300_000 },
  async (device, { open }) => {
    const page = await open({ device, path: '/no-access', as: 'admin' });
    for (const screen of SCREENS) {
      await goTo(page, screen);
      await page.locator('h1').first().waitFor({ state: 'attached' });
      await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
      for (const colorScheme of LOOKS[device]) {
        await page.emulateMedia({ colorScheme });
        expect(await accessibilityFaults(page), `${screen} ${colorScheme}`).toEqual([]);
      }
      const { width, inner } = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        inner: window.innerWidth,
      }));
      expect(width, screen).toBeLessThanOrEqual(inner);
    }
  },
);
