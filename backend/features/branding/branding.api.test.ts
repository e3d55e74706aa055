import { Branding } from '@backend/store/entities/branding.entity';
import { ChangeLog } from '@backend/store/entities/change-log.entity';
import { StoredFile } from '@backend/store/entities/stored-file.entity';
import { sweepFiles } from '@backend/testing/data/sweep-files';
import { formOf, pngBomb, sendForm } from '@backend/testing/data/uploads';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { fileTooLarge } from '@schema/messages/files';
import { millisecondsInDay } from 'date-fns/constants';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const PATH = '/uploads/site/favicon';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  for (const entity of [Branding, ChangeLog, StoredFile]) {
    await app.store.fork().nativeDelete(entity as typeof Branding, {});
  }
});
afterAll(() => app.close());

const editor = () => app.as(['view_editor']);
const upload = (
  bytes: Uint8Array,
  file: { name?: string; type?: string } = {},
  client = editor(),
) => sendForm<{ url: string }>(app.url, client, PATH, formOf({ field: 'favicon', bytes, ...file }));
const branding = async () =>
  (await app.as(null).rest<{ faviconUrl: string | null; version: number }>('GET', '/site/branding'))
    .body;
const open = (url: string) => fetch(`${app.url}${url}`);
const changes = () => app.store.fork().findAll(ChangeLog, { orderBy: { id: 'asc' } });

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0"/></svg>';
const png = (side = 32) =>
  sharp({ create: { width: side, height: side, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();

/** An ICO file with one PNG. */
async function ico() {
  const picture = await png(16);
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 16, 16, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(picture.length, 14);
  return Buffer.concat([head, picture]);
}

describe('the favicon', () => {
  test('is the default until one is set, and is public', async () => {
    expect(await branding()).toEqual({ faviconUrl: null, version: 1 });
    const answer = await app.as(null).gql('{ branding { faviconUrl } }');
    expect(answer.data).toEqual({ branding: { faviconUrl: null } });
  });

  test.each([
    ['PNG', () => png(), 'png', 'image/png'],
    ['ICO', () => ico(), 'ico', 'image/x-icon'],
    ['SVG', async () => Buffer.from(SVG), 'svg', 'image/svg+xml'],
  ])('accepts %s and shows it immediately', async (_kind, make, extension, type) => {
    const { status, body } = await upload(await make());
    expect(status).toBe(201);
    expect(body.url).toMatch(new RegExp(`^/files/[0-9a-f]{32}\\.${extension}$`));
    expect(await branding()).toMatchObject({ faviconUrl: body.url });
    const { headers, status: opened } = await open(body.url);
    expect(opened).toBe(200);
    expect(headers.get('content-type')).toMatch(new RegExp(`^${type.replace('+', '\\+')}`));
  });

  test('re-encodes and downsizes a PNG', async () => {
    const noisy = await sharp(await png(1000))
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .png()
      .toBuffer();
    const { body } = await upload(noisy);
    const kept = await sharp(Buffer.from(await (await open(body.url)).arrayBuffer())).metadata();
    expect(kept).toMatchObject({ format: 'png', width: 512, height: 512 });
    expect(kept.exif).toBeUndefined();
  });

  test('serves an SVG without scripts, by content and by response headers', async () => {
    const hostile = SVG.replace('<path', '<script>alert(1)</script><path onclick="alert(1)"');
    const { body } = await upload(Buffer.from(hostile));
    const answer = await open(body.url);
    expect(await answer.text()).toBe(SVG);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test('replaces the previous one, which is deleted a day later', async () => {
    const first = await upload(await png());
    const second = await upload(Buffer.from(SVG));
    expect(await branding()).toMatchObject({ faviconUrl: second.body.url });
    expect((await open(first.body.url)).status).toBe(200);
    app.clock.advance(millisecondsInDay + 1000);
    await sweepFiles(app);
    expect((await open(first.body.url)).status).toBe(404);
    expect((await open(second.body.url)).status).toBe(200);
  });

  test('resets to the default, idempotently', async () => {
    const { body } = await upload(Buffer.from(SVG));
    const reset = () => editor().rest('DELETE', '/site/branding/favicon');
    expect(await reset()).toMatchObject({ status: 200, body: { faviconUrl: null } });
    expect((await reset()).status).toBe(200);
    expect(await branding()).toMatchObject({ faviconUrl: null });
    const traces = await changes();
    expect(traces.map(({ operation, entity }) => [operation, entity])).toEqual([
      ['uploadFavicon', 'StoredFile'],
      ['uploadFavicon', 'Branding'],
      ['resetFavicon', 'Branding'],
    ]);
    expect(traces[2]).toMatchObject({
      before: { faviconUrl: body.url },
      after: { faviconUrl: null },
    });
  });

  test('is one of several set concurrently', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload(Buffer.from(SVG))));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
    const urls = answers.map(({ body }) => body.url);
    expect(urls).toContain((await branding()).faviconUrl);
    const unused = await app.store.fork().count(StoredFile, { unusedSince: { $ne: null } });
    expect(unused).toBe(4);
  });
});

describe('rejects', () => {
  const { uploads } = MESSAGES;
  const stays = async () => {
    expect(await branding()).toMatchObject({ faviconUrl: null });
    expect(await app.store.fork().count(StoredFile)).toBe(0);
  };

  test('anonymous clients and users who may not change the board', async () => {
    const bytes = await png();
    expect((await upload(bytes, {}, app.as(null))).status).toBe(401);
    expect((await upload(bytes, {}, app.as(['view_cars']))).status).toBe(403);
    const reset = (client: typeof editor) => client().rest('DELETE', '/site/branding/favicon');
    expect((await reset(() => app.as(null))).status).toBe(401);
    expect((await reset(() => app.as(['view_board']))).status).toBe(403);
    await stays();
  });

  test.each([
    [
      'a photo',
      () =>
        sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
          .jpeg()
          .toBuffer(),
    ],
    ['a page', async () => Buffer.from('<!DOCTYPE html><p>icon</p>')],
    ['a text', async () => Buffer.from('icon')],
  ])('%s with the name of an icon', async (_what, make) => {
    const answer = await upload(await make(), { name: 'favicon.png', type: 'image/png' });
    expect(answer.status).toBe(415);
    expect(answer.body).toEqual({ code: 'UNSUPPORTED_MEDIA_TYPE', message: uploads.faviconKind });
    await stays();
  });

  test.each([
    ['a broken PNG', async () => (await png(200)).subarray(0, 60), uploads.unreadable],
    ['a bomb', async () => pngBomb(60_000, 60_000), uploads.tooManyPixels],
    ['a broken icon', async () => (await ico()).subarray(0, 30), uploads.unreadable],
    [
      'a page that begins with a drawing',
      async () => Buffer.from('<svg onload="alert(1)"/>'),
      uploads.unreadable,
    ],
    ['a broken SVG', async () => Buffer.from(SVG.replace('</svg>', '')), uploads.unreadable],
    [
      'an endless SVG',
      async () => Buffer.from(SVG.replace('<path', '<g/>'.repeat(5000).concat('<path'))),
      uploads.tooComplex,
    ],
  ])('%s', async (_what, make, message) => {
    const answer = await upload(await make());
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({
      code: 'VALIDATION_FAILED',
      message,
      fields: { favicon: message },
    });
    await stays();
  });

  test('a file over 512 KB', async () => {
    const answer = await upload(Buffer.alloc(512 * 1024 + 1, '<svg '));
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({ message: fileTooLarge(512 * 1024) });
    await stays();
  });
});
