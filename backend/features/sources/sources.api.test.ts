import { addSource } from '@backend/testing/data/fleet';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  for (const name of [
    'Яндекс',
    'Ёлка',
    'авито',
    'Звонок',
    'Жёлтые страницы',
    'Avito 2',
    'Avito 10',
  ]) {
    await addSource(app.store, name);
  }
});
afterAll(() => app.close());

interface List {
  items: { source: { id: number; name: string } }[];
}

describe('the list of sources', () => {
  test('is in Russian order and the same over REST and GraphQL', async () => {
    const rest = await app.as(['edit_bookings']).rest<List>('GET', '/sources');
    expect(rest.status).toBe(200);
    const names = rest.body.items.map(({ source }) => source.name);
    expect(names.filter((name) => /[а-яё]/i.test(name))).toEqual([
      'авито',
      'Ёлка',
      'Жёлтые страницы',
      'Звонок',
      'Яндекс',
    ]);
    expect(names.indexOf('Avito 2')).toBeLessThan(names.indexOf('Avito 10'));
    expect(rest.body.items[0]).toEqual({ source: { id: expect.any(Number), name: names[0] } });
    const { data } = await app
      .as(['view_sources'])
      .gql('{ sources { items { source { id name } } } }');
    expect(data?.sources).toEqual(rest.body);
  });
});
