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
