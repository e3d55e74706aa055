import { expect } from 'vitest';
import { byKeys } from '../../jobs/booking-jobs';
import { takeCashByKeys } from '../../jobs/cash-jobs';
import { breakDownByKeys } from '../../jobs/day-jobs';
import { extendByKeys } from '../../jobs/extension-jobs';
import type { Job } from '../../jobs/job';
import { Steps } from '../../jobs/steps';
import { boardGrid } from '../../support/board/board-pointer';
import { dialogOf } from '../../support/dialogs';
import { untilFocused } from '../../support/focus';
import { screenTest } from '../../support/screen-test';

/** Limit of keys, excluding typed text. */
const JOBS: readonly (readonly [Job['prepare'], number])[] = [
  [byKeys, 4],
  [extendByKeys, 8],
  [breakDownByKeys, 9],
  [takeCashByKeys, 3],
];

screenTest('jobs are done by keys alone; the focus returns to the board', async ({ open }) => {
  const page = await open({ as: 'manager' });
  await boardGrid(page).waitFor();
  for (const [number, [prepare, most]] of JOBS.entries()) {
    const walk = await prepare(page, 30 + number);
    await boardGrid(page).locator('[tabindex="0"]').first().focus();
    const steps = new Steps(page, false);
    await walk(steps);
    const { taps, keys } = steps.effort();
    expect([number, taps]).toEqual([number, 0]);
    expect(keys).toBeLessThanOrEqual(most);
    await dialogOf(page).waitFor({ state: 'detached' });
    await untilFocused(boardGrid(page));
  }
});
