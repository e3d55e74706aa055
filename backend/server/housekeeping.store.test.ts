import type { ShownStatement } from '@backend/domain/analytics/shown-statement';
import type { ClockNote } from '@backend/domain/trusted-clock';
import { ApiToken } from '@backend/store/entities/access/api-token.entity';
import { AttemptCount } from '@backend/store/entities/access/attempt-count.entity';
import { KnownDevice } from '@backend/store/entities/access/known-device.entity';
import { Session } from '@backend/store/entities/access/session.entity';
import { ChangeLog } from '@backend/store/entities/change-log.entity';
import { ChangeNotice } from '@backend/store/entities/change-notice.entity';
import { ClockNoteRow } from '@backend/store/entities/clock-note.entity';
import { Partner } from '@backend/store/entities/fleet/partner.entity';
import { StatementLink } from '@backend/store/entities/fleet/statement-link.entity';
import { IdempotencyKey } from '@backend/store/entities/idempotency-key.entity';
import { ImportJob } from '@backend/store/entities/import-job.entity';
import { ReviewLink } from '@backend/store/entities/reviews/review-link.entity';
import { Source } from '@backend/store/entities/source.entity';
import { StoredFile } from '@backend/store/entities/stored-file.entity';
import { addFile } from '@backend/store/files/stored-files';
import { noteClock } from '@backend/store/upkeep/clock-note';
import { addUser } from '@backend/testing/data/people';
import { openTestDatabase, type TestDatabase } from '@backend/testing/database';
import { addHours } from 'date-fns/addHours';
import { millisecondsInHour } from 'date-fns/constants';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type HousekeepingOptions, startHousekeeping } from './housekeeping';

const now = new Date('2026-04-16T09:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * millisecondsInHour);
const daysAgo = (days: number) => hoursAgo(24 * days);

let test: TestDatabase;
let userId: number;
const faults: unknown[] = [];
const jumps: ClockNote[] = [];
const files = { remove: vi.fn(async () => undefined), removeUnfinished: vi.fn(async () => 0) };
beforeEach(async () => {
  test = await openTestDatabase();
  userId = await addUser(test.store, { login: 'keeper', permissions: [] }, now);
  await test.store.write(test.store.fork(), (em) => noteClock(em, now));
  faults.length = 0;
  jumps.length = 0;
  files.remove.mockClear();
  files.removeUnfinished.mockClear();
});
afterEach(() => test.close());

const keep = (more: Partial<HousekeepingOptions> = {}) =>
  startHousekeeping({
    store: test.store,
    files,
    clock: () => now,
    historyDays: 30,
    onFailure: (job) => faults.push(job),
    onJump: (note) => jumps.push(note),
    ...more,
  });

async function keptOnce(more: Partial<HousekeepingOptions> = {}) {
  const housekeeping = keep(more);
  await housekeeping.firstRound;
  await housekeeping.stop();
}

function addChanges(count: number, at: Date) {
  const row = { at, operation: 'x', entity: 'Car', entityId: 1, before: null, after: null };
  return test.store.fork().insertMany(
    ChangeLog,
    Array.from({ length: count }, () => ({ ...row })),
  );
}
const history = () => test.store.fork().count(ChangeLog);

it('removes expired idempotency records at start and keeps the others', async () => {
  for (const [key, createdAt] of [
    ['old', hoursAgo(25)],
    ['fresh', hoursAgo(23)],
  ] as const) {
    const operation = 'addCashEntry';
    const row = { key, userId, operation, fingerprint: 'f', createdAt };
    await test.store.fork().insert(IdempotencyKey, row);
  }
  await keptOnce();
  expect(faults).toEqual([]);
  const kept = await test.store.fork().findAll(IdempotencyKey);
  expect(kept.map(({ key }) => key)).toEqual(['fresh']);
});

it('removes counted attempts after their window', async () => {
  const rows = [
    { key: 'over', points: 9, expire: hoursAgo(1).getTime() },
    { key: 'running', points: 9, expire: hoursAgo(-1).getTime() },
  ];
  await test.store.fork().insertMany(AttemptCount, rows);
  await keptOnce();
  const kept = await test.store.fork().findAll(AttemptCount);
  expect(kept.map(({ key }) => key)).toEqual(['running']);
});

it('removes expired sessions at start and every hour', async () => {
  const add = (tokenHash: string, expiresAt: Date) => {
    const seen = { createdAt: daysAgo(40), lastSeenAt: daysAgo(40) };
    const row = { tokenHash, user: userId, ...seen, expiresAt, userAgent: null };
    return test.store.fork().insert(Session, row);
  };
  const hashes = async () => {
    const all = await test.store.fork().findAll(Session, { orderBy: { tokenHash: 'asc' } });
    return all.map(({ tokenHash }) => tokenHash);
  };
  await add('a', hoursAgo(1));
  await add('b', hoursAgo(-1));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const housekeeping = keep();
  await housekeeping.firstRound;
  expect(await hashes()).toEqual(['b']);
  await add('c', hoursAgo(2));
  vi.advanceTimersByTime(millisecondsInHour);
  vi.useRealTimers();
  await expect.poll(hashes).toEqual(['b']);
  await housekeeping.stop();
});

it('removes expired notices, import jobs, devices and links', async () => {
  const em = test.store.fork();
  const source = await em.insert(Source, { name: 'Авито', createdAt: now });
  const partner = await em.insert(Partner, { name: 'Олег' });
  const ages = { notices: 24, imports: 7 * 24, devices: 400 * 24, links: 24, statements: 90 * 24 };
  /** One row just before its end, one just after. */
  for (const late of [-1, 1]) {
    const at = (what: keyof typeof ages) => hoursAgo(ages[what] + late);
    const hash = `hash ${late}`;
    const notice = { operation: 'createCar' as const, topics: [], carIds: [] };
    await em.insert(ChangeNotice, { ...notice, at: at('notices') });
    const job = { user: userId, run: 'preview', state: 'done' } as const;
    await em.insert(ImportJob, { ...job, createdAt: at('imports'), leaseUntil: at('imports') });
    const device = { user: userId, tokenHash: hash, createdAt: daysAgo(900) };
    await em.insert(KnownDevice, { ...device, lastUsedAt: at('devices') });
    const link = { codeHash: hash, source, createdAt: daysAgo(900) };
    await em.insert(ReviewLink, { ...link, expiresAt: at('links') });
    const days = { firstDay: '2026-10-01', lastDay: `2026-10-0${2 + late}` };
    const statement = {} as ShownStatement;
    const sent = { codeHash: hash, partner, ...days, statement, createdAt: daysAgo(900) };
    await em.insert(StatementLink, { ...sent, expiresAt: at('statements') });
  }
  await keptOnce();
  expect(faults).toEqual([]);
  const left = test.store.fork();
  expect((await left.findAll(ChangeNotice)).map(({ at }) => at)).toEqual([hoursAgo(23)]);
  expect((await left.findAll(ImportJob)).map(({ createdAt }) => createdAt)).toEqual([
    hoursAgo(7 * 24 - 1),
  ]);
  expect((await left.findAll(KnownDevice)).map(({ tokenHash }) => tokenHash)).toEqual(['hash -1']);
  expect((await left.findAll(StatementLink)).map(({ codeHash }) => codeHash)).toEqual(['hash -1']);
  expect((await left.findAll(ReviewLink)).map(({ codeHash }) => codeHash)).toEqual(['hash -1']);
});

it('removes all files unused for a day, also without an upload', async () => {
  const keys = Array.from({ length: 60 }, (_, at) => `${String(at).padStart(32, '0')}.png`);
  await test.store.write(test.store.fork(), async (em) => {
    for (const key of keys) {
      await addFile(em, { key, contentType: 'image/png', size: 1, createdAt: hoursAgo(25) });
    }
    const fresh = `${'f'.repeat(32)}.png`;
    await addFile(em, { key: fresh, contentType: 'image/png', size: 1, createdAt: hoursAgo(1) });
  });
  await keptOnce();
  expect(faults).toEqual([]);
  expect(files.remove.mock.calls.flat().sort()).toEqual(keys);
});

it('removes history older than the setting', async () => {
  await addChanges(3, daysAgo(31));
  await addChanges(2, daysAgo(29));
  await keptOnce();
  expect(await history()).toBe(2);
  await keptOnce({ historyDays: 0 });
  expect(await history()).toBe(2);
});

it('removes a long history in batches, with other writes in between', async () => {
  for (let at = 0; at < 4; at += 1) await addChanges(1000, daysAgo(31 + at));
  const { store } = test;
  const portions: number[] = [];
  const write: typeof store.write = async (em, job) => {
    const before = await history();
    const result = await store.write(em, job);
    portions.push(before - (await history()));
    return result;
  };
  const housekeeping = keep({ store: { ...store, fork: () => store.fork(), write } });
  let written = 0;
  let isOver = false;
  const others = (async () => {
    while (!isOver) {
      await store.write(store.fork(), async (em) => {
        em.create(ChangeLog, {
          at: now,
          userId,
          userLogin: 'keeper',
          operation: 'y',
          entity: 'Car',
          entityId: 2,
          before: null,
          after: null,
        });
        await em.flush();
      });
      written += 1;
      // A write of the embedded database is synchronous: timers would not run.
      await new Promise((next) => setImmediate(next));
    }
  })();
  await housekeeping.firstRound;
  isOver = true;
  await others;
  await housekeeping.stop();
  expect(await history()).toBe(written);
  expect(Math.max(...portions)).toBeLessThanOrEqual(500);
  expect(written).toBeGreaterThan(1);
}, 60_000);

it('a stop does not wait for a long history', async () => {
  await addChanges(1500, daysAgo(31));
  const housekeeping = keep();
  await housekeeping.stop();
  await housekeeping.firstRound;
  expect(await history()).toBeGreaterThan(0);
});

it('removes unfinished files older than an hour', async () => {
  await keptOnce();
  expect(files.removeUnfinished).toHaveBeenCalledWith(hoursAgo(1));
});

it('reports an error and continues with the rest', async () => {
  let isNoted = false;
  const write: typeof test.store.write = (em, job) => {
    if (isNoted) return Promise.reject(new Error('no connection'));
    isNoted = true;
    return test.store.write(em, job);
  };
  await keptOnce({ store: { ...test.store, fork: () => test.store.fork(), write } });
  expect(faults).toEqual(
    'keys notices attempts imports sessions devices tokens links undos sheetPhotos paperFiles unusedFiles history'.split(
      ' ',
    ),
  );
  expect(files.removeUnfinished).toHaveBeenCalledOnce();
});

it('removes revoked tokens after 30 days and no others', async () => {
  const em = test.store.fork();
  const revoked = { old: daysAgo(31), fresh: daysAgo(29), live: null };
  for (const [name, revokedAt] of Object.entries(revoked)) {
    const token = { user: userId, name, tokenHash: name, permissions: [], createdAt: daysAgo(900) };
    await em.insert(ApiToken, { ...token, lastUsedAt: null, revokedAt, expiresAt: daysAgo(800) });
  }
  await keptOnce();
  const kept = await test.store.fork().findAll(ApiToken, { orderBy: { id: 'asc' } });
  expect(kept.map(({ name }) => name)).toEqual(['fresh', 'live']);
});

/** A row of each kind that expires, dated at the moment. */
async function addOneOfEach(at: Date) {
  const em = test.store.fork();
  const hash = { tokenHash: 'one', user: userId, createdAt: at };
  await em.insert(Session, { ...hash, lastSeenAt: at, expiresAt: daysAgo(-30), userAgent: null });
  await em.insert(KnownDevice, { ...hash, lastUsedAt: at });
  const token = { ...hash, name: 'Касса', permissions: [], lastUsedAt: at };
  await em.insert(ApiToken, { ...token, revokedAt: at, expiresAt: null });
  const operation = 'addCashEntry';
  await em.insert(IdempotencyKey, { key: 'k', userId, operation, fingerprint: 'f', createdAt: at });
  await em.insert(ChangeNotice, { operation: 'createCar', topics: [], carIds: [], at });
  await em.insert(AttemptCount, { key: 'one', points: 9, expire: hoursAgo(-0.25).getTime() });
  const job = { user: userId, run: 'preview', state: 'done' } as const;
  await em.insert(ImportJob, { ...job, createdAt: at, leaseUntil: at });
  const source = await em.insert(Source, { name: 'Авито', createdAt: at });
  await em.insert(ReviewLink, { codeHash: 'c', source, createdAt: at, expiresAt: hoursAgo(-0.5) });
  await test.store.write(test.store.fork(), (tx) =>
    addFile(tx, { key: `${'a'.repeat(32)}.png`, contentType: 'image/png', size: 1, createdAt: at }),
  );
  await addChanges(3, at);
}

const removable = [
  ApiToken,
  AttemptCount,
  ChangeLog,
  ChangeNotice,
  IdempotencyKey,
  ImportJob,
  KnownDevice,
  ReviewLink,
  Session,
  StoredFile,
];
async function rows(): Promise<Record<string, number>> {
  const em = test.store.fork();
  const counts: Record<string, number> = {};
  for (const entity of removable)
    counts[entity.meta.className] = await em.count(entity as typeof Session);
  return counts;
}

it('removes nothing at a start whose clock is 1,100 days ahead, and logs it', async () => {
  await addOneOfEach(now);
  const before = await rows();
  expect(Object.values(before)).not.toContain(0);
  const ahead = daysAgo(-1100);
  await keptOnce({ clock: () => ahead });
  expect(await rows()).toEqual(before);
  expect(files.remove).not.toHaveBeenCalled();
  expect(files.removeUnfinished).not.toHaveBeenCalled();
  expect(jumps).toEqual([{ trustedAt: now, jumped: { at: ahead, ranMs: 0 } }]);
  await keptOnce();
  expect([await rows(), jumps.length]).toEqual([before, 1]);
});

it('removes expired rows after a day of uptime on that clock', async () => {
  await addOneOfEach(now);
  const ahead = daysAgo(-1100);
  for (let hours = 0; hours <= 24; hours += 1) {
    expect(Object.values(await rows())).not.toContain(0);
    await keptOnce({ clock: () => addHours(ahead, hours) });
  }
  expect(new Set(Object.values(await rows()))).toEqual(new Set([0]));
  expect(jumps).toHaveLength(24);
});

it('compares the first start with the newest row of the history', async () => {
  await addOneOfEach(now);
  await test.store.fork().nativeDelete(ClockNoteRow, {});
  const before = await rows();
  await keptOnce({ clock: () => daysAgo(-1100) });
  expect(await rows()).toEqual(before);
});

it('removes nothing without a stored moment of the clock', async () => {
  await addOneOfEach(daysAgo(900));
  const before = await rows();
  const write = () => Promise.reject(new Error('no connection'));
  await keptOnce({ store: { ...test.store, fork: () => test.store.fork(), write } });
  expect([await rows(), faults]).toEqual([before, ['clock']]);
});

it('removes counts started by a clock ahead', async () => {
  const expire = daysAgo(-1100).getTime();
  await test.store.fork().insert(AttemptCount, { key: 'locked out', points: 9, expire });
  await keptOnce();
  expect(await test.store.fork().count(AttemptCount)).toBe(0);
});
