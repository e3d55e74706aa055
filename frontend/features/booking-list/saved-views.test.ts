import { describe, expect, test } from 'vitest';
import { viewQuery, viewsOf, withView } from './saved-views';

const view = (name: string, query = 'status=active') => ({ name, query });

describe('saved views', () => {
  test('are parsed back as stored', () => {
    const views = [view('Долги', 'money=unpaid'), view('Активные')];
    expect(viewsOf(JSON.stringify(views))).toEqual(views);
  });

  test.each([null, '', '{', '7', '[{"name":1}]'])('are none in «%s»', (text) => {
    expect(viewsOf(text)).toEqual([]);
  });

  test('have one view of a name, the latest first', () => {
    const views = withView([view('Долги'), view('Рио')], view(' Рио ', 'model=Kia+Rio'));
    expect(views).toEqual([view('Рио', 'model=Kia+Rio'), view('Долги')]);
    expect(withView(views, view('  '))).toEqual(views);
  });

  test('keep no page', () => {
    expect(viewQuery(new URLSearchParams('money=unpaid&page=3'))).toBe('money=unpaid');
  });
});
