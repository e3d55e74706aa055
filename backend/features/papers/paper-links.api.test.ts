import { createHash } from 'node:crypto';
import type { Em } from '@backend/store/em';
import { ChangeLog } from '@backend/store/entities/change-log.entity';
import { Paper } from '@backend/store/entities/papers/paper.entity';
import { PaperLink } from '@backend/store/entities/papers/paper-link.entity';
import type { Client } from '@backend/testing/client';
import { addCar, bookingBody, november } from '@backend/testing/data/fleet';
import { addUser } from '@backend/testing/data/people';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { PAPER_MESSAGES } from '@schema/messages/papers';
import { PERMISSIONS } from '@schema/permissions';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

interface PaperBody {
  id: number;
  number: string;
  url: string;
  size: number;
  sha256: string;
  link: LinkBody | null;
}
interface LinkBody {
  id: number;
  createdAt: string;
  expiresAt: string;
  revokedAt: string | null;
  views: number;
  lastViewedAt: string | null;
}
interface CreatedBody extends LinkBody {
  code: string;
  path: string;
}

const NOW = november(10, '12:00');
const DAYS_14 = 14 * 24 * 3_600_000;
const UNAVAILABLE = {
  code: 'NOT_FOUND',
  message: 'Ссылка не действует. Попросите новую у компании.',
};

let app: TestApp;
let bookingId: number;
let paper: PaperBody;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.set(NOW);
  const em = app.store.fork();
  await em.nativeDelete(Paper, {});
  await em.nativeDelete(ChangeLog, {});
  const dates = { startDate: november(11, '10:00'), endDate: november(14, '10:00') };
  const body = bookingBody(await addCar(app.store), { ...dates, totalPrice: 9000 });
  bookingId = (await staff().rest<{ id: number }>('POST', '/bookings/with-customer', body)).body.id;
  const issued = { bookingId, kind: 'contract' };
  paper = (await staff().rest<PaperBody>('POST', '/papers', issued)).body;
});
afterAll(() => app.close());

const staff = () => app.as(['edit_bookings']);
const create = (by: Client = staff(), id = paper.id) =>
  by.rest<CreatedBody>('POST', `/papers/${id}/link`);
const revoke = (id: number, by: Client = staff()) =>
  by.rest<LinkBody>('POST', `/papers/links/${id}/revoke`);
/** A customer without a session. */
const open = (code: string) => app.as(null).rest('GET', `/papers/links/${code}`);
const file = (code: string) => fetch(`${app.url}/api/papers/links/${code}/file`);
const read = async () => (await staff().rest<PaperBody>('GET', `/papers/${paper.id}`)).body;
const voidPaper = () =>
  staff().rest('POST', `/papers/${paper.id}/void`, { reason: 'Ошибка в дате' });

/** Triggers that refuse every change of a link. */
const REFUSED_UPDATES = {
  sqlite: {
    begin: [
      "create trigger refuse before update on paper_links begin select raise(abort, 'no'); end",
    ],
    end: ['drop trigger refuse'],
  },
  postgres: {
    begin: [
      "create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$",
      'create trigger refuse before update on paper_links for each row execute function refuse()',
    ],
    end: ['drop trigger refuse on paper_links', 'drop function refuse'],
  },
};

async function runAll(em: Em, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await em.execute(statement);
}

/** Answers of the query and of the file. */
async function statuses(code: string): Promise<number[]> {
  return [(await open(code)).status, (await file(code)).status];
}

describe('a link to a document', () => {
  test('has a code of 128 bits stored only as a hash, for 14 days', async () => {
    expect(paper.link).toBeNull();
    const { status, body } = await create();
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(Number),
        code: expect.stringMatching(/^[\w-]{21}[AQgw]$/),
        path: `/papers/share/${body.code}`,
        createdAt: '2026-11-10T09:00:00.000Z',
        expiresAt: '2026-11-24T09:00:00.000Z',
        revokedAt: null,
        views: 0,
        lastViewedAt: null,
      },
    ]);
    const { code, path, ...link } = body;
    expect((await read()).link).toEqual(link);
    await statuses(code);
    const em = app.store.fork();
    const kept = [await em.findAll(PaperLink), await em.findAll(ChangeLog), app.logged];
    expect(JSON.stringify(kept)).not.toContain(code);
    expect(await em.findOneOrFail(PaperLink, body.id)).toMatchObject({
      codeHash: createHash('sha256').update(code).digest('hex'),
    });
    const rental = await staff().rest<{ papers: PaperBody[] }>(
      'GET',
      `/bookings/${bookingId}/papers`,
    );
    expect(rental.body.papers).toMatchObject([{ link: { id: body.id, views: 1 } }]);
  });

  test('opens the document without a session, and nothing more', async () => {
    const { body } = await create();
    const { status, body: shared, headers } = await open(body.code);
    expect([status, shared]).toEqual([
      200,
      {
        companyName: app.config.companyName,
        kind: 'contract',
        number: '26-Д-0001',
        issuedOn: '2026-11-10',
        url: `/api/papers/links/${body.code}/file`,
        fileName: 'Договор 26-Д-0001.docx',
        size: paper.size,
        sha256: paper.sha256,
        isVoid: false,
        expiresAt: body.expiresAt,
      },
    ]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    const graphql = await app
      .as(null)
      .gql<{ sharedPaper: object }>(
        'query ($code: String!) { sharedPaper(code: $code) { number sha256 } }',
        { code: body.code },
      );
    expect(graphql.data?.sharedPaper).toEqual({ number: '26-Д-0001', sha256: paper.sha256 });
    expect((await app.as(null).rest('GET', `/papers/${paper.id}`)).status).toBe(401);
    expect((await fetch(`${app.url}${paper.url}`)).status).toBe(401);
  });

  test('has the issued bytes, downloaded under the number without names', async () => {
    const { code } = (await create()).body;
    const answer = await file(code);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(paper.sha256);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'content-length': String(paper.size),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
    const disposition = decodeURIComponent(answer.headers.get('content-disposition') ?? '');
    expect(disposition).toMatch(/^attachment; .*filename\*=UTF-8''Договор 26-Д-0001\.docx$/);
  });

  test('whose file is gone says so', async () => {
    const { code } = (await create()).body;
    await app.store.fork().nativeUpdate(Paper, paper.id, { fileKey: 'paper-gone.docx' });
    const answer = await file(code);
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { code: 'NOT_FOUND', message: PAPER_MESSAGES.fileMissing },
    ]);
    expect((await open(code)).status).toBe(200);
  });

  test('expires to the millisecond', async () => {
    const { code } = (await create()).body;
    app.clock.advance(DAYS_14 - 1);
    expect(await statuses(code)).toEqual([200, 200]);
    app.clock.advance(1);
    const { status, body } = await open(code);
    expect([status, body]).toEqual([404, UNAVAILABLE]);
    const answer = await file(code);
    expect([answer.status, await answer.json()]).toEqual([404, UNAVAILABLE]);
  });

  test('is revoked once, with a line in the history of the booking', async () => {
    const { body } = await create();
    app.clock.advance(60_000);
    const done = await revoke(body.id);
    expect([done.status, done.body]).toMatchObject([
      200,
      { id: body.id, revokedAt: '2026-11-10T09:01:00.000Z' },
    ]);
    expect((await open(body.code)).body).toEqual(UNAVAILABLE);
    expect((await file(body.code)).status).toBe(404);
    expect((await read()).link).toMatchObject({ revokedAt: '2026-11-10T09:01:00.000Z' });
    const again = await revoke(body.id);
    expect([again.status, again.body]).toEqual([
      409,
      { code: 'CONFLICT', message: 'Ссылка уже отозвана' },
    ]);
    const unknown = await revoke(2_000_000_000);
    expect([unknown.status, unknown.body]).toEqual([
      404,
      { code: 'NOT_FOUND', message: 'Ссылка не найдена' },
    ]);
    const snapshot = { paper: { kind: 'contract', number: '26-Д-0001' } };
    const changes = await app.store
      .fork()
      .find(
        ChangeLog,
        { operation: ['createPaperLink', 'revokePaperLink'] },
        { orderBy: { id: 'asc' } },
      );
    expect(changes).toMatchObject([
      { operation: 'createPaperLink', entity: 'Booking', entityId: bookingId, after: snapshot },
      { operation: 'revokePaperLink', entity: 'Booking', entityId: bookingId, before: snapshot },
    ]);
  });

  test('is revoked by a newer one of the same document only', async () => {
    const act = await app.store.fork().findOneOrFail(Paper, paper.id);
    const other = await app.store.write(app.store.fork(), async (em) => {
      const { id, searchText, ...rest } = { ...act };
      const copy = em.create(Paper, { ...rest, number: 2, fileKey: 'paper-other.docx' });
      await em.flush();
      return copy.id;
    });
    const [old, beside] = [(await create()).body, (await create(staff(), other)).body];
    const fresh = (await create()).body;
    expect((await open(old.code)).body).toEqual(UNAVAILABLE);
    expect((await open(beside.code)).status).toBe(200);
    expect((await open(fresh.code)).status).toBe(200);
  });

  test('is one under concurrent requests', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => create()));
    expect(made.map(({ status }) => status)).toEqual(Array(8).fill(201));
    const opened = await Promise.all(made.map(({ body }) => open(body.code)));
    expect(opened.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('counts each opening of its page, also at once, and not the file', async () => {
    const { code } = (await create()).body;
    app.clock.advance(1000);
    const opened = await Promise.all(Array.from({ length: 20 }, () => open(code)));
    expect(opened.map(({ status }) => status)).toEqual(Array(20).fill(200));
    await file(code);
    expect((await read()).link).toMatchObject({
      views: 20,
      lastViewedAt: '2026-11-10T09:00:01.000Z',
    });
  });

  test('opens while openings cannot be counted', async () => {
    const { code } = (await create()).body;
    const { begin, end } = REFUSED_UPDATES[app.store.engine];
    await app.store.write(app.store.fork(), (em) => runAll(em, begin));
    const opened = await open(code);
    await app.store.write(app.store.fork(), (em) => runAll(em, end));
    expect([opened.status, (await read()).link]).toMatchObject([200, { views: 0 }]);
    expect(JSON.stringify(app.logged)).toContain('opening of a link not counted');
  });

  test('of a document voided later shows that it is void; a new one is refused', async () => {
    const { code } = (await create()).body;
    await voidPaper();
    expect(await open(code)).toMatchObject({ status: 200, body: { isVoid: true } });
    expect((await file(code)).status).toBe(200);
    const { status, body } = await create();
    expect([status, body]).toEqual([
      409,
      { code: 'CONFLICT', message: 'Документ аннулирован: новую ссылку на него создать нельзя' },
    ]);
    expect((await open(code)).status).toBe(200);
  });

  test('outlives the booking', async () => {
    const { body } = await create();
    const em = app.store.fork();
    await em.getConnection().execute(`delete from bookings where id = ${bookingId}`);
    expect(await statuses(body.code)).toEqual([200, 200]);
    expect((await revoke(body.id)).status).toBe(200);
    expect(await em.findOne(ChangeLog, { operation: 'revokePaperLink' })).toMatchObject({
      entity: 'Paper',
      entityId: paper.id,
    });
  });

  test('of an unknown document is refused', async () => {
    const { status, body } = await create(staff(), 2_000_000_000);
    expect([status, body]).toEqual([404, { code: 'NOT_FOUND', message: PAPER_MESSAGES.notFound }]);
  });
});

describe('access', () => {
  test('only users who edit bookings create and revoke links', async () => {
    const { body } = await create();
    const alpha = { name: 'Альфа' };
    const partner = await app.as(PERMISSIONS).rest<{ id: number }>('POST', '/partners', alpha);
    const user = { login: 'partner', permissions: PERMISSIONS, partnerId: partner.body.id };
    await addUser(app.store, user, app.clock.now());
    const refused: [string, Client, number][] = [
      ['nobody', app.as(null), 401],
      ['without permissions', app.as([]), 403],
      ['a partner', app.as('partner'), 403],
      ...PERMISSIONS.filter((permission) => permission !== 'edit_bookings').map(
        (permission): [string, Client, number] => [permission, app.as([permission]), 403],
      ),
    ];
    for (const [name, client, status] of refused) {
      expect([name, (await create(client)).status]).toEqual([name, status]);
      expect([name, (await revoke(body.id, client)).status]).toEqual([name, status]);
    }
    expect((await open(body.code)).status).toBe(200);
  });

  test.each(['x', 'A'.repeat(22), `${'A'.repeat(21)}%2F`, '..%2F..'])(
    'the code %s opens nothing',
    async (code) => {
      const answer = await open(code);
      expect([answer.status, answer.body]).toEqual([404, UNAVAILABLE]);
      expect((await file(code)).status).toBe(404);
    },
  );

  test('the code of another letter case opens nothing', async () => {
    const { code } = (await create()).body;
    const other = code.replace(/[a-z]/gi, (letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    );
    expect((await open(other)).body).toEqual(UNAVAILABLE);
  });
});

test('wrong codes are throttled while a valid one still opens', async () => {
  const fresh = await startTestApp();
  const body = bookingBody(await addCar(fresh.store), {
    startDate: november(11, '10:00'),
    endDate: november(14, '10:00'),
  });
  const editor = fresh.as(['edit_bookings']);
  const booking = await editor.rest<{ id: number }>('POST', '/bookings/with-customer', body);
  const input = { bookingId: booking.body.id, kind: 'contract' };
  const issued = await editor.rest<PaperBody>('POST', '/papers', input);
  const link = await editor.rest<CreatedBody>('POST', `/papers/${issued.body.id}/link`);
  const found: number[] = [];
  for (let at = 0; at < 20; at += 1) {
    const path = `/papers/links/${'A'.repeat(20)}${10 + at}${at % 2 ? '' : '/file'}`;
    const headers = { 'x-forwarded-for': `10.0.0.${at}` };
    found.push((await fresh.as(null).rest('GET', path, undefined, headers)).status);
  }
  expect(found).toEqual([...Array(10).fill(404), ...Array(10).fill(429)]);
  expect((await fresh.as(null).rest('GET', `/papers/links/${link.body.code}`)).status).toBe(200);
  await fresh.close();
});
