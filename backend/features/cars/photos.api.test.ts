import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ChangeLog } from '@backend/store/entities/change-log.entity';
import { Car } from '@backend/store/entities/fleet/car.entity';
import { StoredFile } from '@backend/store/entities/stored-file.entity';
import { sweepFiles } from '@backend/testing/data/sweep-files';
import { formOf, pngBomb, sendForm } from '@backend/testing/data/uploads';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { fileTooLarge } from '@schema/messages/files';
import { smallPhotoUrl } from '@schema/values/fleet/file-url';
import { millisecondsInDay } from 'date-fns/constants';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const { uploads } = MESSAGES;
const PATH = '/uploads/cars/photos';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  for (const entity of [Car, ChangeLog, StoredFile]) {
    await app.store.fork().nativeDelete(entity as typeof Car, {});
  }
});
afterAll(() => app.close());

const keeper = () => app.as(['view_cars']);
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c0392b' } });
const upload = (bytes: Uint8Array, file: { name?: string; type?: string; field?: string } = {}) =>
  sendForm<{ url: string }>(app.url, keeper(), PATH, formOf({ field: 'photo', bytes, ...file }));
const uploaded = async () => (await upload(await blank(40, 30).jpeg().toBuffer())).body.url;
const open = (url: string, headers: Record<string, string> = {}) =>
  fetch(`${app.url}${url}`, { headers });
const bytesAt = async (url: string) => Buffer.from(await (await open(url)).arrayBuffer());
const onDisk = () => {
  const folder = join(app.config.dataDir, 'files');
  return existsSync(folder) ? readdirSync(folder) : [];
};
const fileRows = () => app.store.fork().findAll(StoredFile);

const carWith = (photos: string[]) => ({
  brand: 'Kia',
  model: 'Rio',
  licensePlate: 'А418КМ77',
  photos,
  tariffGroups: [{ tariffs: [{ minDays: 1, pricePerDay: 3000 }] }],
});

describe('a photo', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('accepts %s and stores WebP', async (format) => {
    const { status, body } = await upload(await blank(64, 48).toFormat(format).toBuffer());
    expect(status).toBe(201);
    expect(body).toEqual({ url: expect.stringMatching(/^\/files\/[0-9a-f]{32}\.webp$/) });
    const kept = await sharp(await bytesAt(body.url)).metadata();
    expect(kept).toMatchObject({ format: 'webp', width: 64, height: 48 });
  });

  test('is recognized by content, whatever its name', async () => {
    const png = await blank(8, 8).png().toBuffer();
    for (const name of [
      '../../etc/passwd',
      'a.html',
      'C:\\a.exe',
      '\u202Egpj.exe',
      'а"б\r\n.jpg',
    ]) {
      const { status, body } = await upload(png, { name, type: 'text/html' });
      expect([name, status]).toEqual([name, 201]);
      expect((await open(body.url)).headers.get('content-type')).toBe('image/webp');
    }
    expect(onDisk().every((file) => /^[0-9a-f]{32}(-small)?\.webp$/.test(file))).toBe(true);
  });

  test('is rotated upright and loses its location', async () => {
    const taken = await blank(60, 40)
      .withExif({
        IFD0: { Make: 'Phone' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 45/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const { body } = await upload(taken);
    const kept = await sharp(await bytesAt(body.url)).metadata();
    expect(kept).toMatchObject({ width: 40, height: 60 });
    expect([kept.exif, kept.orientation, kept.xmp, kept.iptc]).toEqual(Array(4).fill(undefined));
  });

  test('is downsized to a screen, with a small copy for lists', async () => {
    const { body } = await upload(await blank(4000, 3000).jpeg().toBuffer());
    const full = await sharp(await bytesAt(body.url)).metadata();
    expect(full).toMatchObject({ width: 1600, height: 1200 });
    const small = await sharp(await bytesAt(smallPhotoUrl(body.url))).metadata();
    expect(small).toMatchObject({ format: 'webp', width: 320, height: 240 });
  });

  test('is served with immutable caching to anyone with its URL', async () => {
    const answer = await open(await uploaded());
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
  });

  test('answers 304 to a cached copy', async () => {
    const url = await uploaded();
    const etag = (await open(url)).headers.get('etag') ?? '';
    // Sent with a raw request: the test client would add its own header.
    const again = await open(url, { 'if-none-match': etag, 'cache-control': 'max-age=0' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('is recorded in the history', async () => {
    const url = await uploaded();
    const [change] = await app.store.fork().findAll(ChangeLog);
    expect(change).toMatchObject({ operation: 'uploadCarPhoto', entity: 'StoredFile' });
    expect(change?.after).toMatchObject({ key: url.slice('/files/'.length) });
  });

  test('may be sent in base64 over GraphQL', async () => {
    const png = await blank(8, 8).png().toBuffer();
    const answer = await keeper().gql<{ uploadCarPhoto: { url: string } }>(
      'mutation ($photo: FileContent!) { uploadCarPhoto(photo: $photo) { url } }',
      { photo: png.toString('base64') },
    );
    const url = answer.data?.uploadCarPhoto.url ?? '';
    expect((await sharp(await bytesAt(url)).metadata()).width).toBe(8);
  });
});

describe('a photo upload rejects and stores nothing for', () => {
  async function refused(
    { status, body }: { status: number; body: unknown },
    expected: [number, string, string],
  ) {
    const { code, message } = body as { code: string; message: string };
    expect([status, code, message]).toEqual(expected);
    expect(await fileRows()).toHaveLength(0);
  }
  const wrongKind = [415, 'UNSUPPORTED_MEDIA_TYPE', uploads.photoKind] as [number, string, string];
  const unreadable = [422, 'VALIDATION_FAILED', uploads.unreadable] as [number, string, string];
  const missing = [422, 'VALIDATION_FAILED', uploads.fileRequired] as [number, string, string];

  test('anonymous clients and users who may not see the fleet', async () => {
    const body = () => formOf({ field: 'photo', bytes: Buffer.from('x') });
    expect((await sendForm(app.url, app.as(null), PATH, body())).status).toBe(401);
    expect((await sendForm(app.url, app.as(['view_editor']), PATH, body())).status).toBe(403);
  });

  test.each([
    ['a page', Buffer.from('<!DOCTYPE html><script>alert(1)</script>')],
    ['a drawing in SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a program', Buffer.from('MZ\u0090\u0000')],
    ['an icon', Buffer.from([0, 0, 1, 0, 1, 0])],
    ['a GIF', Buffer.from('GIF89a')],
    ['a text', Buffer.from('not a picture')],
  ])('%s with the name of a photo', async (_what, bytes) => {
    await refused(await upload(bytes, { name: 'car.jpg', type: 'image/jpeg' }), wrongKind);
  });

  test('a truncated photo and a file with only a valid header', async () => {
    const jpeg = await blank(400, 300).jpeg().toBuffer();
    await refused(await upload(jpeg.subarray(0, jpeg.length / 2)), unreadable);
    await refused(await upload(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])), unreadable);
    const png = Buffer.concat([Buffer.from([0x89]), Buffer.from('PNG\r\n\u001a\n<script>')]);
    await refused(await upload(png), unreadable);
    await refused(await upload(Buffer.from('RIFF\u0001\u0001\u0001\u0001WEBPVP8 ')), unreadable);
  });

  test('an image bomb by the size in its header', async () => {
    const answer = await upload(pngBomb(60_000, 60_000));
    await refused(answer, [422, 'VALIDATION_FAILED', uploads.tooManyPixels]);
    expect(answer.body).toMatchObject({ fields: { photo: uploads.tooManyPixels } });
  });

  test.each([
    ['a byte more than 10 MB', 10 * 1024 * 1024 + 1],
    ['64 MB', 64 * 1024 * 1024],
  ])('%s', async (_what, size) => {
    const answer = await upload(Buffer.alloc(size, 0xff));
    await refused(answer, [413, 'PAYLOAD_TOO_LARGE', fileTooLarge(10 * 1024 * 1024)]);
  });

  test('a form with no file, an empty one, a wrong field or two files', async () => {
    const png = await blank(8, 8).png().toBuffer();
    const send = (form: FormData) => sendForm(app.url, keeper(), PATH, form);
    const words = new FormData();
    words.append('photo', 'words');
    await refused(await send(words), missing);
    await refused(await upload(Buffer.alloc(0)), [422, 'VALIDATION_FAILED', uploads.fileEmpty]);
    await refused(await upload(png, { field: 'favicon' }), missing);
    const photo = { field: 'photo', bytes: png };
    expect((await send(formOf(photo, photo))).status).toBeGreaterThanOrEqual(400);
    expect(await fileRows()).toHaveLength(0);
  });

  test('a body that is not a form or is truncated', async () => {
    const malformed = MESSAGES.generic.malformed;
    const json = await keeper().rest('POST', PATH, { photo: 'x' });
    await refused(json, [415, 'UNSUPPORTED_MEDIA_TYPE', MESSAGES.generic.unsupportedMediaType]);
    const send = (type: string, body: string) =>
      sendForm(app.url, keeper(), PATH, body, { 'content-type': type });
    await refused(await send('multipart/form-data', 'x'), [400, 'BAD_REQUEST', malformed]);
    const cut = '--b\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\nabc';
    await refused(await send('multipart/form-data; boundary=b', cut), [
      400,
      'BAD_REQUEST',
      malformed,
    ]);
  });

  test('a cross-site form', async () => {
    const body = formOf({ field: 'photo', bytes: await blank(8, 8).png().toBuffer() });
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://example.com' };
    const answer = await sendForm(app.url, keeper(), PATH, body, headers);
    await refused(answer, [403, 'FORBIDDEN', MESSAGES.generic.crossSite]);
  });

  test('invalid base64 over GraphQL', async () => {
    const answer = await keeper().gql(
      'mutation { uploadCarPhoto(photo: "это не base64") { url } }',
    );
    const photo = MESSAGES.uploads.fileRequired;
    expect(answer.errors?.[0]).toMatchObject({
      message: photo,
      extensions: { code: 'VALIDATION_FAILED', fields: { photo } },
    });
  });
});

describe('a path that is not an uploaded file', () => {
  test.each([
    '/files/',
    '/files/..%2f..%2fpackage.json',
    '/files/%2e%2e/avtoprokat.sqlite',
    '/files/avtoprokat.sqlite',
    `/files/${'0'.repeat(32)}.webp`,
    `/files/${'0'.repeat(32)}.html`,
    `/files/${'0'.repeat(32)}.webp%00.html`,
    '/files/%ff',
  ])('%s is not served', async (url) => {
    const answer = await open(url);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable');
  });
});

describe('unused files', () => {
  async function sweepLater(): Promise<void> {
    app.clock.advance(millisecondsInDay + 1000);
    await sweepFiles(app);
  }
  const isThere = async (url: string) => (await open(url)).status === 200;

  test('are deleted after a day; photos of cars stay', async () => {
    const [shown, left] = [await uploaded(), await uploaded()];
    const saved = await keeper().rest('POST', '/cars', carWith([shown]));
    expect(saved.body.photos).toEqual([shown]);
    await sweepFiles(app);
    expect(await isThere(left)).toBe(true);
    await sweepLater();
    expect([await isThere(shown), await isThere(left)]).toEqual([true, false]);
    expect(await isThere(smallPhotoUrl(left))).toBe(false);
    const again = await keeper().rest('PUT', `/cars/${saved.body.id}`, carWith([shown, left]));
    expect(again.body).toMatchObject({ fields: { 'photos[1]': MESSAGES.cars.photoGone } });
  });

  test('include removed photos and photos of a deleted car, a day later', async () => {
    const [dropped, kept] = [await uploaded(), await uploaded()];
    const saved = await keeper().rest('POST', '/cars', carWith([dropped, kept]));
    await sweepLater();
    await keeper().rest('PUT', `/cars/${saved.body.id}`, carWith([kept]));
    await sweepFiles(app);
    expect(await isThere(dropped)).toBe(true);
    await sweepLater();
    expect([await isThere(dropped), await isThere(kept)]).toEqual([false, true]);
    await keeper().rest('DELETE', `/cars/${saved.body.id}`);
    await sweepLater();
    expect(await isThere(kept)).toBe(false);
  });

  test('exclude photos shared with another car', async () => {
    const url = await uploaded();
    const one = await keeper().rest('POST', '/cars', carWith([url]));
    await keeper().rest('POST', '/cars', { ...carWith([url]), licensePlate: 'В001ЕХ777' });
    await keeper().rest('DELETE', `/cars/${one.body.id}`);
    await sweepLater();
    expect(await isThere(url)).toBe(true);
  });
});
