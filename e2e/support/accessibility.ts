import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits until nothing moves but what never rests: half-shown text has no contrast, a sliding box no place. */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const rests = effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
      return playState !== 'running' || !rests;
    }),
  );
}

/**
 * What axe-core finds wrong with the page once it stands still, a line for each element:
 * rule, what it wants, where.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await untilStill(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(STANDARDS)
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`),
  );
}
