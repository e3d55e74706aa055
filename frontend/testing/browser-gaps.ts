import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/**
 * A failed query prints its sentence, not the whole page. Waits end early; their limit is for a
 * slow machine.
 */
configure({
  getElementError: (message) => new Error(message?.split('\n')[0]),
  asyncUtilTimeout: 20_000,
});

/** jsdom has no layout: no media query matches, nothing scrolls or changes its size. */
Object.assign(window, {
  matchMedia: (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null }),
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});
Object.assign(Element.prototype, { scrollIntoView() {}, scrollTo() {} });

/**
 * jsdom runs animation frames by one interval: started under a fake clock, it never runs again in
 * its worker. These frames use the real clock and end with the page.
 */
const { setTimeout: startTimer, clearTimeout: stopTimer } = globalThis;
const FRAME_MS = 16;
const runFrame = (run: FrameRequestCallback) => {
  if (typeof document !== 'undefined') run(performance.now());
};
for (const page of [window, document.defaultView]) {
  Object.assign(page ?? {}, {
    requestAnimationFrame: (run: FrameRequestCallback) =>
      Number(startTimer(runFrame, FRAME_MS, run)),
    cancelAnimationFrame: (frame: number) => stopTimer(frame),
  });
}

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
