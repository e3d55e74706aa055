import { expect, it } from 'vitest';
import { plateParts } from './plate';

it('a Russian plate is split into body and region, however it is typed', () => {
  for (const plate of ['А418КМ77', 'а 418 км 77', ' А418КМ 77 ']) {
    expect(plateParts(plate)).toEqual({ body: 'А 418 КМ', region: '77' });
  }
  expect(plateParts('Е285МН777').region).toBe('777');
});

it('any other plate is shown unchanged', () => {
  expect(plateParts('7777 MI-5')).toEqual({ body: '7777 MI-5', region: null });
  expect(plateParts('')).toEqual({ body: '', region: null });
});
