import { daysBetween } from '@schema/values/time/calendar';
import { expect } from 'vitest';
import { showDays } from '../../support/board/board-events';
import { readBoard, today } from '../../support/board/board-facts';
import { boardAtRest, boardGrid, carsInView, daysInView } from '../../support/board/board-pointer';
import { BLANK } from '../../support/go-to';
import { screenTest } from '../../support/screen-test';
import { type Fingers, withFingers } from '../../support/touch/fingers';
import {
  by,
  leftEdge,
  middleOfBoard,
  SLOP_PX,
  stillPans,
  travelled,
} from '../../support/touch/touched-board';

screenTest(
  'a flick starts inertia that decays; a touch stops it without other effect',
  async ({ open }) => {
    const page = await open({ device: 'tablet', as: 'manager', path: BLANK });
    await showDays(page, today(), 7);
    const at = await middleOfBoard(page);
    const flick = async (fingers: Fingers) => {
      fingers.put(1, at);
      await fingers.drag({ 1: by(at, -240) }, 6);
    };
    await withFingers(page, async (fingers) => {
      const start = await leftEdge(page);
      await flick(fingers);
      await fingers.lift(1);
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
        await flick(fingers);
        const lifted = fingers.lift(1);
        fingers.put(1, by(at, -240));
        await lifted;
        await boardAtRest(page);
        // The position when the finger is lifted.
        await fingers.lift(1);
        caught = await ran();
        await boardAtRest(page);
        expect(await ran()).toBeCloseTo(caught, 0);
      }
      expect(caught).toBeLessThan(free - 20);

      // A finger that rests before lifting starts no inertia.
      const last = await leftEdge(page);
      await flick(fingers);
      await fingers.lift(1, 120);
      await boardAtRest(page);
      expect(await travelled(page, last)).toBeCloseTo(240 - SLOP_PX, -0.5);
      await stillPans(page, fingers);
    });
  },
);

screenTest(
  'panning past the loaded days loads more without moving the content',
  async ({ open }) => {
    const page = await open({ device: 'tablet', as: 'manager', path: BLANK });
    await showDays(page, today(), 28);
    const at = await middleOfBoard(page);
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
      await withFingers(page, async (fingers) => {
        const swipe = async () => {
          fingers.put(1, by(at, -side * 330));
          await fingers.drag({ 1: by(at, side * 330) });
        };
        // Ahead of the pan: days are loaded before they come into view.
        for (let turn = 0; turn < 2; turn += 1) {
          await swipe();
          await expect.poll(unknownDays).toBe(0);
          await fingers.lift(1, 200);
        }
        // Slower than the pan.
        isHeld = true;
        await swipe();
        await boardAtRest(page);
        for (let turn = 0; turn < 5 && (await unknownDays()) === 0; turn += 1) {
          await fingers.lift(1, 200);
          await swipe();
          await boardAtRest(page);
        }
        expect(await unknownDays()).toBeGreaterThan(0);
        const under = await leftEdge(page);
        isHeld = false;
        release();
        await expect.poll(unknownDays).toBe(0);
        expect(await leftEdge(page)).toBe(under);
        await fingers.drag({ 1: by(at, side * 330 - side * 60) });
        await boardAtRest(page);
        expect(await travelled(page, under)).toBeCloseTo(side * 60, -0.5);
        await fingers.lift(1, 200);
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
