import { describe, expect, it } from 'vitest';
import { withChoice } from './recent-choices';
import type { SearchItem } from './search-items';

const item = (id: string, kind: SearchItem['kind'] = 'customer'): SearchItem => ({
  id,
  kind,
  title: id,
  path: `/${id}`,
});

describe('recent choices', () => {
  it('keeps the latest first, without duplicates, six at most', () => {
    let kept: readonly SearchItem[] = [];
    for (const id of ['a', 'b', 'c', 'a', 'd', 'e', 'f', 'g']) kept = withChoice(kept, item(id));
    expect(kept.map(({ id }) => id)).toEqual(['g', 'f', 'e', 'd', 'a', 'c']);
  });

  it('excludes commands', () => {
    expect(withChoice([], item('cash', 'cash'))).toEqual([]);
    expect(withChoice([], item('free-3', 'newBooking'))).toEqual([]);
  });
});
