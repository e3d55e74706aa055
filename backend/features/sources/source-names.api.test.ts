import { ChangeLog } from '@backend/store/entities/change-log.entity';
import { ReviewTemplate } from '@backend/store/entities/reviews/review-template.entity';
import { Source } from '@backend/store/entities/source.entity';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.store.fork().nativeDelete(Source, {});
  await app.store.fork().nativeDelete(ChangeLog, {});
});
afterAll(() => app.close());

interface Saved {
  id: number;
  name: string;
  message?: string;
}

const keeper = () => app.as(['view_sources']);
const add = (body: object, headers?: Record<string, string>) =>
  keeper().rest<Saved>('POST', '/sources', body, headers);
const rename = (id: number | string, body: object) =>
  keeper().rest<Saved>('PATCH', `/sources/${id}`, body);
const kept = () => app.store.fork().find(Source, {}, { orderBy: { id: 'asc' } });
const refusal = (message: string) => ({
  code: 'VALIDATION_FAILED',
  message,
  fields: { name: message },
});

describe('a source', () => {
  test('is not writable by anonymous clients or users who only edit bookings', async () => {
    for (const [method, path] of [
      ['POST', '/sources'],
      ['PATCH', '/sources/1'],
    ] as const) {
      const body = { name: 'Авито' };
      expect((await app.as(null).rest(method, path, body)).status).toBe(401);
      expect((await app.as(['edit_bookings']).rest(method, path, body)).status).toBe(403);
    }
    expect(await kept()).toHaveLength(0);
  });

  test.each([{}, { name: null }, { name: '   ' }])('requires a name: %j', async (body) => {
    const created = await add(body);
    expect([created.status, created.body]).toEqual([422, refusal(MESSAGES.sources.nameRequired)]);
    const { id } = (await add({ name: 'Авито' })).body;
    const renamed = await rename(id, body);
    expect([renamed.status, renamed.body]).toEqual([422, refusal(MESSAGES.sources.nameRequired)]);
    expect(await kept()).toHaveLength(1);
  });

  test('is saved trimmed, empty values as null, with history', async () => {
    const { status, body } = await add({ name: ' Авито ', description: '  ', template: ' ' });
    expect(status).toBe(201);
    expect(body).toEqual({ id: expect.any(Number), name: 'Авито', description: null, version: 1 });
    expect(await app.store.fork().count(ReviewTemplate)).toBe(0);
    const [change] = await app.store.fork().findAll(ChangeLog);
    expect(change).toMatchObject({
      operation: 'createSource',
      entity: 'Source',
      entityId: body.id,
      before: null,
      after: { name: 'Авито', description: null, template: null },
    });
  });

  test('with a template is in the review queue from the start', async () => {
    const { body } = await add({ name: 'Авито', description: 'Объявления', template: ' Оцените ' });
    expect(body).toMatchObject({ name: 'Авито', description: 'Объявления' });
    const [template] = await app.store.fork().findAll(ReviewTemplate);
    expect(template).toMatchObject({ message: 'Оцените', includeInQueue: true });
    expect(template?.source.id).toBe(body.id);
    expect(template?.updatedAt).toEqual(app.clock.now());
  });

  test.each(['Авито', 'авито', '  АВИТО '])('has a unique name: %j is taken', async (name) => {
    await add({ name: 'Авито' });
    const { id } = (await add({ name: 'Друзья' })).body;
    const created = await add({ name });
    expect([created.status, created.body]).toEqual([422, refusal(MESSAGES.sources.nameTaken)]);
    const renamed = await rename(id, { name });
    expect([renamed.status, renamed.body]).toEqual([422, refusal(MESSAGES.sources.nameTaken)]);
    expect((await kept()).map((source) => source.name)).toEqual(['Авито', 'Друзья']);
  });

  test('is renamed, also in letter case only; saving the same records nothing', async () => {
    const { id } = (await add({ name: 'Авито', description: 'Объявления' })).body;
    const { status, body } = await rename(id, { name: ' АВИТО ', description: 'нет' });
    expect([status, body]).toEqual([
      200,
      { id, name: 'АВИТО', description: 'Объявления', version: 2 },
    ]);
    await rename(id, { name: 'АВИТО' });
    const changes = await app.store.fork().find(ChangeLog, { operation: 'renameSource' });
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({ before: { name: 'Авито' }, after: { name: 'АВИТО' } });
  });

  test('that does not exist cannot be renamed', async () => {
    const unknown = await rename(2_000_000_000, { name: 'Авито' });
    expect([unknown.status, unknown.body.message]).toEqual([404, MESSAGES.sources.notFound]);
    expect((await rename('x', { name: 'Авито' })).status).toBe(400);
  });

  test('is added once by concurrent requests with names that differ in case', async () => {
    const names = ['Авито', 'авито', 'АВИТО', 'аВИТО', 'Авито', 'АвИтО'];
    const answers = await Promise.all(names.map((name) => add({ name })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422, 422]);
    expect(await kept()).toHaveLength(1);
  });

  test('is added once when retried with the same Idempotency-Key', async () => {
    const key = { 'Idempotency-Key': 'source-1' };
    const first = await add({ name: 'Авито', template: 'Оцените' }, key);
    const again = await add({ name: 'Авито', template: 'Оцените' }, key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await add({ name: 'Другой' }, key)).status).toBe(409);
    expect(await kept()).toHaveLength(1);
  });

  test('is the same over REST and GraphQL', async () => {
    const { data } = await keeper().gql<{ createSource: Saved }>(
      `mutation ($input: CreateSourceInput!) { createSource(input: $input) { id name description } }`,
      { input: { name: 'Авито', description: 'Объявления' } },
    );
    const id = Number(data?.createSource.id);
    expect(data?.createSource).toEqual({ id, name: 'Авито', description: 'Объявления' });
    const renamed = await keeper().gql(
      'mutation ($id: Int!, $name: String) { renameSource(id: $id, name: $name) { id name } }',
      { id, name: 'Авито 2' },
    );
    expect(renamed.data?.renameSource).toEqual({ id, name: 'Авито 2' });
    expect((await rename(id, { name: 'Авито 2' })).body).toMatchObject({ id, name: 'Авито 2' });
  });
});
