import { expect, it } from 'vitest';
import {
  NO_SHEET_FILTER,
  sheetFilterCount,
  sheetFilterOf,
  sheetFilterWords,
  withSheetFilter,
} from './sheet-filter';

const parse = (query: string) => sheetFilterOf(new URLSearchParams(query));

it.each([
  ['', NO_SHEET_FILTER],
  ['side=back&finding=damages', { ...NO_SHEET_FILTER, side: 'back', finding: 'damages' }],
  ['side=left&finding=rust&from=today', NO_SHEET_FILTER],
  ['from=2026-11-02&to=2026-11-01', NO_SHEET_FILTER],
  ['from=2026-11-01', { ...NO_SHEET_FILTER, from: '2026-11-01' }],
])('«%s» is %j', (query, filter) => {
  expect(parse(query)).toEqual(filter);
});

it('sets a filter on the first page and keeps the search', () => {
  const filter = parse('from=2026-11-01&to=2026-11-30&side=out&finding=unsigned');
  const set = withSheetFilter(new URLSearchParams('search=рио&page=3'), filter);
  expect(set.get('search')).toBe('рио');
  expect(set.get('page')).toBeNull();
  expect(sheetFilterOf(set)).toEqual(filter);
  expect(withSheetFilter(set, NO_SHEET_FILTER).toString()).toBe(
    new URLSearchParams('search=рио').toString(),
  );
});

it('counts a period once and names every filter', () => {
  const filter = parse('from=2026-11-01&to=2026-11-30&side=out&finding=unsigned');
  expect(sheetFilterCount(filter)).toBe(3);
  expect(sheetFilterWords(filter)).toEqual(['с 01.11.2026 по 30.11.2026', 'Выдача', 'Без подписи']);
  expect([sheetFilterCount(NO_SHEET_FILTER), sheetFilterWords(NO_SHEET_FILTER)]).toEqual([0, []]);
});
