import type { BrowserContextOptions } from 'playwright-core';

/** Screens in use. Sizes in CSS px. */
export const DEVICES = {
  desktop: { viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1 },
  tablet: {
    viewport: { width: 1024, height: 768 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  },
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  },
} satisfies Record<string, BrowserContextOptions>;

export type Device = keyof typeof DEVICES;
