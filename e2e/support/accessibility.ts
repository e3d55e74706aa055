import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Of WCAG 2.5.3, experimental in axe: the accessible name contains the visible text. */
const VISIBLE_IN_NAME = { 'label-content-name-mismatch': { enabled: true } };
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Waits for animations to end: fading text fails contrast, a moving box has no stable position. A sheet
 * whose animation has not begun is still outside the window.
 */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')];
    const areShown = dialogs.every((dialog) => {
      const { top, bottom } = dialog.getBoundingClientRect();
      return top < innerHeight && bottom > 0 && dialog.checkVisibility({ opacityProperty: true });
    });
    const isStill = document.getAnimations().every(({ playState, effect }) => {
      const rests = effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
      return playState !== 'running' || !rests;
    });
    return areShown && isStill;
  });
}

/**
 * Faults that axe-core finds in the page at rest, a line per element: rule, expectation, selector.
 * Waits for the heading of the page: after a navigation its code may still be loading.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // A button that data enable while axe runs would otherwise be measured in the middle of its fade.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await untilStill(page);
  const { violations } = await new AxeBuilder({ page })
    // Details of what passed are not read; to collect them takes most of the time of a large page.
    .options({ resultTypes: ['violations'], rules: VISIBLE_IN_NAME })
    .withTags(STANDARDS)
    .setLegacyMode()
    .analyze();
  await page.emulateMedia({ reducedMotion: null });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`),
  );
}
