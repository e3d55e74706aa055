import type { Page } from 'playwright-core';

/** Number of pixels of the board's canvas with exactly this colour, '#RRGGBB'. */
export function pixelsOf(page: Page, colour: string): Promise<number> {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return page.locator('[data-board] canvas').evaluateAll((canvases, [red, green, blue]) => {
    let count = 0;
    for (const canvas of canvases as HTMLCanvasElement[]) {
      const context = canvas.getContext('2d');
      if (!context || canvas.width === 0) continue;
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      for (let at = 0; at < data.length; at += 4) {
        if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) count += 1;
      }
    }
    return count;
  }, wanted);
}
