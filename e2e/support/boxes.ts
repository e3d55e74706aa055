import type { Locator } from 'playwright-core';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly text: string;
  /** Key of an event of the board, `booking:7`. */
  readonly event: string;
}

/**
 * Boxes of all elements of a list at one moment, as it may change between queries. CSS px of the
 * window.
 */
export const boxesOf = (list: Locator): Promise<Box[]> =>
  list.evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const event = element.getAttribute('data-event') ?? '';
      return { x, y, width, height, event, text: element.textContent ?? '' };
    }),
  );
