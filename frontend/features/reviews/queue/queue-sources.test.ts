import { describe, expect, test } from 'vitest';
import { queueSources, type SourceChoice, shownSource } from './queue-sources';

const of = (sourceId: number, sourceName: string) => ({ sourceId, sourceName });

test('counts the sources of the queue and sorts them in Russian order', () => {
  const requests = [of(2, 'Яндекс'), of(1, 'ёлка'), of(2, 'Яндекс'), of(3, 'Авито')];
  expect(queueSources(requests)).toEqual([
    { id: 3, name: 'Авито', count: 1 },
    { id: 1, name: 'ёлка', count: 1 },
    { id: 2, name: 'Яндекс', count: 2 },
  ]);
});

describe('the filter', () => {
  const sources = queueSources([of(3, 'Авито'), of(2, 'Яндекс')]);
  test.each<[string, SourceChoice, number | 'all']>([
    ['starts with the first source', null, 3],
    ['keeps the chosen one', 2, 2],
    ['falls back to the first when the chosen one is empty', 9, 3],
    ['shows all when chosen', 'all', 'all'],
  ])('%s', (_, choice, shown) => {
    expect(shownSource(choice, sources)).toBe(shown);
  });

  test('selects all for an empty queue', () => {
    expect(shownSource(null, [])).toBe('all');
  });
});
