import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PaperTemplate } from '@backend/store/entities/papers/paper-template.entity';
import { addCar, bookingBody, november } from '@backend/testing/data/fleet';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { sendTemplate, templateFile } from '@backend/testing/uploaded-template';
import { FILES_FOLDER } from '@backend/uploads/file-store';
import { uploads } from '@schema/messages/files';
import { PAPER_TEMPLATE_MESSAGES, templateFault } from '@schema/messages/paper-templates';
import { PAPER_MESSAGES } from '@schema/messages/papers';
import { PERMISSIONS } from '@schema/permissions';
import { PAPER_KINDS } from '@schema/values/papers/paper-kinds';
import { PAPER_TEMPLATE_LIMITS } from '@schema/values/papers/paper-templates';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

interface Template {
  id: number;
  fileName: string;
  usedSince: string | null;
  isStrict: boolean;
  faults: number;
  version: number;
  url: string;
  tags: { name: string; state: string; nearest: string | null }[];
  message?: string;
  fields?: Record<string, string>;
}

let app: TestApp;
let bookingId: number;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.store.fork().nativeDelete(PaperTemplate, {});
  bookingId = await book();
});
afterAll(() => app.close());

const PATH = '/company/paper-templates';
const admin = () => app.as(['manage_users']);
const staff = () => app.as(['edit_bookings']);

async function book(): Promise<number> {
  const dates = { startDate: november(11, '10:00'), endDate: november(14, '10:00') };
  const body = bookingBody(await addCar(app.store), { ...dates, totalPrice: 9000 });
  return (await staff().rest<{ id: number }>('POST', '/bookings/with-customer', body)).body.id;
}
const upload = (...texts: string[]) =>
  sendTemplate<Template>(app, admin(), { bytes: templateFile(...texts), fileName: 'Юрист.docx' });
const set = (id: number, input: object) => admin().rest<Template>('PUT', `${PATH}/${id}`, input);
const listed = async () => (await admin().rest<Template[]>('GET', PATH)).body;
const issue = () =>
  staff().rest<{ url: string; missing: string[]; message?: string }>('POST', '/papers', {
    bookingId,
    kind: 'contract',
  });
const textOf = (docx: Uint8Array) =>
  strFromU8(unzipSync(docx)['word/document.xml'] ?? new Uint8Array()).replaceAll(/<[^>]*>/g, ' ');

async function issuedText(url: string): Promise<string> {
  const answer = await fetch(`${app.url}${url}`, { headers: { cookie: await staff().cookie() } });
  return textOf(new Uint8Array(await answer.arrayBuffer()));
}

describe('an uploaded template', () => {
  test('is listed with its tags, and is used once it is put in use', async () => {
    const { status, body } = await upload('НАШ ДОГОВОР {документ.номер}', '{Клиент.Имя}');
    expect([status, body]).toMatchObject([
      201,
      { fileName: 'Юрист.docx', usedSince: null, isStrict: false, faults: 0 },
    ]);
    expect(body.tags.map(({ name, state }) => [name, state])).toEqual([
      ['документ.номер', 'known'],
      ['Клиент.Имя', 'known'],
    ]);
    const before = await issue();
    expect(await issuedText(before.body.url)).not.toContain('НАШ ДОГОВОР');

    const used = await set(body.id, { isUsed: true, version: body.version });
    expect(used.body).toMatchObject({ usedSince: app.clock.now().toISOString() });
    bookingId = await book();
    const text = await issuedText((await issue()).body.url);
    expect(text).toContain('НАШ ДОГОВОР');
    expect(text).toContain('Иванов');
    expect(await listed()).toMatchObject([{ id: body.id }]);
  });

  test('replaces the one in use, and the default one comes back', async () => {
    const { body: first } = await upload('ПЕРВЫЙ');
    const { body: second } = await upload('ВТОРОЙ');
    await set(first.id, { isUsed: true });
    await set(second.id, { isUsed: true });
    expect((await listed()).map(({ id, usedSince }) => [id, usedSince !== null])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
    await set(second.id, { isUsed: false });
    expect((await listed()).every(({ usedSince }) => usedSince === null)).toBe(true);
    expect(await issuedText((await issue()).body.url)).not.toContain('ВТОРОЙ');
  });

  test('two put in use at once leave one in use', async () => {
    const ids = [];
    for (const text of ['А', 'Б', 'В']) ids.push((await upload(text)).body.id);
    await Promise.all(ids.map((id) => set(id, { isUsed: true })));
    expect((await listed()).filter(({ usedSince }) => usedSince !== null)).toHaveLength(1);
  });

  test('with three wrong tags names the nearest of each', async () => {
    const { body } = await upload('{клиент.телефн} {авто.номер} {аренда.залок} {клиент.имя}');
    expect(body.faults).toBe(3);
    expect(body.tags.slice(0, 3).map(({ nearest }) => nearest)).toEqual([
      'клиент.телефон',
      'авто.госномер',
      'аренда.залог',
    ]);
    const strict = await set(body.id, { isStrict: true });
    expect([strict.status, strict.body.message]).toEqual([
      409,
      PAPER_TEMPLATE_MESSAGES.strictUnknown(['{клиент.телефн}', '{авто.номер}', '{аренда.залок}']),
    ]);
    await set(body.id, { isUsed: true });
    const { body: paper } = await issue();
    expect(paper.missing).toEqual(['клиент.телефн', 'авто.номер', 'аренда.залок']);
  });

  test('that is strict refuses missing values and takes no number', async () => {
    const { body } = await upload('{документ.номер} {клиент.почта} {клиент.паспорт}');
    await set(body.id, { isUsed: true, isStrict: true });
    const refused = await issue();
    expect([refused.status, refused.body.message]).toEqual([
      409,
      PAPER_TEMPLATE_MESSAGES.strictMissing(['почта клиента']),
    ]);
    await set(body.id, { isStrict: false });
    const { status, body: paper } = await issue();
    expect([status, paper.missing]).toEqual([201, ['клиент.почта', 'клиент.паспорт']]);
    const numbers = await staff().rest<{ items: { number: string }[] }>('GET', '/papers');
    const counts = numbers.body.items.map(({ number }) => Number(number.slice(-4)));
    expect(counts.toSorted((a, b) => a - b)).toEqual(counts.map((_, at) => at + 1));
  });

  test('is deleted once it is not in use', async () => {
    const { body } = await upload('текст');
    await set(body.id, { isUsed: true });
    const used = await admin().rest<Template>('DELETE', `${PATH}/${body.id}`);
    expect([used.status, used.body.message]).toEqual([409, PAPER_TEMPLATE_MESSAGES.inUse]);
    await set(body.id, { isUsed: false });
    expect((await admin().rest('DELETE', `${PATH}/${body.id}`)).status).toBe(204);
    expect((await admin().rest('GET', `${PATH}/${body.id}`)).status).toBe(404);
  });

  test('whose file is gone fails in words, and no number is lost', async () => {
    const { body } = await upload('текст');
    await set(body.id, { isUsed: true });
    await rm(join(app.config.dataDir, FILES_FOLDER, body.url.replace('/files/', '')));
    const refused = await issue();
    expect([refused.status, refused.body.message]).toEqual([
      503,
      PAPER_TEMPLATE_MESSAGES.fileMissing,
    ]);
  });
});

describe('an example', () => {
  test('has the texts of a booking, the latest by default', async () => {
    const { body } = await upload('{клиент.имя} {авто.марка} {#повреждения}{/повреждения} {нет}');
    const { body: example } = await staff().rest('GET', `${PATH}/${body.id}/example`);
    expect(example).toMatchObject({
      bookingId,
      tags: [
        { name: 'клиент.имя', text: expect.stringContaining('Иванов') },
        { name: 'авто.марка', text: 'Kia' },
        { name: 'повреждения', text: '0 строк' },
        { name: 'нет', text: null },
      ],
    });
    const chosen = await staff().rest('GET', `${PATH}/${body.id}/example?bookingId=${bookingId}`);
    expect(chosen.body).toEqual(example);
    const unknown = await staff().rest('GET', `${PATH}/${body.id}/example?bookingId=999999`);
    expect(unknown.status).toBe(404);
  });

  test('is filled without a number, and nothing is stored', async () => {
    const { body } = await upload('Договор {документ.номер} {клиент.имя}');
    const files = async () =>
      (await app.store.fork().getConnection().execute('select id from stored_files')).length;
    const before = await files();
    const { body: file } = await staff().rest<{ content: string }>(
      'GET',
      `${PATH}/${body.id}/preview`,
    );
    const text = textOf(new Uint8Array(Buffer.from(file.content, 'base64')));
    expect(text).toContain('ОБРАЗЕЦ');
    expect(text).toContain('Иванов');
    expect(await files()).toBe(before);
    expect(
      (await staff().rest<{ papers: unknown[] }>('GET', `/bookings/${bookingId}/papers`)).body
        .papers,
    ).toEqual([]);
  });

  test.each(PAPER_KINDS)('of ours can be uploaded for %s without faults', async (kind) => {
    const { body } = await admin().rest<{ content: string }>('GET', `${PATH}/default/${kind}`);
    const bytes = Buffer.from(body.content, 'base64');
    const sent = await sendTemplate<Template>(app, admin(), { bytes, kind });
    expect([sent.status, sent.body.faults]).toEqual([201, 0]);
  });
});

const LONG = 'а'.repeat(201);
const MANY = Array.from({ length: PAPER_TEMPLATE_LIMITS.maxTags + 1 }, (_, at) => `{тег ${at}}`);

describe('bad input', () => {
  test.each([
    ['text', Buffer.from('не документ'), templateFault('notDocx')],
    ['an unclosed tag', templateFile('{клиент.имя'), templateFault('unclosedTag', ['клиент.имя'])],
    [
      'two unclosed tags',
      templateFile('{клиент.имя и', '{авто.марка'),
      'Тег или блок не закрыт: «клиент.имя», «авто.марка»',
    ],
    [
      'an unclosed block',
      templateFile('{#повреждения}'),
      templateFault('unclosedTag', ['повреждения']),
    ],
    ['an empty tag', templateFile('{}'), templateFault('brokenTag', ['{}'])],
    [
      'a tag of 201 letters',
      templateFile(`{${LONG}}`),
      templateFault('brokenTag', [LONG.slice(0, 60)]),
    ],
    [
      'a block of 201 letters',
      templateFile(`{#${LONG}}{/${LONG}}`),
      templateFault('brokenTag', [LONG.slice(0, 60)]),
    ],
    ['501 tags', templateFile(...MANY), templateFault('tooComplex')],
  ])('%s is refused with its reason', async (_name, bytes, message) => {
    const { status, body } = await sendTemplate<Template>(app, admin(), { bytes });
    expect([status, body.fields]).toEqual([422, { template: message }]);
    expect(await listed()).toEqual([]);
  });

  test('an unknown kind, a long name and no file are refused', async () => {
    const bytes = templateFile('текст');
    const kind = await sendTemplate<Template>(app, admin(), { bytes, kind: 'invoice' });
    expect([kind.status, kind.body.fields]).toEqual([422, { kind: PAPER_MESSAGES.kindInvalid }]);
    const long = 'д'.repeat(PAPER_TEMPLATE_LIMITS.fileName + 1);
    const name = await sendTemplate<Template>(app, admin(), { bytes, fileName: long });
    expect([name.status, Object.keys(name.body.fields ?? {})]).toEqual([422, ['fileName']]);
    const empty = await sendTemplate<Template>(app, admin(), { bytes: new Uint8Array() });
    expect([empty.status, empty.body.fields]).toEqual([422, { template: uploads.fileEmpty }]);
  });

  test('more than 2 MB is refused', async () => {
    const bytes = Buffer.alloc(PAPER_TEMPLATE_LIMITS.maxBytes + 1);
    const { status, body } = await sendTemplate<Template>(app, admin(), { bytes });
    expect([status, body.message]).toEqual([413, 'Файл больше 2 МБ']);
  });

  test('the eleventh of a kind is refused', async () => {
    for (let count = 0; count < PAPER_TEMPLATE_LIMITS.perKind; count += 1) await upload('текст');
    const { status, body } = await upload('текст');
    expect([status, body.message]).toEqual([409, PAPER_TEMPLATE_MESSAGES.tooMany]);
  });

  test('a stale version is refused with the present one', async () => {
    const { body } = await upload('текст');
    await set(body.id, { isUsed: true, version: body.version });
    const stale = await set(body.id, { isStrict: true, version: body.version });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ code: 'STALE', current: { version: body.version + 1 } });
  });
});

test('others are refused, and the file is closed to them', async () => {
  const { body } = await upload('текст');
  const others = app.as(PERMISSIONS.filter((permission) => permission !== 'manage_users'));
  for (const [client, status] of [
    [app.as(null), 401],
    [others, 403],
  ] as const) {
    const bytes = templateFile('текст');
    expect((await sendTemplate(app, client, { bytes })).status).toBe(status);
    expect((await client.rest('GET', PATH)).status).toBe(status);
    expect((await client.rest('GET', `${PATH}/${body.id}`)).status).toBe(status);
    expect((await client.rest('PUT', `${PATH}/${body.id}`, { isUsed: true })).status).toBe(status);
    expect((await client.rest('DELETE', `${PATH}/${body.id}`)).status).toBe(status);
    expect((await client.rest('GET', `${PATH}/default/contract`)).status).toBe(status);
    const file = await fetch(`${app.url}${body.url}`, {
      headers: { cookie: await client.cookie() },
    });
    expect(file.status).toBe(status);
  }
  for (const call of ['example', 'preview']) {
    expect((await app.as(null).rest('GET', `${PATH}/${body.id}/${call}`)).status).toBe(401);
    expect((await admin().rest('GET', `${PATH}/${body.id}/${call}`)).status).toBe(403);
  }
  expect(await listed()).toMatchObject([{ id: body.id, usedSince: null }]);
});
