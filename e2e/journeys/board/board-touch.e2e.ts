import { MOVE_TEXTS } from '@schema/texts/board/board-move';
import { addDays, daysBetween, instantAt } from '@schema/values/time/calendar';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { boxOf, dayWidth, middleOf, showDays } from '../../support/board/board-events';
import { freeRun, readBoard, today, ZONE } from '../../support/board/board-facts';
import {
  boardAtRest,
  boardEvent,
  boardGrid,
  carsInView,
  daysInView,
  reveal,
} from '../../support/board/board-pointer';
import { middleOfBody, readRuler } from '../../support/board/board-ruler';
import { book } from '../../support/bookings';
import { dialogOf, noticesOf } from '../../support/dialogs';
import { BLANK } from '../../support/go-to';
import type { Point } from '../../support/point';
import { screenTest } from '../../support/screen-test';
import { type Fingers, withFingers } from '../../support/touch/fingers';

const SLOP_PX = 12;

const by = ({ x, y }: Point, dx: number, dy = 0): Point => ({ x: x + dx, y: y + dy });
const middle = async (page: Page): Promise<Point> => middleOfBody(await readRuler(boardGrid(page)));

/** The position of the left edge, days. */
async function leftEdge(page: Page): Promise<number> {
  const { leftDay, leftPart } = await readRuler(boardGrid(page));
  return daysBetween(today(), leftDay) + leftPart;
}

/** How far the board has panned left since `from`, px. */
async function travelled(page: Page, from: number): Promise<number> {
  return ((await leftEdge(page)) - from) * (await dayWidth(page));
}

/** After a gesture the board must still pan, with nothing opened. */
async function stillPans(page: Page, hand: Fingers): Promise<void> {
  const at = await middle(page);
  const from = await leftEdge(page);
  hand.put(1, at);
  await hand.drag({ 1: by(at, SLOP_PX + 90) });
  await hand.lift(1, 200);
  await boardAtRest(page);
  expect(await travelled(page, from)).toBeCloseTo(-90, -0.5);
  expect(await dialogOf(page).count()).toBe(0);
}

/** Whether a booking has its original dates. */
async function versionOf(page: Page, id: number): Promise<number> {
  const query = `{ booking(id: ${id}) { version } }`;
  const answer = await page.request.post('/api/graphql', { data: { query } });
  return ((await answer.json()) as { data: { booking: { version: number } } }).data.booking.version;
}

interface Booked {
  id: number;
  days: string[];
}

/** A tablet whose board shows a two-day booking in the middle of a free week. */
async function bookedWeek(page: Page, customer: string, phone: string): Promise<Booked> {
  const { carId, days } = await freeRun(page, 5);
  const [from = '', to = ''] = days.slice(2);
  const { id } = await book(page, { carId, from, to, customer, phone });
  await showDays(page, days[0] ?? '', 7);
  await reveal(page, { carId, day: to });
  return { id, days };
}

screenTest(
  'a flick starts inertia that decays; a touch stops it without other effect',
  async ({ open }) => {
    const page = await open({ device: 'tablet', as: 'manager', path: BLANK });
    await showDays(page, today(), 7);
    const at = await middle(page);
    const flick = async (hand: Fingers) => {
      hand.put(1, at);
      await hand.drag({ 1: by(at, -240) }, 6);
    };
    await withFingers(page, async (hand) => {
      const start = await leftEdge(page);
      await flick(hand);
      await hand.lift(1);
      const coasted = async () => (await travelled(page, start)) - (240 - SLOP_PX);
      await expect.poll(coasted).toBeGreaterThan(150);
      await boardAtRest(page);
      const free = await coasted();

      // A touch must stop the pan before its natural end. On a slow machine inertia may end before
      // the touch: retry.
      let caught = free;
      for (let turn = 0; turn < 5 && caught > free - 20; turn += 1) {
        const again = await leftEdge(page);
        const ran = async () => (await travelled(page, again)) - (240 - SLOP_PX);
        await flick(hand);
        const lifted = hand.lift(1);
        hand.put(1, by(at, -240));
        await lifted;
        await boardAtRest(page);
        // The position when the finger is lifted.
        await hand.lift(1);
        caught = await ran();
        await boardAtRest(page);
        expect(await ran()).toBeCloseTo(caught, 0);
      }
      expect(caught).toBeLessThan(free - 20);

      // A finger that rests before lifting starts no inertia.
      const last = await leftEdge(page);
      await flick(hand);
      await hand.lift(1, 120);
      await boardAtRest(page);
      expect(await travelled(page, last)).toBeCloseTo(240 - SLOP_PX, -0.5);
      await stillPans(page, hand);
    });
  },
);

screenTest(
  'panning past the loaded days loads more without moving the content',
  async ({ open }) => {
    const page = await open({ device: 'tablet', as: 'manager', path: BLANK });
    await showDays(page, today(), 28);
    const at = await middle(page);
    const unknownDays = () =>
      boardGrid(page).locator('thead button').filter({ hasNotText: 'свободно' }).count();
    let isHeld = false;
    let release = () => {};
    await page.route('**/api/graphql', async (route) => {
      if (isHeld && route.request().postData()?.includes('query Board('))
        await new Promise<void>((resolve) => {
          const before = release;
          release = () => {
            before();
            resolve();
          };
        });
      await route.continue();
    });

    for (const side of [-1, 1]) {
      await withFingers(page, async (hand) => {
        const swipe = async () => {
          hand.put(1, by(at, -side * 330));
          await hand.drag({ 1: by(at, side * 330) });
        };
        // Ahead of the pan: days are loaded before they come into view.
        for (let turn = 0; turn < 2; turn += 1) {
          await swipe();
          await expect.poll(unknownDays).toBe(0);
          await hand.lift(1, 200);
        }
        // Slower than the pan.
        isHeld = true;
        await swipe();
        await boardAtRest(page);
        for (let turn = 0; turn < 5 && (await unknownDays()) === 0; turn += 1) {
          await hand.lift(1, 200);
          await swipe();
          await boardAtRest(page);
        }
        expect(await unknownDays()).toBeGreaterThan(0);
        const under = await leftEdge(page);
        isHeld = false;
        release();
        await expect.poll(unknownDays).toBe(0);
        expect(await leftEdge(page)).toBe(under);
        await hand.drag({ 1: by(at, side * 330 - side * 60) });
        await boardAtRest(page);
        expect(await travelled(page, under)).toBeCloseTo(side * 60, -0.5);
        await hand.lift(1, 200);
      });
    }

    // The loaded days have the server's content.
    const { first, last } = await daysInView(page);
    const { rows } = await readBoard(page, first, daysBetween(first, last) + 1);
    const [top] = await carsInView(page);
    const cells = rows.find(({ car }) => car.id === top)?.cells ?? [];
    const ids = new Set(cells.flatMap(({ booking }) => (booking ? [booking.id] : [])));
    expect(ids.size).toBeGreaterThan(0);
    for (const id of ids) await boardGrid(page).locator(`[data-event="booking:${id}"]`).waitFor();
  },
);

screenTest('an interrupted gesture leaves no stuck state and moves no event', async ({ open }) => {
  const page = await open({ device: 'tablet', as: 'manager', path: BLANK });
  const customer = 'Прервина Нина';
  const { id } = await bookedWeek(page, customer, '+79035550311');
  const at = await middle(page);
  const pinch = async (hand: Fingers) => {
    hand.put(1, by(at, -80));
    hand.put(2, by(at, 80));
    await hand.drag({ 1: by(at, -120), 2: by(at, 120) });
  };
  const daysShown = async () => {
    const { left, right, columnWidth, dayWidth: width } = await readRuler(boardGrid(page));
    return (right - left - columnWidth) / width;
  };

  await withFingers(page, async (hand) => {
    // Cancelled in the middle of a pan: the board stays in place.
    let from = await leftEdge(page);
    hand.put(1, at);
    await hand.drag({ 1: by(at, -SLOP_PX - 100) });
    await hand.lose();
    await boardAtRest(page);
    expect(await travelled(page, from)).toBeCloseTo(100, -0.5);
    await stillPans(page, hand);

    // Cancelled in the middle of a pinch: snaps to whole days.
    await pinch(hand);
    await hand.lose();
    await boardAtRest(page);
    expect(await daysShown()).toBeCloseTo(Math.round(await daysShown()), 2);
    await stillPans(page, hand);

    // One of two fingers lifts: the other continues to pan.
    await pinch(hand);
    await hand.lift(2);
    await boardAtRest(page);
    from = await leftEdge(page);
    await hand.drag({ 1: by(at, -220) });
    await boardAtRest(page);
    expect(await travelled(page, from)).toBeCloseTo(100, -0.5);
    await hand.lift(1, 200);

    // A third finger: all are ignored until every one is lifted.
    await pinch(hand);
    hand.put(3, by(at, 0, 120));
    await boardAtRest(page);
    const [stood, days] = [await leftEdge(page), await daysShown()];
    await hand.drag({ 1: by(at, -260), 2: by(at, 20), 3: by(at, 100, 160) });
    for (const finger of [2, 1, 3]) await hand.lift(finger);
    await boardAtRest(page);
    expect([await leftEdge(page), await daysShown()]).toEqual([stood, days]);
    await stillPans(page, hand);
  });

  // The tablet is rotated during a pan and during a drag.
  const turned = { width: 768, height: 1024 };
  const upright = { width: 1024, height: 768 };
  await withFingers(page, async (hand) => {
    hand.put(1, at);
    await hand.drag({ 1: by(at, -80) });
    await page.setViewportSize(turned);
    await boardAtRest(page);
    const stood = await leftEdge(page);
    await hand.drag({ 1: by(at, -300, 60) });
    await hand.lift(1);
    await boardAtRest(page);
    expect(await leftEdge(page)).toBe(stood);
    const canvas = await page.locator('[data-board] canvas').boundingBox();
    expect(canvas?.width).toBeCloseTo((await boardGrid(page).boundingBox())?.width ?? 0, 0);
    await stillPans(page, hand);
    await page.setViewportSize(upright);
    await boardAtRest(page);
  });
  const carry = async (hand: Fingers) => {
    const from = await middleOf(page, customer);
    await hand.press(1, from);
    await hand.drag({ 1: by(from, await dayWidth(page)) });
  };
  await withFingers(page, async (hand) => {
    await carry(hand);
    await page.setViewportSize(turned);
    await boardAtRest(page);
    await hand.lift(1);
    await page.setViewportSize(upright);
    await boardAtRest(page);
  });

  // A dialog opens during a pan and during a drag.
  for (const begin of [
    async (hand: Fingers) => {
      hand.put(1, at);
      await hand.drag({ 1: by(at, -80) });
    },
    carry,
  ]) {
    await withFingers(page, async (hand) => {
      await begin(hand);
      await page.keyboard.press('Shift+?');
      await dialogOf(page).waitFor();
      const stood = await leftEdge(page);
      await hand.drag({ 1: by(at, 90, 40) });
      await hand.lift(1);
      await boardAtRest(page);
      expect(await leftEdge(page)).toBe(stood);
      await page.keyboard.press('Escape');
      await dialogOf(page).waitFor({ state: 'detached' });
      await stillPans(page, hand);
    });
  }
  expect(await noticesOf(page).getByText(MOVE_TEXTS.bookingMoved).count()).toBe(0);
  expect(await versionOf(page, id)).toBe(1);
});

screenTest(
  'a double tap within 320 ms opens an event; a long press on a handle moves the handover',
  async ({ open }) => {
    const page = await open({ device: 'tablet', as: 'manager', path: BLANK });
    const customer = 'Касаткина Юлия';
    const { id, days } = await bookedWeek(page, customer, '+79035550312');
    const at = await middleOf(page, customer);
    const card = page.locator('[data-quick-card]');
    await withFingers(page, async (hand) => {
      /** The first tap is unrelated to earlier touches. */
      const tap = () => hand.tap(at, 600);
      const taps = async (gapMs: number) => {
        await tap();
        await hand.tap(at, gapMs);
      };
      await taps(330);
      await card.waitFor();
      expect(await dialogOf(page).count()).toBe(0);
      await taps(310);
      await dialogOf(page).waitFor();
      await page.keyboard.press('Escape');
      await dialogOf(page).waitFor({ state: 'detached' });

      await tap();
      await card.waitFor();
      const { x, y, height } = await boxOf(boardEvent(page, customer));
      const handle = { x: x - 8, y: y + height / 2 };
      const pull = async () => {
        await hand.press(1, handle);
        await hand.drag({ 1: by(handle, -(await dayWidth(page))) });
      };
      // Cancelled: the handover returns.
      await pull();
      await hand.lose();
      await boardAtRest(page);
      expect(await versionOf(page, id)).toBe(1);
      await tap();
      await card.waitFor();
      await pull();
      await hand.lift(1);
    });
    await noticesOf(page).getByText(MOVE_TEXTS.bookingResized).waitFor();
    const query = `{ booking(id: ${id}) { startDate endDate } }`;
    const answer = await page.request.post('/api/graphql', { data: { query } });
    const { data } = (await answer.json()) as { data: { booking: Record<string, string> } };
    expect(data.booking).toEqual({
      startDate: instantAt(addDays(days[2] ?? '', -1), '10:00', ZONE).toISOString(),
      endDate: instantAt(days[3] ?? '', '18:00', ZONE).toISOString(),
    });
  },
);
