import { StoredFile } from '@backend/store/entities/stored-file.entity';
import { bookPriced, moneyCalls } from '@backend/testing/data/money';
import { sweepFiles } from '@backend/testing/data/sweep-files';
import { formOf, sendForm } from '@backend/testing/data/uploads';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { millisecondsInDay } from 'date-fns/constants';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const PATH = '/uploads/money/photos';
const cashier = () => app.as(['edit_bookings']);
const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#c0392b' } })
    .jpeg()
    .toBuffer();
const upload = async (bytes: Uint8Array, client = cashier()) =>
  sendForm<{ url: string; message?: string }>(
    app.url,
    client,
    PATH,
    formOf({ field: 'photo', bytes }),
  );
const uploaded = async () => (await upload(await picture())).body.url;
const open = async (url: string, client: ReturnType<TestApp['as']>) =>
  fetch(`${app.url}${url}`, { headers: { cookie: (await client.cookie()) ?? '' } });

test('the photo of a charge is visible only to users who see money', async () => {
  const { id } = await bookPriced(app);
  const url = await uploaded();
  expect(url).toMatch(/^\/files\/charge-[0-9a-f]{32}\.webp$/);
  const charge = { amount: 500, kind: 'damage', photo: url };
  const { status, body } = await moneyCalls(app).post(id, 'charges', charge);
  expect([status, body.charges[0]]).toMatchObject([201, { photo: url }]);
  const seen = await open(url, cashier());
  expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(await sharp(Buffer.from(await seen.arrayBuffer())).metadata()).toMatchObject({
    format: 'webp',
    width: 40,
  });
  expect((await open(url.replace('.webp', '-small.webp'), cashier())).status).toBe(200);
  expect((await open(url, app.as(['view_board', 'view_analytics']))).status).toBe(403);
  expect((await fetch(`${app.url}${url}`)).status).toBe(401);
  expect((await fetch(`${app.url}${url.replace('.webp', '-small.webp')}`)).status).toBe(401);
});

test('an upload is refused to anonymous clients, to other sections and for other files', async () => {
  expect((await upload(await picture(), app.as(null))).status).toBe(401);
  expect((await upload(await picture(), app.as(['view_cars']))).status).toBe(403);
  const words = await upload(Buffer.from('не картинка'));
  expect([words.status, words.body.message]).toEqual([415, MESSAGES.uploads.photoKind]);
});

test('a charge accepts only a photo uploaded for it', async () => {
  const { id } = await bookPriced(app);
  const { post, read } = moneyCalls(app);
  const charge = { amount: 500, kind: 'damage' };
  const foreign = await post(id, 'charges', { ...charge, photo: 'https://example.com/a.webp' });
  expect([foreign.status, foreign.body.message]).toEqual([422, MESSAGES.cars.photoForeign]);
  const unknown = `/files/charge-${'0'.repeat(32)}.webp`;
  const gone = await post(id, 'charges', { ...charge, photo: unknown });
  expect([gone.status, gone.body.message]).toEqual([422, MESSAGES.cars.photoGone]);
  expect((await read(id)).charges).toEqual([]);
});

test('a photo without a charge is deleted after a day, one of a charge stays', async () => {
  const { id } = await bookPriced(app);
  const [kept, unused] = [await uploaded(), await uploaded()];
  await moneyCalls(app).post(id, 'charges', { amount: 1, kind: 'fine', photo: kept });
  app.clock.set(new Date(app.clock.now().getTime() + 2 * millisecondsInDay).toISOString());
  await sweepFiles(app);
  expect((await open(unused, cashier())).status).toBe(404);
  expect((await open(kept, cashier())).status).toBe(200);
  const key = kept.replace('/files/', '');
  expect(await app.store.fork().count(StoredFile, { key, unusedSince: null })).toBe(1);
});
