import { describe, expect, test } from 'vitest';
import { filterCount, filterWords, listFilterOf, NO_FILTER, withListFilter } from './list-filter';

const parsed = (address: string) => listFilterOf(new URLSearchParams(address));
const FULL = {
  from: '2026-11-01',
  to: '2026-11-30',
  sourceId: 2,
  model: 'Kia Rio',
  money: 'unpaid',
} as const;

describe('the filter of the booking list', () => {
  test('is parsed back as written', () => {
    expect(listFilterOf(withListFilter(new URLSearchParams(), FULL))).toEqual(FULL);
    expect(`${withListFilter(new URLSearchParams('source=2&model=a'), NO_FILTER)}`).toBe('');
  });

  test.each(['', 'from=2026-02-30', 'from=2026-11-02&to=2026-11-01', 'source=-1', 'money=all'])(
    'is empty in «%s»',
    (address) => {
      expect(parsed(address)).toEqual(NO_FILTER);
    },
  );

  test('resets the page and keeps the rest', () => {
    const params = new URLSearchParams('search=рио&status=active&page=3');
    expect(`${withListFilter(params, { ...NO_FILTER, sourceId: 2 })}`).toBe(
      `${new URLSearchParams('search=рио&status=active&source=2')}`,
    );
  });

  test('is counted and described', () => {
    expect([filterCount(NO_FILTER), filterCount(FULL)]).toEqual([0, 4]);
    expect(filterWords(NO_FILTER, null)).toEqual([]);
    expect(filterWords(FULL, 'Авито')).toEqual([
      'с 01.11.2026 по 30.11.2026',
      'Авито',
      'Kia Rio',
      'Не оплачено',
    ]);
    expect(filterWords({ ...NO_FILTER, to: '2026-11-30', sourceId: 2 }, null)).toEqual([
      'по 30.11.2026',
      'Источник',
    ]);
  });
});
