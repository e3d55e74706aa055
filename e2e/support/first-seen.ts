import type { Page, Response } from 'playwright-core';

declare global {
  interface Window {
    /** When each awaited text first appeared, ms since the epoch. */
    firstSeen?: Record<string, number>;
  }
}

/**
 * Records in the page when a text first appears in the board's accessible grid, so that the delay
 * of a slow test runner does not count. Returns a function that waits for it and reads the record.
 */
export async function watchBoardFor(page: Page, text: string): Promise<() => Promise<number>> {
  await page.evaluate((words) => {
    const seen: Record<string, number> = {};
    window.firstSeen = seen;
    const board = document.querySelector('[data-board]');
    if (!board) throw new Error('There is no board on the page.');
    const look = () => {
      if (board.querySelector('[role=grid]')?.textContent?.includes(words))
        seen[words] ??= Date.now();
    };
    look();
    new MutationObserver(look).observe(board, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  }, text);
  return async () => {
    const seen = await page.waitForFunction((words) => window.firstSeen?.[words], text, {
      timeout: 15_000,
    });
    return Number(await seen.jsonValue());
  };
}

/** When a response had arrived completely in the browser, ms since the epoch. */
export async function answeredAt(answer: Response): Promise<number> {
  await answer.finished();
  const { startTime, responseEnd } = answer.request().timing();
  return startTime + responseEnd;
}
