import { CARD_TEXTS } from '@schema/texts/board/board-card';
import { MOVE_TEXTS } from '@schema/texts/board/board-move';
import { CAR_ACTIONS_TEXTS } from '@schema/texts/board/car-actions';
import { EVENT_TEXTS } from '@schema/texts/bookings/bookings';
import { BREAKDOWN_TEXTS } from '@schema/texts/bookings/breakdown';
import { MARK_TEXTS } from '@schema/texts/bookings/marks';
import { MAINTENANCE_TEXTS } from '@schema/texts/fleet/maintenances';
import { addDays } from '@schema/values/time/calendar';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { boxOf, dayWidth, middleOf, showDays } from '../../support/board/board-events';
import { freeRun, readBoard, today } from '../../support/board/board-facts';
import { boardAtRest, boardEvent, boardGrid, reveal } from '../../support/board/board-pointer';
import { book } from '../../support/bookings';
import { boxesOf } from '../../support/boxes';
import { dialogOf, fieldOf, noticesOf } from '../../support/dialogs';
import { untilFocused } from '../../support/focus';
import { BLANK } from '../../support/go-to';
import { withoutMoneyIfAsked } from '../../support/marks';
import { screenTest } from '../../support/screen-test';
import { tap, touchDrag } from '../../support/touch/touch';

const card = (page: Page) => page.getByRole('region', { name: CARD_TEXTS.label });
const cardButton = (page: Page, name: string | RegExp) => card(page).getByRole('button', { name });

/** Half a resize handle beyond the block, px (docs/design.md). */
const HANDLE_PX = 22;

/** The card covers neither the block nor its handles and lies in the window. */
async function liesBeside(page: Page, event: Locator): Promise<void> {
  // The buttons load after the card.
  await cardButton(page, CARD_TEXTS.extend).waitFor();
  await boardAtRest(page);
  const [box, block] = [await boxOf(card(page)), await boxOf(event)];
  const isAbove = box.y + box.height <= block.y;
  const isBelow = box.y >= block.y + block.height;
  expect([isAbove || isBelow, box]).toEqual([true, box]);
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(window.width);
  expect(box.y + box.height).toBeLessThanOrEqual(window.height);
  for (const { width, height } of await boxesOf(card(page).getByRole('button'))) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
}

screenTest(
  'tablet: a tapped booking of a middle row has a small card; its edge can be pulled',
  async ({ open }) => {
    const page = await open({ device: 'tablet', as: 'manager', path: BLANK });
    const customer = 'Серединина Ольга';
    const { carId, days } = await freeRun(page, 4);
    const [first = '', from = '', to = ''] = days;
    const { id } = await book(page, { carId, from, to, customer, phone: '+79035550411' });
    await showDays(page, first, 7);
    await reveal(page, { carId, day: to });
    // Scrolls until the row is in the middle, unless the board ends before.
    const at = await middleOf(page, customer);
    const grid = await boxOf(boardGrid(page));
    await page.mouse.move(at.x, at.y);
    await page.mouse.wheel(0, at.y - (grid.y + grid.height / 2));
    await boardAtRest(page);

    await tap(page, await middleOf(page, customer));
    await liesBeside(page, boardEvent(page, customer));
    expect((await boxOf(card(page))).width).toBeLessThanOrEqual(320);
    expect(await accessibilityFaults(page)).toEqual([]);

    const { x, y, width, height } = await boxOf(boardEvent(page, customer));
    const handle = { x: x + width + HANDLE_PX / 2, y: y + height / 2 };
    const day = await dayWidth(page);
    await touchDrag(page, handle, { ...handle, x: handle.x + day });
    await noticesOf(page).getByText(MOVE_TEXTS.bookingResized).waitFor();
    await boardAtRest(page);
    const query = `{ booking(id: ${id}) { endDate } }`;
    const answer = await page.request.post('/api/graphql', { data: { query } });
    const { data } = (await answer.json()) as { data: { booking: { endDate: string } } };
    expect(data.booking.endDate.slice(0, 10)).toBe(addDays(to, 1));

    await boardEvent(page, customer).waitFor();
    await tap(page, await middleOf(page, customer));
    await cardButton(page, CARD_TEXTS.extend).tap();
    await dialogOf(page).waitFor();
    await card(page).waitFor({ state: 'detached' });
    expect(await fieldOf(page, 'Клиент').inputValue()).toBe(customer);
  },
);

screenTest(
  'phone: the card is a low sheet beside the block with the mark button',
  async ({ open }) => {
    const page = await open({ device: 'phone', as: 'manager', path: BLANK });
    const now = new Date().toISOString();
    const { rows } = await readBoard(page, today(), 1);
    const rented = rows.flatMap(({ car, cells: [cell] }) => {
      const booking = cell?.booking;
      const isOut = booking && booking.startDate <= now && now < booking.endDate;
      return isOut ? [{ carId: car.id, id: booking.id }] : [];
    });
    const { carId, id } = rented.at(-1) ?? { carId: 0, id: 0 };
    await showDays(page, addDays(today(), -3), 7);
    await reveal(page, { carId, day: today() });
    const event = boardGrid(page).locator(`[data-event="booking:${id}"]`);
    const { x, y, width, height } = await boxOf(event);
    await tap(page, { x: x + width / 2, y: y + height / 2 });
    await liesBeside(page, event);
    expect(await accessibilityFaults(page)).toEqual([]);
    // By its location: a company that marks handovers expects one first.
    await cardButton(page, new RegExp(`^(${MARK_TEXTS.handover}|${MARK_TEXTS.return})$`)).tap();
    const { handedOverAt, returnedAt } = MARK_TEXTS;
    const marked = noticesOf(page).getByText(new RegExp(`${handedOverAt}|${returnedAt}`));
    await (await withoutMoneyIfAsked(page, marked))?.tap();
    await marked.waitFor();
    await card(page).waitFor({ state: 'detached' });
  },
);

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

screenTest('the head of a row opens the menu of its car', async ({ open }) => {
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

screenTest('phone: the head of a row plans maintenance in two taps', async ({ open }) => {
  const page = await open({ device: 'phone', as: 'manager' });
  const name = await secondCar(page);
  await tap(page, await secondHead(page));
  await dialogOf(page).getByRole('heading', { name, exact: true }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await action(page, CAR_ACTIONS_TEXTS.service).tap();
  await dialogOf(page).getByRole('tab', { name: EVENT_TEXTS.service, selected: true }).waitFor();
});
