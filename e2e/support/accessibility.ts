import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { REDUCED_MOTION } from './short-visits.ts';

const AXE = fileURLToPath(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url));
let axeSource: string | undefined;

/** Rule of WCAG 2.5.3, experimental in axe: the accessible name contains the visible text. */
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

/** Loads axe once into a document: it is half a megabyte to parse. */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  axeSource ??= readFileSync(AXE, 'utf8');
  await page.evaluate(axeSource);
}

/** Number of equal neighbours that axe checks. */
const LOOKED_AT = 2;
const REPEATED = 'data-repeated';

/**
 * Marks rows of a list and other neighbours that differ from the first ones only in their words: the same elements
 * with the same classes, roles and states.
 */
function markRepeated(page: Page): Promise<void> {
  return page.evaluate(
    ({ lookedAt, mark }) => {
      // Attributes that name one element, not a kind of it.
      const naming =
        /^(?:id|for|name|href|src|alt|title|value|aria-(?:label|labelledby|describedby|controls|posinset|(?:row|col)index|value(?:now|text)))$/;
      const shownValue = ({ name, value }: Attr): string => {
        if (naming.test(name)) return value === '' ? '' : '*';
        if (name === 'style') return value.replaceAll(/[\d.]+(?:px|%|rem|em)/g, '*');
        return name.startsWith('data-') && /\d/.test(value) ? '*' : value;
      };
      const shapes = new Map<Element, string>();
      const shapeOf = (element: Element): string => {
        element.removeAttribute(mark);
        const attributes = [...element.attributes].map((one) => `${one.name}=${shownValue(one)}`);
        const inside = [...element.childNodes].map((node) => {
          if (node instanceof Element) return shapeOf(node);
          return node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() ? 'text' : '';
        });
        const shape = `<${element.tagName} ${attributes.sort().join(' ')}>${inside.join('')}</>`;
        shapes.set(element, shape);
        return shape;
      };
      const visit = (parent: Element): void => {
        const counts = new Map<string, number>();
        for (const child of parent.children) {
          const shape = shapes.get(child) ?? '';
          const count = (counts.get(shape) ?? 0) + 1;
          counts.set(shape, count);
          if (count > lookedAt) child.setAttribute(mark, '');
          else visit(child);
        }
      };
      shapeOf(document.body);
      visit(document.body);
    },
    { lookedAt: LOOKED_AT, mark: REPEATED },
  );
}

/**
 * Faults that axe-core finds in the page at rest, a line per element: rule, expectation, selector.
 * Only the first of repeated elements are checked. Waits for the heading of the page: after a
 * navigation its code may still be loading.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // A button that data enable while axe runs would otherwise be measured in the middle of its fade.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await untilStill(page);
  await loadAxe(page);
  await markRepeated(page);
  // The builder injects its source into the page twice per run; the page already has it.
  const { violations } = await new AxeBuilder({ page, axeSource: 'void 0' })
    .exclude(`[${REPEATED}]`)
    // Details of passed rules are not read; collecting them takes most of the time of a large page.
    // Without preload style sheets are not parsed again for the duration of media, which pages
    // lack.
    .options({ resultTypes: ['violations'], rules: VISIBLE_IN_NAME, preload: false })
    .withTags(STANDARDS)
    .setLegacyMode()
    .analyze();
  await page.emulateMedia({ reducedMotion: REDUCED_MOTION });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`),
  );
}
