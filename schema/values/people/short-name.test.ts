import { describe, expect, it } from 'vitest';
import { shortName } from './short-name';

describe('a short name', () => {
  it.each([
    ['Иванов Иван Петрович', 'Иванов И.'],
    ['  Иванов   иван ', 'Иванов И.'],
    ['Мадонна', 'Мадонна'],
    ['', ''],
    ['Ли 𝒳у', 'Ли 𝒳.'],
  ])('%j is %j', (full, short) => {
    expect(shortName(full)).toBe(short);
  });
});
