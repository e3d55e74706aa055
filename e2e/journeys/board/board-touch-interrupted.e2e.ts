import { MOVE_TEXTS } from '@schema/texts/board/board-move';
import { expect } from 'vitest';
import { dayWidth, middleOf } from '../../support/board/board-events';
import { boardAtRest, boardGrid } from '../../support/board/board-pointer';
import { readRuler } from '../../support/board/board-ruler';
import { dialogOf, noticesOf } from '../../support/dialogs';
import { BLANK } from '../../support/go-to';
import { screenTest } from '../../support/screen-test';
import { type Fingers, withFingers } from '../../support/touch/fingers';
import {
  bookedWeek,
  by,
  leftEdge,
  middleOfBoard,
  SLOP_PX,
  stillPans,
  travelled,
  versionOf,
} from '../../support/touch/touched-board';

screenTest('an interrupted gesture leaves no stuck state and moves no event', async ({ open }) => {
  const page = await open({ device: 'tablet', as: 'manager', path: BLANK });
  const customer = 'Прервина Нина';
  const { id } = await bookedWeek(page, customer, '+79035550311');
  const at = await middleOfBoard(page);
  const pinch = async (fingers: Fingers) => {
    fingers.put(1, by(at, -80));
    fingers.put(2, by(at, 80));
    await fingers.drag({ 1: by(at, -120), 2: by(at, 120) });
  };
  const daysShown = async () => {
    const { left, right, columnWidth, dayWidth: width } = await readRuler(boardGrid(page));
    return (right - left - columnWidth) / width;
  };

  await withFingers(page, async (fingers) => {
    // Cancelled in the middle of a pan: the board stays in place.
    let from = await leftEdge(page);
    fingers.put(1, at);
    await fingers.drag({ 1: by(at, -SLOP_PX - 100) });
    await fingers.lose();
    await boardAtRest(page);
    expect(await travelled(page, from)).toBeCloseTo(100, -0.5);
    await stillPans(page, fingers);

    // Cancelled in the middle of a pinch: snaps to whole days.
    await pinch(fingers);
    await fingers.lose();
    await boardAtRest(page);
    expect(await daysShown()).toBeCloseTo(Math.round(await daysShown()), 2);
    await stillPans(page, fingers);

    // One of two fingers lifts: the other continues to pan.
    await pinch(fingers);
    await fingers.lift(2);
    await boardAtRest(page);
    from = await leftEdge(page);
    await fingers.drag({ 1: by(at, -220) });
    await boardAtRest(page);
    expect(await travelled(page, from)).toBeCloseTo(100, -0.5);
    await fingers.lift(1, 200);

    // A third finger: all are ignored until every one is lifted.
    await pinch(fingers);
    fingers.put(3, by(at, 0, 120));
    await boardAtRest(page);
    const [left, days] = [await leftEdge(page), await daysShown()];
    await fingers.drag({ 1: by(at, -260), 2: by(at, 20), 3: by(at, 100, 160) });
    for (const finger of [2, 1, 3]) await fingers.lift(finger);
    await boardAtRest(page);
    expect([await leftEdge(page), await daysShown()]).toEqual([left, days]);
    await stillPans(page, fingers);
  });

  // The tablet is rotated during a pan and during a drag.
  const turned = { width: 768, height: 1024 };
  const upright = { width: 1024, height: 768 };
  await withFingers(page, async (fingers) => {
    fingers.put(1, at);
    await fingers.drag({ 1: by(at, -80) });
    await page.setViewportSize(turned);
    await boardAtRest(page);
    const left = await leftEdge(page);
    await fingers.drag({ 1: by(at, -300, 60) });
    await fingers.lift(1);
    await boardAtRest(page);
    expect(await leftEdge(page)).toBe(left);
    const canvas = await page.locator('[data-board] canvas').boundingBox();
    expect(canvas?.width).toBeCloseTo((await boardGrid(page).boundingBox())?.width ?? 0, 0);
    await stillPans(page, fingers);
    await page.setViewportSize(upright);
    await boardAtRest(page);
  });
  const carry = async (fingers: Fingers) => {
    const from = await middleOf(page, customer);
    await fingers.press(1, from);
    await fingers.drag({ 1: by(from, await dayWidth(page)) });
  };
  await withFingers(page, async (fingers) => {
    await carry(fingers);
    await page.setViewportSize(turned);
    await boardAtRest(page);
    await fingers.lift(1);
    await page.setViewportSize(upright);
    await boardAtRest(page);
  });

  // A dialog opens during a pan.
  await withFingers(page, async (fingers) => {
    fingers.put(1, at);
    await fingers.drag({ 1: by(at, -80) });
    await page.keyboard.press('Shift+?');
    await dialogOf(page).waitFor();
    const left = await leftEdge(page);
    await fingers.drag({ 1: by(at, 90, 40) });
    await fingers.lift(1);
    await boardAtRest(page);
    expect(await leftEdge(page)).toBe(left);
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });
    await stillPans(page, fingers);
  });

  // While a block is held no shortcut of the page acts; Escape puts the block back.
  await withFingers(page, async (fingers) => {
    await carry(fingers);
    const left = await leftEdge(page);
    for (const key of ['Shift+?', 't', 'o', 'PageDown']) await page.keyboard.press(key);
    expect(await leftEdge(page)).toBe(left);
    await page.keyboard.press('Escape');
    await fingers.lift(1);
    await boardAtRest(page);
    expect(await dialogOf(page).count()).toBe(0);
    await stillPans(page, fingers);
  });
  expect(await noticesOf(page).getByText(MOVE_TEXTS.bookingMoved).count()).toBe(0);
  expect(await versionOf(page, id)).toBe(1);
});
