import { createHash } from 'node:crypto';
import { Booking as BookingRow } from '@backend/store/entities/booking.entity';
import { ChangeLog } from '@backend/store/entities/change-log.entity';
import { Paper } from '@backend/store/entities/papers/paper.entity';
import { openStore } from '@backend/store/open-store';
import { forgetPaperFiles } from '@backend/store/upkeep/paper-files';
import type { Client } from '@backend/testing/client';
import { addCar, bookingBody, november } from '@backend/testing/data/fleet';
import { addCustomer } from '@backend/testing/data/rentals';
import { statementsOf } from '@backend/testing/statements';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { PAPER_MESSAGES } from '@schema/messages/papers';
import { PERMISSIONS } from '@schema/permissions';
import { formatExactRoubles, kopecks } from '@schema/values/money/money';
import { foldTag } from '@schema/values/papers/fold-tag';
import { addYears } from 'date-fns/addYears';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

interface PaperBody {
  id: number;
  kind: string;
  number: string;
  customerName: string;
  carTitle: string;
  url: string;
  size: number;
  sha256: string;
  missing: string[];
  changes: { term: string; before: string; after: string }[];
  voidedAt: string | null;
  voidReason: string | null;
  message?: string;
  fields?: Record<string, string>;
}
interface Papers {
  papers: PaperBody[];
  offers: { kind: string; refusal: string | null }[];
}
interface Booking {
  id: number;
  version: number;
}

let app: TestApp;
let carId: number;
let booking: Booking;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.set(november(10, '12:00'));
  await app.store.fork().nativeDelete(Paper, {});
  carId = await addCar(app.store);
  booking = await book(carId);
});
afterAll(() => app.close());

const staff = () => app.as(['edit_bookings']);
async function book(of: number): Promise<Booking> {
  const dates = { startDate: november(11, '10:00'), endDate: november(14, '10:00') };
  const body = bookingBody(of, { ...dates, totalPrice: 9000, depositAmount: 5000 });
  return (await staff().rest<Booking>('POST', '/bookings/with-customer', body)).body;
}
const issue = (kind: string, bookingId = booking.id) =>
  staff().rest<PaperBody>('POST', '/papers', { bookingId, kind });
/** The file of a document, read with the cookie of a client. */
const file = async (url: string, reader = staff()) =>
  fetch(`${app.url}${url}`, { headers: { cookie: await reader.cookie() } });
const rental = async (bookingId = booking.id) =>
  (await staff().rest<Papers>('GET', `/bookings/${bookingId}/papers`)).body;
const offered = async () =>
  (await rental()).offers.filter(({ refusal }) => refusal === null).map(({ kind }) => kind);

/** The text of the document: its runs joined, a line for each paragraph. */
async function textOf({ url }: PaperBody): Promise<string> {
  const answer = await file(url);
  expect(answer.status).toBe(200);
  const parts = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const xml = new TextDecoder().decode(parts['word/document.xml']);
  return xml
    .replaceAll('</w:p>', '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('\u00a0', ' ');
}

describe('a contract', () => {
  test('is numbered, filled and kept byte for byte', async () => {
    expect(await offered()).toEqual(['contract']);
    const { status, body } = await issue('contract');
    expect([status, body]).toMatchObject([
      201,
      { kind: 'contract', number: '26-Д-0001', bookingId: booking.id, changes: [] },
    ]);
    const bytes = Buffer.from(await (await file(body.url)).arrayBuffer());
    expect(bytes.length).toBe(body.size);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(body.sha256);
    const text = await textOf(body);
    for (const part of ['26-Д-0001', '10.11.2026', '11.11.2026', '10:00', '9 000 ₽', '5 000 ₽']) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('{');
    expect(body.missing).toContain(foldTag('клиент.паспорт'));

    expect((await rental()).papers).toMatchObject([{ id: body.id }]);
    const again = await issue('contract');
    expect([again.status, again.body.message]).toEqual([409, PAPER_MESSAGES.contractIssued]);
  });

  test('shows what has changed, and a supplement states it', async () => {
    const { body: contract } = await issue('contract');
    const none = await issue('extension');
    expect([none.status, none.body.message]).toEqual([409, PAPER_MESSAGES.nothingChanged]);
    const input = {
      startDate: november(11, '10:00'),
      endDate: november(16, '12:30'),
      totalPrice: 15_000,
      version: booking.version,
    };
    expect((await staff().rest('PUT', `/bookings/${booking.id}`, input)).status).toBe(200);
    const [changed] = (await rental()).papers;
    expect(changed?.changes).toEqual([
      { term: 'end', before: '14.11.2026 10:00', after: '16.11.2026 12:30' },
      { term: 'price', before: formatExactRoubles(9000), after: formatExactRoubles(15_000) },
    ]);
    const { body: supplement } = await issue('extension');
    expect(supplement).toMatchObject({ number: '26-ДС-0001', changes: [] });
    const text = await textOf(supplement);
    for (const part of [contract.number, '14.11.2026 10:00', '16.11.2026 12:30', '15 000 ₽']) {
      expect(text).toContain(part);
    }
    expect((await rental()).papers.map(({ changes }) => changes)).toEqual([[], []]);
  });

  test('is void once, with a reason, and its number stays taken', async () => {
    const { body } = await issue('contract');
    const path = `/papers/${body.id}/void`;
    const bad = await staff().rest<PaperBody>('POST', path, { reason: '  ' });
    expect([bad.status, bad.body.fields]).toEqual([422, { reason: PAPER_MESSAGES.reasonRequired }]);
    const done = await staff().rest<PaperBody>('POST', path, { reason: 'Ошибка в фамилии' });
    expect([done.status, done.body]).toMatchObject([200, { voidReason: 'Ошибка в фамилии' }]);
    const twice = await staff().rest<PaperBody>('POST', path, { reason: 'Ещё раз' });
    expect([twice.status, twice.body.message]).toEqual([409, PAPER_MESSAGES.alreadyVoided]);
    expect((await issue('contract')).body.number).toBe('26-Д-0002');
    expect((await file(body.url)).status).toBe(200);
  });

  test('outlives its booking', async () => {
    const { body } = await issue('contract');
    const em = app.store.fork();
    await em.getConnection().execute(`delete from bookings where id = ${booking.id}`);
    const { body: left } = await staff().rest<PaperBody>('GET', `/papers/${body.id}`);
    expect(left).toMatchObject({ number: body.number, bookingId: null, changes: [] });
    const reason = { reason: 'Бронь удалена' };
    const { status } = await staff().rest('POST', `/papers/${body.id}/void`, reason);
    expect(status).toBe(200);
    expect(await em.findOne(ChangeLog, { operation: 'voidPaper', entity: 'Paper' })).toMatchObject({
      entityId: body.id,
      before: { paper: { kind: 'contract', number: body.number } },
      after: reason,
    });
  });
});

test('an act needs its sheet, and is issued once for each sheet', async () => {
  const without = await issue('act_out');
  expect([without.status, without.body.message]).toEqual([409, PAPER_MESSAGES.noSheet.act_out]);
  const sheet = (clientId: string, more: object) => ({
    clientId,
    side: 'out',
    carId,
    signatureWay: 'paper',
    ...more,
  });
  const path = `/bookings/${booking.id}/sheets`;
  const first = sheet(`${booking.id}`.padStart(32, 'b'), {
    km: 154_000,
    fuel: 7,
    accessories: [{ name: 'Кресло', state: 'present' }],
    damages: [{ view: 'left', x: 0.5, y: 0.5, kind: 'scratch', size: 'small', comment: 'Дверь' }],
  });
  expect((await staff().rest('POST', path, first)).status).toBe(201);
  const { status, body } = await issue('act_out');
  expect([status, body.number]).toEqual([201, '26-АВ-0001']);
  const text = await textOf(body);
  for (const part of ['154 000 км', '7/8', 'Кресло', 'Царапина', 'Дверь']) {
    expect(text).toContain(part);
  }
  expect((await issue('act_out')).body.message).toBe(PAPER_MESSAGES.actIssued);

  const supplement = sheet(`${booking.id}`.padStart(32, 'c'), { fuel: 8 });
  expect((await staff().rest('POST', path, supplement)).status).toBe(201);
  const { body: second } = await issue('act_out');
  const corrected = await textOf(second);
  expect(corrected).toContain('154 000 км');
  expect(corrected).toContain('8/8');
});

test('an act prints the signature and the photos of its sheet', async () => {
  const picture = sharp({ create: { width: 800, height: 400, channels: 3, background: '#c33' } });
  const photo = (await picture.png().toBuffer()).toString('base64');
  const upload = 'mutation ($photo: FileContent!) { uploadCarStatePhoto(photo: $photo) { url } }';
  const { data } = await staff().gql<{ uploadCarStatePhoto: { url: string } }>(upload, { photo });
  const clientId = `${booking.id}`.padStart(32, 'd');
  const input = {
    clientId: `${booking.id}`.padStart(32, 'e'),
    sheetClientId: clientId,
    side: 'out',
    carId,
    angle: 'front',
    shotAt: november(10, '11:59'),
    photo: data?.uploadCarStatePhoto.url,
  };
  const path = `/bookings/${booking.id}/sheets`;
  expect((await staff().rest('POST', `${path}/photos`, input)).status).toBe(201);
  const sheet = {
    clientId,
    side: 'out',
    carId,
    signatureWay: 'finger',
    signature: [[100, 100, 500, 300, 900, 100]],
  };
  expect((await staff().rest('POST', path, sheet)).status).toBe(201);
  const { status, body } = await issue('act_out');
  expect([status, body.missing.includes('акт.подпись')]).toEqual([201, false]);
  const parts = unzipSync(new Uint8Array(await (await file(body.url)).arrayBuffer()));
  const pictures = Object.keys(parts).filter((name) => name.startsWith('word/media/'));
  expect(pictures.map((name) => name.split('.')[1]).sort()).toEqual(['jpg', 'png']);
  expect(await textOf(body)).toContain('Спереди');
  const png = pictures.find((name) => name.endsWith('png')) ?? '';
  const { dominant, isOpaque } = await sharp(parts[png]).stats();
  expect([isOpaque, dominant.r > 200]).toEqual([true, true]);
});

test('a swap has an agreement with both cars', async () => {
  await issue('contract');
  app.clock.set(november(12, '09:00'));
  const other = await addCar(app.store);
  const handed = await staff().rest<Booking>('POST', `/bookings/${booking.id}/handover`, {});
  const wanted = { carId: other, at: november(12, '09:00'), version: handed.body.version };
  const swap = await staff().rest<{ second: Booking }>(
    'POST',
    `/bookings/${booking.id}/swap`,
    wanted,
  );
  expect(swap.status).toBe(200);
  const refused = await issue('swap');
  expect(refused.body.message).toBe(PAPER_MESSAGES.notSwapped);
  const { status, body } = await issue('swap', swap.body.second.id);
  expect([status, body.number]).toEqual([201, '26-СЗ-0001']);
  expect((await rental()).papers.map(({ kind }) => kind)).toEqual(['swap', 'contract']);
  expect((await rental()).papers.flatMap(({ changes }) => changes)).toEqual([]);
});

/** Under load the last ones are answered with 503 after some seconds: the client asks again. */
async function issuedBy(client: Client, bookingId: number): Promise<PaperBody> {
  const headers = { 'Idempotency-Key': `parallel-${bookingId}` };
  const input = { bookingId, kind: 'contract' };
  for (;;) {
    const answer = await client.rest<PaperBody>('POST', '/papers', input, headers);
    if (answer.status !== 503) return answer.body;
  }
}

const numbersOf = (papers: readonly PaperBody[]) =>
  papers.map(({ number }) => Number(number.slice(-4))).sort((a, b) => a - b);

async function manyBookings(count: number): Promise<Booking[]> {
  const bookings = [];
  for (let at = 0; at < count; at += 1) bookings.push(await book(await addCar(app.store)));
  return bookings;
}

test('two servers take numbers without a gap', async () => {
  const store = await openStore(app.databaseOptions);
  const database = { store, options: app.databaseOptions, close: () => store.close() };
  const other = await startTestApp({ database, clock: november(10, '12:00') });
  const clients = [staff(), other.as('user-edit_bookings')] as const;
  const bookings = await manyBookings(16);
  const papers = await Promise.all(
    bookings.map(({ id }, at) => issuedBy(clients[at % 2] ?? clients[0], id)),
  );
  await other.close();
  expect(numbersOf(papers)).toEqual(Array.from({ length: 16 }, (_, at) => at + 1));
});

test('forty parallel issues take forty numbers without a gap', async () => {
  const bookings = await manyBookings(40);
  const papers = await Promise.all(bookings.map(({ id }) => issuedBy(staff(), id)));
  expect(numbersOf(papers)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
});

test('a repeated request returns the first document', async () => {
  const headers = { 'Idempotency-Key': `paper-${booking.id}` };
  const send = () =>
    staff().rest<PaperBody>(
      'POST',
      '/papers',
      { bookingId: booking.id, kind: 'contract' },
      headers,
    );
  const [first, second] = [await send(), await send()];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body.id).toBe(first.body.id);
  expect((await rental()).papers).toHaveLength(1);
});

test('only users who edit bookings read and write documents', async () => {
  const { body } = await issue('contract');
  const calls = [
    ['GET', `/bookings/${booking.id}/papers`],
    ['GET', '/papers'],
    ['GET', `/papers/${body.id}`],
    ['POST', '/papers', { bookingId: booking.id, kind: 'contract' }],
    ['POST', `/papers/${body.id}/void`, { reason: 'Ошибка' }],
  ] as const;
  const others = app.as(PERMISSIONS.filter((permission) => permission !== 'edit_bookings'));
  for (const [method, path, input] of calls) {
    expect((await app.as(null).rest(method, path, input)).status).toBe(401);
    expect((await others.rest(method, path, input)).status).toBe(403);
  }
  expect((await file(body.url, app.as(null))).status).toBe(401);
  expect((await file(body.url, others)).status).toBe(403);
  expect((await rental()).papers).toMatchObject([{ voidedAt: null }]);
});

test.each([
  ['no booking', { kind: 'contract' }, 422, MESSAGES.booking.notFound],
  ['an unknown booking', { bookingId: 999_999, kind: 'contract' }, 404, MESSAGES.booking.notFound],
  ['no kind', { bookingId: 1 }, 422, PAPER_MESSAGES.kindInvalid],
])('%s is refused', async (_what, input, status, message) => {
  const answer = await staff().rest<PaperBody>('POST', '/papers', input);
  expect([answer.status, answer.body.message]).toEqual([status, message]);
});

test('the list finds documents by number, customer and car', async () => {
  const { body } = await issue('contract');
  const found = async (query: string) => {
    const { body: page } = await staff().rest<{ items: PaperBody[]; total: number }>(
      'GET',
      `/papers?${query}`,
    );
    return page.items.map(({ id }) => id);
  };
  expect(await found('')).toEqual([body.id]);
  expect(await found(`search=${encodeURIComponent('26-д-0001')}`)).toEqual([body.id]);
  expect(await found('search=nobody')).toEqual([]);
  expect(await found('kind=act_out')).toEqual([]);
  expect(await found('kind=contract')).toEqual([body.id]);
  const meant = (text: string) => found(`search=${encodeURIComponent(text)}`);
  const [surname = ''] = body.customerName.split(' ');
  expect(await meant(`договор ${surname}`)).toEqual([body.id]);
  expect(await meant(`д ${body.carTitle}`)).toEqual([body.id]);
  expect(await meant('договор 26-Д-0001')).toEqual([body.id]);
  expect(await meant(`акт ${surname}`)).toEqual([]);
  expect(await meant(`договор ${surname} 26-Д-0009`)).toEqual([]);
});

describe('the documents of a customer', () => {
  const listed = async (customerId: number) => {
    const { body } = await staff().rest<{
      items: { id: number; isChanged: boolean; voidedAt: string | null }[];
      total: number;
    }>('GET', `/papers?customerId=${customerId}`);
    return body.items.map(({ id, isChanged, voidedAt }) => [id, isChanged, voidedAt !== null]);
  };
  const move = ({ id }: Booking, customer: number) =>
    app.store.fork().nativeUpdate(BookingRow, { id }, { customer });
  /** A booking of a customer of its own. */
  async function bookOther() {
    const other = await book(await addCar(app.store));
    const customerId = await addCustomer(app.store);
    await move(other, customerId);
    return { other, customerId };
  }
  let first: number;
  beforeEach(async () => {
    first = await addCustomer(app.store);
    await move(booking, first);
  });

  test('are those that name the customer, also after the booking got another', async () => {
    const { other, customerId: second } = await bookOther();
    const { body: contract } = await issue('contract');
    const { body: theirs } = await issue('contract', other.id);
    expect(await listed(first)).toEqual([[contract.id, false, false]]);
    await move(booking, second);
    expect(await listed(first)).toEqual([[contract.id, true, false]]);
    expect(await listed(second)).toEqual([[theirs.id, false, false]]);
  });

  test('show which state former terms and which are void', async () => {
    const { body: contract } = await issue('contract');
    const price = { totalPriceKopecks: kopecks(1_000_000) };
    await app.store.fork().nativeUpdate(BookingRow, { id: booking.id }, price);
    expect(await listed(first)).toEqual([[contract.id, true, false]]);
    const { body: supplement } = await issue('extension');
    expect(await listed(first)).toEqual([
      [supplement.id, false, false],
      [contract.id, false, false],
    ]);
    await staff().rest('POST', `/papers/${supplement.id}/void`, { reason: 'Ошибка' });
    expect(await listed(first)).toEqual([
      [supplement.id, false, true],
      [contract.id, true, false],
    ]);
  });

  test('follow the kept customer of a merge, and return with its undo', async () => {
    const { other, customerId: goneId } = await bookOther();
    const keepId = first;
    const { body: theirs } = await issue('contract', other.id);
    const merger = app.as(['view_clients']);
    const preview = await merger.rest<{ stamp: string }>(
      'GET',
      `/customers/${keepId}/merge/${goneId}`,
    );
    const from = { fullNameFrom: keepId, phoneFrom: keepId, emailFrom: keepId };
    const { body: merge } = await merger.rest<{ operationId: number }>('POST', '/customers/merge', {
      keepId,
      goneId,
      stamp: preview.body.stamp,
      ...from,
    });
    expect((await listed(keepId)).map(([id]) => id)).toEqual([theirs.id]);
    const { body: kept } = await staff().rest<{ customerName: string }>(
      'GET',
      `/papers/${theirs.id}`,
    );
    const undone = await app
      .as(['view_clients'])
      .rest('POST', `/customers/merge/${merge.operationId}/undo`);
    expect(undone.status).toBe(200);
    expect(await listed(keepId)).toEqual([]);
    expect((await listed(goneId)).map(([id]) => id)).toEqual([theirs.id]);
    const { body: after } = await staff().rest<{ customerName: string }>(
      'GET',
      `/papers/${theirs.id}`,
    );
    expect(after.customerName).toBe(kept.customerName);
  });

  test('are read by the same statements for one document and for many', async () => {
    await issue('contract');
    const count = async () => (await statementsOf(app.store, () => listed(first))).length;
    const few = await count();
    for (let day = 0; day < 3; day += 1) {
      const more = await book(await addCar(app.store));
      await move(more, first);
      await issue('contract', more.id);
    }
    expect(await listed(first)).toHaveLength(4);
    expect(await count()).toBe(few);
  });

  test('an invalid customer is refused', async () => {
    const { status, body } = await staff().rest<PaperBody>('GET', '/papers?customerId=0');
    expect([status, body.message]).toEqual([422, MESSAGES.customers.notFound]);
  });
});

test('a document whose file was deleted keeps its number and day, and compares no terms', async () => {
  const { body } = await issue('contract');
  const price = { totalPriceKopecks: kopecks(1_000_000) };
  await app.store.fork().nativeUpdate(BookingRow, { id: booking.id }, price);
  const issuedAt = new Date(november(10, '12:00'));
  const deletedAt = addYears(issuedAt, 4);
  await app.as(['manage_users']).rest('PUT', '/company/paper-settings', { fileYears: 3 });
  await app.store.write(app.store.fork(), (em) => forgetPaperFiles(em, deletedAt));
  const { body: left } = await staff().rest<PaperBody>('GET', `/papers/${body.id}`);
  expect(left).toMatchObject({
    number: body.number,
    sha256: body.sha256,
    customerName: '',
    changes: [],
    fileDeletedAt: deletedAt.toISOString(),
  });
  const { body: page } = await staff().rest<{ items: object[] }>('GET', '/papers');
  expect(page.items).toMatchObject([{ isChanged: false, fileDeletedAt: deletedAt.toISOString() }]);
});
