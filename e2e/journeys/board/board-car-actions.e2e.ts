import { CAR_ACTIONS_TEXTS } from '@schema/texts/board/car-actions';
import { EVENT_TEXTS } from '@schema/texts/bookings/bookings';
import { BREAKDOWN_TEXTS } from '@schema/texts/bookings/breakdown';
import { MAINTENANCE_TEXTS } from '@schema/texts/fleet/maintenances';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { boxOf } from '../../support/board/board-events';
import { boardAtRest, boardGrid } from '../../support/board/board-pointer';
import { dialogOf, fieldOf } from '../../support/dialogs';
import { untilFocused } from '../../support/focus';
import { screenTest } from '../../support/screen-test';
import { tap } from '../../support/touch/touch';

const action = (page: Page, name: string) =>
  dialogOf(page).getByRole('button', { name, exact: true });

/** The middle of the head of the second row in view, CSS px. */
async function secondHead(page: Page) {
  const box = await boxOf(boardGrid(page).getByRole('rowheader').nth(1));
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The name of the second car in view. */
async function secondCar(page: Page): Promise<string> {
  await boardGrid(page).waitFor();
  await boardAtRest(page);
  return (await boardGrid(page).getByRole('rowheader').nth(1).textContent()) ?? '';
}

screenTest('the head of a row opens what can be done with its car', async ({ open }) => {
  const page = await open({ as: 'manager' });
  const name = await secondCar(page);
  const { x, y } = await secondHead(page);
  await page.mouse.click(x, y);
  await dialogOf(page).getByRole('heading', { name, exact: true }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await action(page, CAR_ACTIONS_TEXTS.breakdown).click();
  await dialogOf(page)
    .getByRole('heading', { name: new RegExp(BREAKDOWN_TEXTS.title) })
    .waitFor();
  await page.goBack();
  await dialogOf(page).waitFor({ state: 'detached' });

  // By keyboard, from any cell of the row.
  await boardGrid(page).getByRole('rowheader').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+F10');
  await action(page, CAR_ACTIONS_TEXTS.service).focus();
  await page.keyboard.press('Enter');
  await untilFocused(fieldOf(page, MAINTENANCE_TEXTS.description));
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'detached' });
});

screenTest('phone: the head of a row plans service work in two taps', async ({ open }) => {
  const page = await open({ device: 'phone', as: 'manager' });
  const name = await secondCar(page);
  await tap(page, await secondHead(page));
  await dialogOf(page).getByRole('heading', { name, exact: true }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await action(page, CAR_ACTIONS_TEXTS.service).tap();
  await dialogOf(page).getByRole('tab', { name: EVENT_TEXTS.service, selected: true }).waitFor();
});
