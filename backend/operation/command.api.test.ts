import { ChangeLog } from '@backend/store/entities/change-log.entity';
import { IdempotencyKey } from '@backend/store/entities/idempotency-key.entity';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const staff = () => app.as(['view_sources']);

/** The history entries and notices of a command. */
async function traces() {
  const em = app.store.fork();
  const [history, keys] = [await em.count(ChangeLog), await em.count(IdempotencyKey)];
  return { history, keys, cursor: app.changes.cursor() };
}

async function createSource(name: string, key: string) {
  return staff().rest('POST', '/sources', { name }, { 'idempotency-key': key });
}

describe('a command', () => {
  test('that changes something writes its history and sends one notice', async () => {
    const before = await traces();
    expect((await createSource('Сайт', 'first')).status).toBe(201);
    const after = await traces();
    expect([after.history, after.keys]).toEqual([before.history + 1, before.keys + 1]);
    expect(after.cursor).not.toBe(before.cursor);
  });

  test('that changes nothing leaves no trace', async () => {
    const { body } = await createSource('Вывеска', 'unchanged');
    const before = await traces();
    const same = await staff().rest('PATCH', `/sources/${body.id}`, { name: ' Вывеска ' });
    expect(same.body).toMatchObject({ id: body.id, name: 'Вывеска', version: body.version });
    expect(await traces()).toEqual(before);
  });

  test('that is retried returns the first response, without another notice', async () => {
    const { body } = await createSource('Друзья', 'again');
    const before = await traces();
    expect((await createSource('Друзья', 'again')).body).toEqual(body);
    expect(await traces()).toEqual(before);
  });

  test('that is refused leaves no trace, and its key is free', async () => {
    await createSource('Реклама', 'taken');
    const before = await traces();
    const refused = await createSource('Реклама', 'free');
    expect(refused.status).toBe(422);
    expect(refused.body.message).toBe(MESSAGES.sources.nameTaken);
    expect(await traces()).toEqual(before);
    expect((await createSource('Реклама 2', 'free')).status).toBe(201);
  });
});
