import { foldForSearch } from '../words/search';

/** Russian letters → Latin letters of the same sound in car names. */
const LATIN_SOUNDS: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 's',
  ч: 'h',
  ш: 's',
  щ: 's',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'u',
  я: 'ia',
};

/** Spellings of one sound, replaced in order. */
const LEVELLED: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/c(?=[eiy])/g, 's'],
  [/sh/g, 's'],
  [/ch/g, 'h'],
  [/ph/g, 'f'],
  [/[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/y/g, 'i'],
  [/dj/g, 'j'],
  [/(.)\1+/g, '$1'],
  [/ia/g, 'a'],
];

/**
 * A phonetic key, so that a Latin name matches its Russian spelling and vice versa: 'Rio' and
 * 'рио', 'Camry' and 'камри', 'Octavia' and 'октавия' are equal. For comparison only.
 */
export function soundKey(word: string): string {
  const latin = [...foldForSearch(word)].map((letter) => LATIN_SOUNDS[letter] ?? letter).join('');
  return LEVELLED.reduce((text, [spelling, sound]) => text.replace(spelling, sound), latin);
}
