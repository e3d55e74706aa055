import type { Locator } from 'playwright-core';

/** Longer than a press on a row that has just moved is ignored (docs/domain.md, lists that change). */
const REST_MS = 700;
const LOOK_EVERY_MS = 100;

/** Waits until the control of a row keeps its place, as a person does who reads before pressing. */
export async function rowsAtRest(control: Locator): Promise<void> {
  let place = '';
  let restedMs = 0;
  while (restedMs < REST_MS) {
    const now = JSON.stringify(await control.boundingBox());
    restedMs = now === place ? restedMs + LOOK_EVERY_MS : 0;
    place = now;
    await control.page().waitForTimeout(LOOK_EVERY_MS);
  }
}
