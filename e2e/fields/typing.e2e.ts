import { afterAll, beforeAll, describe, expect } from 'vitest';
import { DEVICES, type Device } from '../support/devices';
import { screenTest } from '../support/screen-test';
import { serveTypingPage } from './typing-page';
import { ROWS, type Row } from './typing-rows';
import { type Shown, Typist } from './typist';

let served: Awaited<ReturnType<typeof serveTypingPage>>;
beforeAll(async () => {
  served = await serveTypingPage();
});
afterAll(() => served.stop());

const DEVICE_NAMES: readonly Device[] = ['desktop', 'tablet', 'phone'];

/** What is wrong with the end of a row; null: nothing. */
function fault({ wanted }: Row, { saved, text, errors }: Shown): string | null {
  const shown = `${saved || 'nothing'} is saved, «${text}» is shown, ${errors.join('; ') || 'nothing'} is said`;
  if ('saved' in wanted) return saved === JSON.stringify(wanted.saved) ? null : shown;
  const isRefused = saved === '' && text === wanted.text && errors.includes(wanted.refused);
  return isRefused ? null : shown;
}

describe.each(DEVICE_NAMES)('each way of typing on a %s', (device) => {
  screenTest('is saved as it is meant, or refused with its sentence', async ({ browser }) => {
    const context = await browser.newContext({
      ...DEVICES[device],
      locale: 'ru-RU',
      // The zone of the device is not that of the company.
      timezoneId: 'Asia/Vladivostok',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    try {
      const page = await context.newPage();
      const thrown: string[] = [];
      page.on('pageerror', (error) => thrown.push(error.message));
      await page.goto(served.url);
      const typist = await Typist.on(page, device);
      const faults: string[] = [];
      for (const [at, row] of ROWS.entries()) {
        await typist.open(at, row.kind, row.from);
        await typist.act({ press: 0 });
        for (const act of row.acts) await typist.act(act);
        const found = fault(row, await typist.save());
        if (found) faults.push(`${row.kind} «${row.from}» ${JSON.stringify(row.acts)}: ${found}`);
      }
      expect(faults).toEqual([]);
      expect(thrown).toEqual([]);
    } finally {
      await context.close();
    }
  });
});
