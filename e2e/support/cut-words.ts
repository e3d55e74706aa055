import type { Locator } from 'playwright-core';

/** Words of these buttons that end in an ellipsis. */
export const cutWords = (buttons: Locator): Promise<(string | null)[]> =>
  buttons.evaluateAll((all) =>
    all
      .flatMap((button) => [...button.querySelectorAll('span')])
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent),
  );
