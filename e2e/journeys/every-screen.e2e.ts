import { expect } from 'vitest';
import { accessibilityFaults } from '../support/accessibility';
import { today } from '../support/board/board-facts';
import type { Device } from '../support/devices';
import { BLANK, goTo, showScreen } from '../support/go-to';
import { screenTest } from '../support/screen-test';

/** Screens that no other journey loads by their address; loaded once, on the desktop. */
const LOADED = ['/company/backups', '/money/debtors', '/money/deposits', '/money/advances'];
/** Every other screen of a signed-in user but the board: shown without a load. */
const SHOWN = [
  '/bookings-list',
  '/archive',
  '/cars?car=1',
  '/cars/1/state',
  '/handover/1/out',
  '/handover/1/swap?car=2',
  '/clients',
  '/clients/1',
  '/logistics',
  '/now',
  '/analytics',
  '/analytics/income',
  '/analytics/fleet/1',
  '/analytics/gaps',
  '/sources',
  '/reviews',
  '/users',
  '/company',
  '/editor',
  '/reseat',
  '/sheets',
  '/papers',
  '/money',
  '/import',
  '/help',
  `/analytics/${today()}/available`,
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
    const page = await open({ ...look, path: BLANK, as: 'admin' });
    for (const [at, screen] of [...LOADED, ...SHOWN].entries()) {
      const isLoaded = look.device === 'desktop' && LOADED.includes(screen);
      if (at === 0 || isLoaded) await goTo(page, screen);
      else await showScreen(page, screen);
      await page.locator('h1').first().waitFor({ state: 'attached' });
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

screenTest('a name without the visible text is found', async ({ open }) => {
  const page = await open({ path: BLANK });
  await page.setContent(
    '<html lang="ru"><title>Имя</title><main><h1>Имя</h1><button aria-label="Скачать">XLSX</button></main></html>',
  );
  expect(await accessibilityFaults(page)).toEqual([
    expect.stringMatching(/^label-content-name-mismatch: .*button$/),
  ]);
});

screenTest('only distinct rows of a list are checked', async ({ open }) => {
  const page = await open({ path: BLANK });
  const row = '<li><button>Открыть</button></li>';
  await page.setContent(
    `<html lang="ru"><title>Список</title><style>button { min-height: 30px; min-width: 30px }</style><main><h1>Список</h1><ul>${row.repeat(9)}<li><button></button></li></ul></main></html>`,
  );
  expect(await accessibilityFaults(page)).toEqual([
    expect.stringMatching(/^button-name: .*li:nth-child\(10\) > button$/),
  ]);
  await page
    .locator('button')
    .last()
    .evaluate((button) => {
      button.textContent = 'Открыть';
    });
  expect(await accessibilityFaults(page)).toEqual([]);
});
