import type { Locator, Page } from 'playwright-core';
import { type Point, pointBetween } from '../point.ts';

/** Left of the buttons, px from the row's edge. */
const INSET = 140;

async function pointIn(item: Locator, part: number): Promise<Point> {
  const box = await item.boundingBox();
  if (!box) throw new Error('The row is out of sight.');
  return { x: box.x + INSET, y: box.y + box.height * part };
}

/** The first and the last event of a drag, dispatched to the dragged row. */
function dispatchDrag(item: Locator, type: 'dragstart' | 'dragend', at: Point): Promise<void> {
  return item.evaluate(
    (row, { type, x, y }) => {
      const init = { bubbles: true, cancelable: true, clientX: x, clientY: y };
      const dataTransfer = new DataTransfer();
      row.dispatchEvent(new DragEvent(type, { ...init, dataTransfer }));
    },
    { type, ...at },
  );
}

/** The drag data in terms of the devtools protocol: text that may be moved. */
const DATA = { items: [{ mimeType: 'text/plain', data: '' }], dragOperationsMask: 16 };

/**
 * A long press on a row starts a drag, moves it below another row and drops it. Chromium starts a
 * drag on a long press on Android, iOS and Windows but not on Linux, so the test dispatches the
 * first and last event; touch, movement and drop are the browser's.
 */
export async function dragByFinger(page: Page, item: Locator, below: Locator): Promise<void> {
  const [from, to] = [await pointIn(item, 0.5), await pointIn(below, 0.9)];
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchCancel', touchPoints: Point[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  const drag = (type: 'dragEnter' | 'dragOver' | 'drop', at: Point) =>
    cdp.send('Input.dispatchDragEvent', { type, ...at, data: DATA });
  try {
    await touch('touchStart', [from]);
    await page.waitForTimeout(520);
    await dispatchDrag(item, 'dragstart', from);
    await touch('touchCancel', []);
    await drag('dragEnter', from);
    for (let step = 1; step <= 8; step += 1) {
      await drag('dragOver', pointBetween(from, to, step / 8));
    }
    await drag('drop', to);
    await dispatchDrag(item, 'dragend', to);
  } finally {
    await cdp.detach();
  }
}
