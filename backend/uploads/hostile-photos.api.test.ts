import { setTimeout as pause } from 'node:timers/promises';
import { formOf, pngBomb, sendForm } from '@backend/testing/data/uploads';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { callEvery, waitsText, watchTurns } from '@backend/testing/waits';
import { MESSAGES } from '@schema/messages';
import { PERMISSIONS } from '@schema/permissions';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

const { uploads, limits } = MESSAGES;
const FORMATS = ['jpeg', 'png', 'webp'] as const;
const PHOTOS = 100;
/** Photos sent at a time: more than the server takes from one user. */
const AT_ONCE = 6;
/** A changed byte is in one of these parts of a file. */
const PARTS = 1000;
const RETRY_MS = 100;
const TIMEOUT_MS = 180_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });

const text = (words: string) => Buffer.from(words, 'latin1');

/** Whole pictures that cost much to decode, and files that only begin as pictures. */
async function crafted(): Promise<readonly Buffer[]> {
  const jpeg = await noise(400, 300).jpeg().toBuffer();
  const png = await noise(80, 60).png().toBuffer();
  const webp = await noise(80, 60).webp().toBuffer();
  return [
    pngBomb(60_000, 60_000),
    pngBomb(2_000_000_000, 1),
    pngBomb(0, 0),
    pngBomb(7071, 7071),
    await noise(6000, 4000).jpeg({ progressive: true, quality: 40 }).toBuffer(),
    await noise(16_000, 20).png().toBuffer(),
    await noise(400, 300).toColourspace('cmyk').jpeg().toBuffer(),
    await noise(400, 300).png({ palette: true, progressive: true }).toBuffer(),
    Buffer.concat([jpeg, text('<script>alert(1)</script>PK\u0003\u0004')]),
    Buffer.concat([jpeg, jpeg, jpeg]),
    Buffer.concat([webp, Buffer.alloc(500_000, 0xff)]),
    Buffer.concat([png.subarray(0, 33), Buffer.alloc(200_000)]),
    Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(300_000, 0xff)]),
    Buffer.concat([text('\u00ff\u00d8\u00ff\u00e1\u00ff\u00ffExif\u0000\u0000II*\u0000'), jpeg]),
    text('RIFF\u00ff\u00ff\u00ff\u00ffWEBPVP8X'),
    text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    text('GIF89a'),
    text('\u0000\u0000\u0000\u0020ftypheic'),
    text('%PDF-1.7'),
    text(' '),
  ];
}

/** Pictures with changed and missing bytes, the same in every run. */
async function damaged(count: number): Promise<readonly Buffer[]> {
  const whole = await Promise.all(
    FORMATS.map((format) => noise(600, 400).toFormat(format).toBuffer()),
  );
  const change = fc.record({ place: fc.integer({ min: 0, max: PARTS }), byte: fc.nat(255) });
  const changes = fc.array(change, { minLength: 1, maxLength: 8, size: 'max' });
  const cases = fc.record({
    of: fc.nat(FORMATS.length - 1),
    keep: fc.constantFrom(1, 1, 0.99, 0.5, 0.02),
    changes,
  });
  return fc.sample(cases, { numRuns: count, seed: 40 }).map((one) => {
    const from = whole[one.of] ?? Buffer.alloc(0);
    const bytes = Buffer.from(from.subarray(0, Math.ceil(from.length * one.keep)));
    for (const { place, byte } of one.changes) {
      bytes[Math.floor((place / PARTS) * (bytes.length - 1))] = byte;
    }
    return bytes;
  });
}

const WORDS: Readonly<Record<number, readonly string[]>> = {
  415: [uploads.photoKind],
  422: [uploads.unreadable, uploads.tooManyPixels],
};

/** Refusals by the number of uploads at a time, in all and of one user: repeated. */
const isBusy = (status: number, message: string | undefined) =>
  (status === 503 && message === limits.uploadsFull) ||
  (status === 429 && message === limits.uploads);

test(
  'a hundred hostile photos are stored or refused in words; other requests are answered',
  async () => {
    const made = await crafted();
    const photos = [...made, ...(await damaged(PHOTOS - made.length))];
    const send = async (bytes: Buffer): Promise<string> => {
      for (;;) {
        const form = formOf({ field: 'photo', bytes });
        const editor = app.as(['edit_bookings', 'view_cars']);
        const { status, body } = await sendForm<{ message?: string; url?: string }>(
          app.url,
          editor,
          '/uploads/cars/state',
          form,
        );
        if (isBusy(status, body.message)) {
          await pause(RETRY_MS);
          continue;
        }
        if (status === 201) {
          expect(body.url).toMatch(/\.webp$/);
          return 'stored';
        }
        expect(WORDS[status] ?? [], `${status} ${body.message}`).toContain(body.message);
        return String(status);
      }
    };
    const staff = app.as([...PERMISSIONS]);
    const others = callEvery(20, async () => (await staff.rest('GET', '/bookings')).status);
    const turns = watchTurns();
    const outcomes: string[] = [];
    const queue = photos.values();
    const worker = async () => {
      for (const bytes of queue) outcomes.push(await send(bytes));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    const longest = turns.stop();
    const { statuses, ...waits } = await others.stop();
    const count = (outcome: string) => outcomes.filter((one) => one === outcome).length;
    console.info(
      `stored ${count('stored')}, 415 ${count('415')}, 422 ${count('422')}; longest turn ${longest} ms`,
      `\n  others: ${waitsText({ ...waits, statuses })}`,
    );
    expect(outcomes).toHaveLength(PHOTOS);
    for (const outcome of ['stored', '415', '422']) expect(count(outcome)).toBeGreaterThan(0);
    expect([...statuses.keys()]).toEqual([200]);
  },
  TIMEOUT_MS,
);
