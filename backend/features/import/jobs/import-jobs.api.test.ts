import { recordChange } from '@backend/store/change-log';
import { Booking } from '@backend/store/entities/booking.entity';
import { Car } from '@backend/store/entities/fleet/car.entity';
import { ImportJob } from '@backend/store/entities/import-job.entity';
import { forgetImportJobs } from '@backend/store/import-jobs';
import { lockCar } from '@backend/store/locks/guard-car';
import type { Em } from '@backend/store/open-store';
import { addCustomer, insertBooking } from '@backend/store/testing/sample';
import type { Client } from '@backend/testing/client';
import { addCar } from '@backend/testing/data/fleet';
import { importPlate, makeBookingsCsv } from '@backend/testing/data/import-files';
import { addUser } from '@backend/testing/data/people';
import { formOf, sendForm } from '@backend/testing/data/uploads';
import { JOB_PATIENCE } from '@backend/testing/import-job';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import type { Permission } from '@schema/permissions';
import { addHours } from 'date-fns/addHours';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';

interface Job {
  id: number;
  run: string;
  fileName: string | null;
  state: string;
  stage: string | null;
  rowsDone: number;
  rowsTotal: number;
  result: Record<string, unknown> | null;
  refusal: { code: string; message: string; fields: Record<string, string> | null } | null;
  message?: string;
}

const { importing } = MESSAGES;
const BOTH: Permission[] = ['view_cars', 'edit_bookings'];
const CARS = 'Марка;Модель;Госномер\nKia;Rio;А418КМ77\nЛада;;';
/** A file that takes a second or two to read and is then rejected. */
const SLOW = Buffer.alloc(6 * 1024 * 1024, ';');

let app: TestApp;
let carId: number;
beforeAll(async () => {
  app = await startTestApp();
  carId = await addCar(app.store, { licensePlate: importPlate(0) });
});
afterAll(() => app.close());
beforeEach(async () => {
  const em = app.store.fork();
  await em.nativeDelete(ImportJob, {});
  await em.nativeDelete(Booking, {});
  await em.nativeDelete(Car, { id: { $ne: carId } });
});

const staff = () => app.as(BOTH);

function start(
  content: string | Uint8Array,
  words: Record<string, string> = {},
  { client = staff(), headers = {} }: { client?: Client; headers?: Record<string, string> } = {},
) {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const form = formOf({ bytes, field: 'file', name: 'x.csv', type: 'text/csv' });
  for (const [name, word] of Object.entries({ run: 'import', ...words })) form.append(name, word);
  return sendForm<Job>(app.url, client, '/import/jobs', form, headers);
}

const jobOf = async (id: number, client = staff()) =>
  (await client.rest<Job>('GET', `/import/jobs/${id}`)).body;

/** Polls the job until the condition holds; fails on timeout. */
function untilJob(id: number, isSo: (job: Job) => boolean, client = staff()): Promise<Job> {
  return vi.waitFor(async () => {
    const job = await jobOf(id, client);
    if (!isSo(job)) throw new Error(`${job.state}, ${job.stage}, ${job.refusal?.message}`);
    return job;
  }, JOB_PATIENCE);
}
const ended = (id: number, client = staff()) =>
  untilJob(id, ({ state }) => state === 'done' || state === 'failed', client);

const cancel = (id: number, client = staff()) =>
  client.rest<Job>('POST', `/import/jobs/${id}/cancel`, {});

/**
 * Blocks the import's write until released: holds the car's lock (PostgreSQL) or the only writer
 * (SQLite). `write` runs on release, before the import's write.
 */
async function holdWriters(write: (em: Em) => Promise<void> = async () => undefined) {
  const gate = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const done = app.store.write(app.store.fork(), async (em) => {
    await lockCar(em, carId);
    held.resolve();
    await gate.promise;
    await write(em);
  });
  await held.promise;
  const release = async () => {
    gate.resolve();
    await done;
  };
  // A failed test must not block the writer of the next ones.
  onTestFinished(release);
  return release;
}

describe('a job', () => {
  test('of an import returns immediately and stores its result', async () => {
    const started = await start(CARS, { fileName: 'парк.csv' });
    expect([started.status, started.body]).toEqual([
      202,
      expect.objectContaining({ run: 'import', fileName: 'парк.csv', result: null }),
    ]);
    const job = await ended(started.body.id);
    expect(job).toMatchObject({ state: 'done', refusal: null, result: { kind: 'cars', cars: 1 } });
    const { body } = await staff().rest<{ items: Job[] }>('GET', '/import/jobs');
    expect(body.items.map(({ id, state }) => [id, state])).toEqual([[job.id, 'done']]);
  });

  test('publishes notices of the records it added', async () => {
    const notices = app.changes.stream()[Symbol.asyncIterator]();
    const notice = notices.next();
    await start(CARS);
    expect((await notice).value).toMatchObject({ operation: 'importSheet' });
    await notices.return?.();
  });

  test('of a preview stores every row and writes nothing else', async () => {
    const { body } = await start(CARS, { run: 'preview' });
    const job = await ended(body.id);
    expect(job).toMatchObject({ run: 'preview', state: 'done', result: null });
    const preview = await staff().rest<{ rows: { fate: string }[] }>(
      'GET',
      `/import/jobs/${job.id}/preview`,
    );
    expect(preview.body).toMatchObject({
      kind: 'cars',
      newCars: 1,
      counts: { refused: 1, new: 1 },
    });
    expect(preview.body.rows.map(({ fate }) => fate)).toEqual(['refused', 'new']);
    expect((await staff().rest('GET', '/cars')).body).toMatchObject({ items: [{ id: carId }] });
    const next = await start(CARS, { run: 'preview' });
    await ended(next.body.id);
    expect((await staff().rest('GET', `/import/jobs/${job.id}`)).status).toBe(404);
  });

  test('stores the same error as the synchronous call', async () => {
    const { body } = await start('привет');
    expect(await ended(body.id)).toMatchObject({
      state: 'failed',
      refusal: {
        code: 'VALIDATION_FAILED',
        message: importing.empty,
        fields: { file: importing.empty },
      },
    });
  });

  test('with an unknown kind or without a file is rejected', async () => {
    const unknown = await start(CARS, { run: 'later' });
    expect([unknown.status, unknown.body.message]).toEqual([422, importing.runInvalid]);
    const form = new FormData();
    form.append('run', 'import');
    const empty = await sendForm(app.url, staff(), '/import/jobs', form);
    expect(empty.status).toBe(422);
  });

  test('is started once per Idempotency-Key', async () => {
    const headers = { 'Idempotency-Key': 'one-job' };
    const [first, second] = [
      await start(CARS, {}, { headers }),
      await start(CARS, {}, { headers }),
    ];
    expect(second.body.id).toBe(first.body.id);
    await ended(first.body.id);
    expect((await start('другое', {}, { headers })).status).toBe(409);
  });

  test('is visible only to its user, with the permission', async () => {
    const { body } = await start(CARS);
    await ended(body.id);
    const other = app.as(['view_cars']);
    expect((await other.rest('GET', `/import/jobs/${body.id}`)).status).toBe(404);
    expect((await other.rest('GET', `/import/jobs/${body.id}/preview`)).status).toBe(404);
    expect((await cancel(body.id, other)).status).toBe(404);
    expect((await other.rest('GET', '/import/jobs')).body).toEqual({ items: [] });
    expect((await start(CARS, {}, { client: app.as(['view_board']) })).status).toBe(403);
    expect((await start(CARS, {}, { client: app.as(null) })).status).toBe(401);
  });

  test('rejects data its user may not import', async () => {
    const { body } = await start(
      'ФИО;Телефон\nИванов;89161112233',
      {},
      { client: app.as(['view_cars']) },
    );
    const job = await ended(body.id, app.as(['view_cars']));
    expect(job.refusal).toMatchObject({ code: 'FORBIDDEN', message: importing.bookingsForbidden });
  });

  test('is deleted with its user, and after a week', async () => {
    const { body } = await start(CARS);
    await ended(body.id);
    const em = app.store.fork();
    const days = (count: number) => addHours(app.clock.now(), 24 * count);
    expect(await app.store.write(em, (tx) => forgetImportJobs(tx, days(6)))).toBe(0);
    expect(await app.store.write(em, (tx) => forgetImportJobs(tx, days(8)))).toBe(1);
  });
});

test('rows are validated again when others wrote between validation and write', async () => {
  const customerId = await addCustomer(app.store);
  const { body } = await start(makeBookingsCsv(1));
  const release = await holdWriters(async (em) => {
    const entityId = await insertBooking(em, {
      car: carId,
      customer: customerId,
      startDate: new Date('2020-01-02T07:00:00Z'),
      endDate: new Date('2020-01-02T09:00:00Z'),
    });
    const change = { at: app.clock.now(), user: null, operation: 'createBookingWithCustomer' };
    recordChange(em, { ...change, entity: 'Booking', entityId });
  });
  await untilJob(body.id, ({ stage }) => stage === 'writing');
  await release();
  expect(await ended(body.id)).toMatchObject({ result: { bookings: 0, incomplete: 1 } });
});

describe('a cancelled job', () => {
  test('writes nothing when cancelled while reading', async () => {
    const { body } = await start(SLOW);
    await untilJob(body.id, ({ stage }) => stage === 'reading');
    const answer = await cancel(body.id);
    expect([answer.status, answer.body.state, answer.body.refusal?.message]).toEqual([
      200,
      'failed',
      importing.cancelled,
    ]);
    const again = await cancel(body.id);
    expect([again.status, again.body.message]).toEqual([409, importing.alreadyEnded]);
  });

  test('cannot be cancelled while writing', async () => {
    const { body } = await start(makeBookingsCsv(20));
    const release = await holdWriters();
    await untilJob(body.id, ({ stage }) => stage === 'writing');
    const answer = await cancel(body.id);
    expect([answer.status, answer.body.message]).toEqual([409, importing.tooLateToCancel]);
    await release();
    expect(await ended(body.id)).toMatchObject({ state: 'done' });
  });

  test('is detected by its lease when its process ends', async () => {
    const userId = await addUser(app.store, { login: 'olga', permissions: BOTH }, app.clock.now());
    const em = app.store.fork();
    const now = app.clock.now();
    const left = em.create(ImportJob, {
      user: userId,
      run: 'import',
      state: 'running',
      stage: 'writing',
      createdAt: now,
      leaseUntil: new Date(now.getTime() + 15_000),
    });
    await em.persist(left).flush();
    const olga = app.as('olga');
    expect((await jobOf(left.id, olga)).state).toBe('running');
    app.clock.advance(15_001);
    const job = await jobOf(left.id, olga);
    expect([job.state, job.refusal?.message]).toEqual(['failed', importing.restarted]);
    expect((await cancel(left.id, olga)).status).toBe(409);
  });
});

test('a full queue rejects files with Retry-After', async () => {
  const jobs: number[] = [];
  for (let at = 0; at < 4; at += 1) jobs.push((await start(SLOW, { run: 'preview' })).body.id);
  const states = await Promise.all(jobs.map((id) => jobOf(id)));
  expect(states.map(({ state }) => state)).toEqual(['running', 'queued', 'queued', 'queued']);
  for (const path of ['/import/jobs', '/import/preview', '/import']) {
    const form = formOf({ bytes: Buffer.from(CARS), field: 'file' });
    form.append('run', 'import');
    const answer = await sendForm(app.url, staff(), path, form);
    expect([path, answer.status, answer.body.message]).toEqual([path, 429, importing.queueFull]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  for (const id of jobs.reverse()) await cancel(id);
  expect((await jobOf(jobs[0] ?? 0)).refusal?.message).toBe(importing.cancelled);
});

// Runs last: it stops the application.
test('a job interrupted by a server stop writes nothing and is marked failed', async () => {
  const { body } = await start(makeBookingsCsv(20));
  const release = await holdWriters();
  await untilJob(body.id, ({ stage }) => stage === 'writing');
  const stopped = app.stop();
  // The job's failure is written through the same blocked writer.
  setTimeout(() => void release(), 300);
  await stopped;
  const em = app.store.fork();
  const job = await em.findOneOrFail(ImportJob, body.id);
  expect([job.state, job.refusal?.message]).toEqual(['failed', importing.restarted]);
  expect(await em.count(Booking)).toBe(0);
});
