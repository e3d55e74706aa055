import { KnownDevice } from '@backend/store/entities/access/known-device.entity';
import { Session } from '@backend/store/entities/access/session.entity';
import { addUser, TEST_PASSWORD } from '@backend/testing/data/people';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let app: TestApp;
let olga: number;
beforeEach(async () => {
  app = await startTestApp({ config: { trustProxy: 1 } });
  olga = await addUser(app.store, { login: 'Ольга', permissions: [] }, app.clock.now());
  await addUser(app.store, { login: 'Иван', permissions: ['manage_users'] }, app.clock.now());
});
afterEach(() => app.close());

const DEVICE = 'avtoprokat_device=';

interface Attempt {
  readonly password?: string;
  readonly login?: string;
  readonly address?: string;
  /** The Cookie header of the browser. */
  readonly cookie?: string;
}

/** One sign-in attempt; `device` is the device cookie afterwards. */
async function signIn({ login = 'Ольга', password = TEST_PASSWORD, ...from }: Attempt = {}) {
  const answer = await app.as(null).rest(
    'POST',
    '/auth/login',
    { login, password },
    {
      'x-forwarded-for': from.address ?? '10.0.0.1',
      ...(from.cookie && { cookie: from.cookie }),
    },
  );
  const header = answer.headers.getSetCookie().find((one) => one.startsWith(DEVICE)) ?? '';
  const [device = ''] = header.split(';');
  return { status: answer.status, message: answer.body.message, device, header };
}

/** Two addresses with eight wrong passwords each. */
async function guessFromTwoAddresses(login = 'Ольга'): Promise<number[]> {
  const statuses: number[] = [];
  for (const address of ['10.9.0.1', '10.9.0.2']) {
    for (let at = 0; at < 8; at += 1) {
      statuses.push((await signIn({ login, password: `guess ${at}`, address })).status);
    }
  }
  return statuses;
}

describe('a known device', () => {
  test('signs in while unknown devices have locked the account for all others', async () => {
    const { device } = await signIn();
    expect(new Set(await guessFromTwoAddresses())).toEqual(new Set([401]));
    expect(await signIn({ address: '10.0.0.7' })).toMatchObject({
      status: 429,
      message: MESSAGES.auth.tooManyAttempts,
    });
    expect((await signIn({ cookie: device, address: '10.9.0.1' })).status).toBe(200);
  });

  test('is throttled by its own eight wrong passwords, without affecting others', async () => {
    const { device } = await signIn();
    const statuses: number[] = [];
    for (let at = 0; at < 20; at += 1) {
      const address = `10.1.0.${at}`;
      statuses.push((await signIn({ password: 'guess', cookie: device, address })).status);
    }
    expect(statuses.indexOf(429)).toBe(8);
    expect((await signIn({ cookie: device })).status).toBe(429);
    expect((await signIn({ address: '10.0.0.7' })).status).toBe(200);
  });

  test('is known only for the accounts that have signed in on it', async () => {
    const first = await signIn();
    const second = await signIn({ login: 'Иван', cookie: first.device });
    await guessFromTwoAddresses('Ольга');
    await guessFromTwoAddresses('Иван');
    const third = await signIn({ cookie: second.device });
    expect(third.status).toBe(200);
    expect((await signIn({ login: 'Иван', cookie: third.device })).status).toBe(200);

    await addUser(app.store, { login: 'Анна', permissions: [] }, app.clock.now());
    await guessFromTwoAddresses('Анна');
    expect((await signIn({ login: 'Анна', cookie: third.device })).status).toBe(429);
  });

  test('gets a new token at each sign-in; the old one is no longer known', async () => {
    const first = await signIn();
    const second = await signIn({ cookie: first.device });
    expect(second.device).not.toBe(first.device);
    await guessFromTwoAddresses();
    expect((await signIn({ cookie: first.device })).status).toBe(429);
    expect((await signIn({ cookie: second.device })).status).toBe(200);
  });

  test('has a 256-bit HttpOnly token stored only as a hash', async () => {
    const { device, header } = await signIn();
    expect(Buffer.from(device.slice(DEVICE.length), 'base64url')).toHaveLength(32);
    expect(header).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
    const kept = JSON.stringify(await app.store.fork().findAll(KnownDevice));
    expect(kept).toMatch(/"[0-9a-f]{64}"/);
    expect(kept).not.toContain(device.slice(DEVICE.length));
    // It does not open a session.
    const profile = await app.as(null).rest('GET', '/auth/profile', undefined, { cookie: device });
    expect(profile.status).toBe(401);
  });

  test.each([
    ['a new password', { password: TEST_PASSWORD }],
    ['disabling', { isActive: false }],
  ])('is unknown again after %s', async (_, edit) => {
    const { device } = await signIn();
    const manager = app.as('Иван');
    expect((await manager.rest('PUT', `/users/${olga}`, { login: 'Ольга', ...edit })).status).toBe(
      200,
    );
    await manager.rest('PUT', `/users/${olga}`, { login: 'Ольга', isActive: true });
    await guessFromTwoAddresses();
    expect((await signIn({ cookie: device })).status).toBe(429);
  });
});

test('an unknown login gets the same response as a known one, with or without a device', async () => {
  const { device } = await signIn();
  expect(await guessFromTwoAddresses('никто')).toEqual(await guessFromTwoAddresses('Ольга'));
  for (const cookie of [undefined, device]) {
    const { status, message } = await signIn({ login: 'никто', cookie });
    expect([status, message]).toEqual([429, MESSAGES.auth.tooManyAttempts]);
  }
});

test('an account has at most twenty devices; scripted sign-ins do not evict a tablet', async () => {
  const tablet = await signIn();
  app.clock.advance(1000);
  const { device } = await signIn({ cookie: tablet.device });
  for (let at = 0; at < 25; at += 1) {
    app.clock.advance(1000);
    await signIn();
  }
  expect(await app.store.fork().count(KnownDevice, { user: olga })).toBe(20);
  expect(await app.store.fork().count(Session)).toBe(27);
  await guessFromTwoAddresses();
  expect((await signIn({ cookie: device })).status).toBe(200);
});
