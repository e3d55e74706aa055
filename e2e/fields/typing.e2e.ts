import type { BrowserContext } from 'playwright-core';
import { describe, expect } from 'vitest';
import { DEVICES, type Device } from '../support/devices';
import { screenTest } from '../support/screen-test';
import { serveTypingPage } from './typing-page';
import { KINDS, ROWS, type Row } from './typing-rows';
import { type Shown, Typist } from './typist';

interface OpenedPage {
  readonly typist: Typist;
  /** Messages of errors thrown in the page since it was opened. */
  readonly thrown: readonly string[];
}

/** One page for all rows of a device. */
const typingTest = screenTest.extend(
  'pageOn',
  { scope: 'file' },
  async ({ browser }, { onCleanup }) => {
    const served = await serveTypingPage();
    const contexts: BrowserContext[] = [];
    const opened = new Map<Device, Promise<OpenedPage>>();
    onCleanup(async () => {
      for (const context of contexts) await context.close();
      await served.stop();
    });
    async function open(device: Device): Promise<OpenedPage> {
      const context = await browser.newContext({
        ...DEVICES[device],
        locale: 'ru-RU',
        // The zone of the device is not that of the company.
        timezoneId: 'Asia/Vladivostok',
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      contexts.push(context);
      const page = await context.newPage();
      const thrown: string[] = [];
      page.on('pageerror', (error) => thrown.push(error.message));
      await page.goto(served.url);
      return { typist: await Typist.on(page, device), thrown };
    }
    return (device: Device): Promise<OpenedPage> => {
      const page = opened.get(device) ?? open(device);
      opened.set(device, page);
      return page;
    };
  },
);

/** The fault of a row's end state; null: none. */
function fault({ wanted }: Row, { saved, text, errors }: Shown): string | null {
  const said = errors.join('; ') || 'nothing';
  const shown = `${saved || 'nothing'} is saved, «${text}» is shown, ${said} is said`;
  if ('saved' in wanted) return saved === JSON.stringify(wanted.saved) ? null : shown;
  const isRefused = saved === '' && text === wanted.text && errors.includes(wanted.refused);
  return isRefused ? null : shown;
}

const DEVICE_NAMES: readonly Device[] = ['desktop', 'tablet', 'phone'];

describe.each(DEVICE_NAMES)('each way of typing on a %s', (device) => {
  for (const kind of KINDS) {
    typingTest(`saves the intended ${kind}, or refuses it with its message`, async ({ pageOn }) => {
      const { typist, thrown } = await pageOn(device);
      const faults: string[] = [];
      for (const [at, row] of ROWS.entries()) {
        if (row.kind !== kind) continue;
        await typist.open(at, kind, row.from);
        await typist.act({ press: 0 });
        for (const act of row.acts) await typist.act(act);
        const found = fault(row, await typist.save());
        if (found) faults.push(`«${row.from}» ${JSON.stringify(row.acts)}: ${found}`);
      }
      expect(faults).toEqual([]);
      expect(thrown).toEqual([]);
    });
  }
});
