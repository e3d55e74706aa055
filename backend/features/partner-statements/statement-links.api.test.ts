import { createHash } from 'node:crypto';
import { ChangeLog } from '@backend/store/entities/change-log.entity';
import { StatementLink } from '@backend/store/entities/fleet/statement-link.entity';
import type { Client } from '@backend/testing/client';
import { addCar } from '@backend/testing/data/fleet';
import { addUser } from '@backend/testing/data/people';
import { addCustomer, addRental } from '@backend/testing/data/rentals';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { LINK_MESSAGES } from '@schema/messages/links';
import { PARTNER_PERMISSIONS, PERMISSIONS } from '@schema/permissions';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

interface LinkBody {
  id: number;
  from: string;
  to: string;
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
interface Opened {
  companyName: string;
  createdAt: string;
  expiresAt: string;
  statement: { due: number; closing: number; payouts: { comment: string | null }[] };
}

const NOW = '2026-12-10T09:00:00Z';
const DAYS_14 = 14 * 24 * 3_600_000;
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };
const UNAVAILABLE = {
  code: 'NOT_FOUND',
  message: 'Ссылка не действует. Попросите новую у компании.',
};

let app: TestApp;
let rio: number;
let customer: number;
let partner: number;
beforeAll(async () => {
  app = await startTestApp({ clock: NOW });
  rio = await addCar(app.store, { licensePlate: 'А001АА77' });
  customer = await addCustomer(app.store, { fullName: 'Тайнов Иван' });
  const editor = app.as(['view_analytics', 'edit_bookings']);
  partner = (await editor.rest<{ id: number }>('POST', '/partners', { name: 'Альфа' })).body.id;
  const shares = [{ partnerId: partner, sharePercent: 50 }];
  await editor.rest('PUT', `/partners/revenue/cars/${rio}`, { shares });
  await rent('2026-11-10', '2026-11-14', 4000);
  const payout = { amount: 500, method: 'transfer', comment: 'Наше внутреннее' };
  await editor.rest('POST', `/partners/${partner}/payouts`, payout);
  const tied = { login: 'tied', permissions: PARTNER_PERMISSIONS, partnerId: partner };
  await addUser(app.store, tied, app.clock.now());
});
beforeEach(async () => {
  app.clock.set(NOW);
  const em = app.store.fork();
  await em.nativeDelete(StatementLink, {});
  await em.nativeDelete(ChangeLog, {});
});
afterAll(() => app.close());

const rent = (from: string, to: string, totalPrice: number) =>
  addRental(app.store, {
    carId: rio,
    customerId: customer,
    startDate: `${from}T09:00:00Z`,
    endDate: `${to}T09:00:00Z`,
    totalPrice,
  });
const analyst = () => app.as(['view_analytics']);
const create = (days: object = NOVEMBER, by: Client = analyst(), id = partner) =>
  by.rest<CreatedBody & { message?: string }>('POST', `/partners/${id}/statement-links`, days);
const links = async () =>
  (await analyst().rest<{ items: LinkBody[] }>('GET', `/partners/${partner}/statement-links`)).body
    .items;
const revoke = (id: number, by: Client = analyst()) =>
  by.rest<LinkBody>('POST', `/partners/statement-links/${id}/revoke`);
/** A partner without a session. */
const open = (code: string) =>
  app.as(null).rest<Opened>('GET', `/partners/statement-links/${code}`);

describe('a link to a statement', () => {
  test('has a code of 128 bits stored only as a hash, for 14 days', async () => {
    const { status, body } = await create();
    expect([status, body]).toEqual([
      201,
      {
        ...NOVEMBER,
        id: expect.any(Number),
        code: expect.stringMatching(/^[\w-]{21}[AQgw]$/),
        path: `/statements/share/${body.code}`,
        createdAt: '2026-12-10T09:00:00.000Z',
        expiresAt: '2026-12-24T09:00:00.000Z',
        revokedAt: null,
        views: 0,
        lastViewedAt: null,
      },
    ]);
    const { code, path, ...link } = body;
    expect(await links()).toEqual([link]);
    const em = app.store.fork();
    const kept = [await em.findAll(StatementLink), await em.findAll(ChangeLog), app.logged];
    expect(JSON.stringify(kept)).not.toContain(code);
    expect(await em.findOneOrFail(StatementLink, body.id)).toMatchObject({
      codeHash: createHash('sha256').update(code).digest('hex'),
    });
  });

  test('opens the statement of that moment without a session, comments and customers', async () => {
    const { body } = await create();
    const before = await open(body.code);
    expect([before.status, before.body]).toMatchObject([
      200,
      {
        companyName: app.config.companyName,
        createdAt: body.createdAt,
        expiresAt: body.expiresAt,
        statement: { ...NOVEMBER, partnerName: 'Альфа', due: 2000, closing: 2000, left: 1500 },
      },
    ]);
    expect(before.headers.get('cache-control')).toBe('no-store');
    expect(before.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(before.headers.get('referrer-policy')).toBe('no-referrer');
    const december = await create({ from: '2026-12-01', to: '2026-12-31' });
    const opened = await open(december.body.code);
    expect(opened.body.statement.payouts).toMatchObject([{ comment: null }]);
    expect(JSON.stringify([before.body, opened.body])).not.toMatch(/Тайнов|внутреннее/);

    const late = await rent('2026-11-20', '2026-11-22', 3000);
    expect((await open(body.code)).body.statement).toEqual(before.body.statement);
    const fresh = await create();
    expect((await open(fresh.body.code)).body.statement).toMatchObject({ due: 3500 });
    await app.store.fork().getConnection().execute(`delete from bookings where id = ${late}`);
  });

  test('shows over GraphQL what it shows over REST', async () => {
    const { code } = (await create()).body;
    const query = `query ($code: String!) {
      sharedStatement(code: $code) { companyName createdAt expiresAt statement { due closing } }
    }`;
    const graph = await app.as(null).gql<{ sharedStatement: Opened }>(query, { code });
    expect((await open(code)).body).toMatchObject(graph.data?.sharedStatement ?? {});
    expect(graph.data?.sharedStatement.statement).toEqual({ due: 2000, closing: 2000 });
  });

  test('expires to the millisecond', async () => {
    const { code } = (await create()).body;
    app.clock.advance(DAYS_14 - 1);
    expect((await open(code)).status).toBe(200);
    app.clock.advance(1);
    const { status, body } = await open(code);
    expect([status, body]).toEqual([404, UNAVAILABLE]);
  });

  test('is revoked once, with a line in the history of the partner', async () => {
    const { body } = await create();
    app.clock.advance(60_000);
    const done = await revoke(body.id);
    expect([done.status, done.body.revokedAt]).toEqual([200, '2026-12-10T09:01:00.000Z']);
    expect((await open(body.code)).body).toEqual(UNAVAILABLE);
    const again = await revoke(body.id);
    expect([again.status, again.body]).toMatchObject([409, { message: LINK_MESSAGES.revoked }]);
    const unknown = await revoke(2_000_000_000);
    expect([unknown.status, unknown.body]).toMatchObject([
      404,
      { message: LINK_MESSAGES.notFound },
    ]);
    const changes = await app.store
      .fork()
      .findAll(ChangeLog, { orderBy: { id: 'asc' }, disableIdentityMap: true });
    const place = { entity: 'Partner', entityId: partner };
    expect(changes).toMatchObject([
      { ...place, operation: 'createStatementLink', after: { statement: NOVEMBER } },
      { ...place, operation: 'revokeStatementLink', before: { statement: NOVEMBER } },
    ]);
  });

  test('is one for a period, also under concurrent requests', async () => {
    const october = (await create({ from: '2026-10-01', to: '2026-10-31' })).body;
    const made = await Promise.all(Array.from({ length: 8 }, () => create()));
    expect(made.map(({ status }) => status)).toEqual(Array(8).fill(201));
    const opened = await Promise.all(made.map(({ body }) => open(body.code)));
    expect(opened.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await open(october.code)).status).toBe(200);
  });

  test('counts each opening, also at once', async () => {
    const { code } = (await create()).body;
    app.clock.advance(1000);
    const opened = await Promise.all(Array.from({ length: 20 }, () => open(code)));
    expect(opened.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await links()).toMatchObject([{ views: 20, lastViewedAt: '2026-12-10T09:00:01.000Z' }]);
  });

  test.each([
    [{}, MESSAGES.partnerStatements.periodInvalid],
    [{ from: '2026-11-31', to: '2026-12-01' }, MESSAGES.partnerStatements.periodInvalid],
    [{ from: '2026-11-02', to: '2026-11-01' }, MESSAGES.generic.invalidPeriod],
    [{ from: '2025-11-01', to: '2026-11-02' }, MESSAGES.partnerStatements.linkTooLong],
  ])('is refused for the period %j', async (days, message) => {
    const { status, body } = await create(days);
    expect([status, body.message]).toEqual([422, message]);
    expect(await links()).toEqual([]);
  });

  test('of an unknown partner is refused', async () => {
    const { status, body } = await create(NOVEMBER, analyst(), 2_000_000_000);
    expect([status, body.message]).toEqual([404, MESSAGES.partners.notFound]);
  });
});

describe('access', () => {
  test('only users with the analytics create, list and revoke links', async () => {
    const { body } = await create();
    const refused: [string, Client, number][] = [
      ['nobody', app.as(null), 401],
      ['a partner', app.as('tied'), 403],
      ...PERMISSIONS.filter((permission) => permission !== 'view_analytics').map(
        (permission): [string, Client, number] => [permission, app.as([permission]), 403],
      ),
    ];
    for (const [name, client, status] of refused) {
      expect([name, (await create(NOVEMBER, client)).status]).toEqual([name, status]);
      expect([name, (await revoke(body.id, client)).status]).toEqual([name, status]);
      const listed = await client.rest('GET', `/partners/${partner}/statement-links`);
      expect([name, listed.status]).toEqual([name, status]);
    }
    expect((await open(body.code)).status).toBe(200);
  });

  test.each(['x', 'A'.repeat(22), `${'A'.repeat(21)}%2F`, '..%2F..', 'statement'])(
    'the code %s opens nothing',
    async (code) => {
      const answer = await open(code);
      expect([answer.status, answer.body]).toEqual([404, UNAVAILABLE]);
    },
  );
});

test('wrong codes are throttled while a valid one still opens', async () => {
  const { code } = (await create()).body;
  const found: number[] = [];
  for (let at = 0; at < 15; at += 1) {
    found.push((await open(`${'B'.repeat(20)}${10 + at}`)).status);
  }
  expect(found.slice(-3)).toEqual([429, 429, 429]);
  expect((await open(code)).status).toBe(200);
});
