import { describe, expect, it } from 'vitest';
import { matchesSearch } from './search';

const finds = (query: string) =>
  matchesSearch(
    query,
    ['Фёдоров Пётр', 'fedorov@mail.ru', 'Kia Rio', 'А418КМ77', null],
    ['79162451807', 'А418КМ77', undefined],
  );

describe('the search box', () => {
  it.each([
    ['', 'an empty query'],
    ['  ', 'spaces'],
    ['фёдоров', 'another case'],
    ['Федоров', 'е for ё'],
    ['ПЁТР', 'capitals'],
    ['rio', 'a model'],
    ['418км', 'part of a plate'],
    ['916245', 'digits of the phone'],
    ['245-18', 'digits with dashes'],
    ['+7 (916) 245', 'the phone as it is written'],
    ['8916245', 'the phone with the leading 8'],
    ['41877', 'the digits of the plate'],
  ])('%j matches by %s', (query) => {
    expect(finds(query)).toBe(true);
  });

  it.each(['Иванов', '999', 'Петр 916', '8245', '()', '418XX'])('%j matches nothing', (query) => {
    expect(finds(query)).toBe(false);
  });
});
