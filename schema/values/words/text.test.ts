import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldForSearch, matchesSearch } from './search';
import { cleanName, isCleanText, trimmedOrNull } from './text';

describe('storable texts', () => {
  test.each(['Иванов', 'две\nстроки\tи отступ\r\n', '👍🏽 Ёж №5', ''])('%j may', (text) => {
    expect(isCleanText(text)).toBe(true);
  });

  test.each(['\u0000', 'a\u0007b', '\u001b[31m', '\ud800', '\udc00x', '\u007f'])(
    '%j may not',
    (text) => {
      expect(isCleanText(text)).toBe(false);
    },
  );

  test('are trimmed, and null when empty', () => {
    expect(trimmedOrNull('  кресло ')).toBe('кресло');
    expect(trimmedOrNull('   ')).toBeNull();
    expect(trimmedOrNull(null)).toBeNull();
  });
});

describe('a name as it is stored', () => {
  test.each([
    ['admin\u200b', 'admin'],
    ['\ufeffad\u00admin\u2060', 'admin'],
    ['\u202eadmin\u202c', 'admin'],
    ['Иванов\u00a0\u2003 Иван', 'Иванов Иван'],
    ['Иванов\n\tИван\u2028', 'Иванов Иван'],
    ['Анд\u0440еи\u0306', 'Андрей'],
    [' \u200b ', ''],
    ['O’Brien-Ёж', 'O’Brien-Ёж'],
  ])('%j is %j', (typed, stored) => {
    expect(cleanName(typed)).toBe(stored);
  });

  test('is the same with invisible characters anywhere', () => {
    const hidden = fc.constantFrom(
      ...'\u200b\u200c\u200d\u2060\ufeff\u00ad\u202a\u202e\u2066\u200e',
    );
    const name = fc.string({ unit: 'grapheme', maxLength: 20 });
    fc.assert(
      fc.property(name, hidden, fc.nat(), (text, mark, place) => {
        const at = place % (text.length + 1);
        // A pair of surrogates is one character.
        fc.pre(text.slice(0, at).isWellFormed());
        const twin = text.slice(0, at) + mark + text.slice(at);
        expect(cleanName(cleanName(text))).toBe(cleanName(text));
        expect(cleanName(twin)).toBe(cleanName(cleanName(twin)));
        if (/^[\p{L}\p{N} ]*$/u.test(text)) expect(cleanName(twin)).toBe(cleanName(text));
      }),
    );
  });
});

test.each([
  ['андрей', 'Андреи\u0306'],
  ['андреи\u0306', 'Андрей'],
  ['ме\u0308д', 'Мед'],
  ['иванов иван', 'Иванов\u00a0Иван'],
  ['иванов  иван', 'Иванов Иван'],
  ['иванов\u200b', 'Иванов'],
  ['иванов', 'Ива\u200bнов'],
])('a search for %j finds %j', (query, text) => {
  expect(matchesSearch(query, [text])).toBe(true);
});

test('a folded text keeps its lines apart', () => {
  expect(foldForSearch('Ёлка\nE@Mail.ru')).toBe('елка\ne@mail.ru');
});
